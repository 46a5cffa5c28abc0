/** Vite puts the file into the bundle as a data address. */
declare module '*?inline' {
  const address: string
  export default address
}

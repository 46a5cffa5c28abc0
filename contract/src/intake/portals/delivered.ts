/** As it came, in any shape. */
export interface Delivered {
  key: string
  query: Record<string, unknown>
  contentType: string | undefined
  /** One character for each byte. */
  body: string
}

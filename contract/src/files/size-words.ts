const megabyte = 1_048_576

/** '640 kB', '2.4 MB': as people compare files. */
export function sizeWords(bytes: number): string {
  if (bytes < 1_024) return `${bytes} bytes`
  if (bytes < megabyte) return `${Math.round(bytes / 1_024)} kB`
  return `${(bytes / megabyte).toFixed(1).replace('.0', '')} MB`
}

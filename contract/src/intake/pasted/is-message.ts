const worthReading = 3

/** Whether something that was pasted into a field for a name is a message rather than a name. */
export const isMessage = (text: string): boolean =>
  /\S\s*[\n\r]+\s*\S/.test(text) ||
  (text.trim().split(/\s+/).length >= worthReading && /\d{5}|@\S+\./.test(text))

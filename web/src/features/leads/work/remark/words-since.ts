/** What was typed behind the words that have been sent; all of it where those were changed. */
export const wordsSince = (sent: string, now: string): string =>
  now.startsWith(sent) ? now.slice(sent.length).trimStart() : now

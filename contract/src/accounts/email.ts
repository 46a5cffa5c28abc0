/** Enough to catch a slip; whether a mail arrives is known only when it has. */
export const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

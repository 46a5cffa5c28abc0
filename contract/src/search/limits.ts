export const searchLimits = {
  words: 100,
  /** With one letter nothing is looked for. */
  shortest: 2,
  /** Of a phone. */
  digits: 4,
  leads: 6,
  others: 4,
  /** Of so many leads that fit, the caller's own and then the newest, the best are chosen. */
  compared: 200,
  opened: 8,
} as const

/** In characters. */
export const templateLimits = {
  name: 100,
  subject: 200,
  html: 100_000,
  /** How many a firm may have. */
  most: 200,
  /** Test mails of one person in an hour. */
  testsPerHour: 20,
} as const

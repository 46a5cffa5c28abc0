const fiveMinutes = 5 * 60_000

/** Counted in windows of five minutes, in the database, so that every process sees them. */
export const windowStart = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / fiveMinutes) * fiveMinutes)

export const accountSubject = (email: string): string => `account:${email}`

export const addressSubject = (what: 'sign-in' | 'code' | 'code-try', address: string): string =>
  `${what}-address:${address}`

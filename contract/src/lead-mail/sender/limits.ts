export const mailServerLimits = {
  host: { max: 253 },
  username: { max: 320 },
  password: { max: 500 },
  fromName: { max: 100 },
  fromAddress: { max: 254 },
  port: { min: 1, max: 65_535 },
  /** Of most providers a person may send about twenty a minute. */
  perMinute: { min: 1, max: 600, usual: 20 },
  /** Test mails of one person. */
  tests: { max: 10, minutes: 10 },
} as const

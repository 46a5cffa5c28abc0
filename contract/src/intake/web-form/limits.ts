export const webFormLimits = {
  title: 80,
  intro: 500,
  button: 30,
  thanks: 500,
  consent: 300,
  fields: 30,
  /** Of a form as it is posted, in bytes. */
  posted: 65_536,
  /** Of an address or a word of a campaign that comes along. */
  trail: 1_000,
  /** Seconds: who is quicker is asked to send again, and so is who took longer than a day. */
  quickest: 2,
  slowest: 86_400,
  /** Posts a minute, of one network address and of one form. */
  ofCaller: 20,
  ofForm: 120,
  links: 5,
} as const

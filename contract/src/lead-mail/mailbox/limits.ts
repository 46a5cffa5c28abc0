export const mailboxLimits = {
  host: { max: 253 },
  username: { max: 200 },
  password: { max: 200 },
  folder: { max: 200 },
  port: { min: 1, max: 65_535 },
  /** Of a larger message only the words are taken. */
  messageMegabytes: 25,
  /** Of what a message says; more than anybody writes. What is longer is cut before it is cleaned, which takes its time. */
  text: { max: 100_000 },
  html: { max: 100_000 },
  subject: { max: 300 },
  attachments: { max: 20 },
  /** What stands in the history without opening the message. */
  shownInHistory: 1_000,
  /** How often a firm may try its settings. */
  tries: { atMost: 20, minutes: 10 },
} as const

export const letterLimits = {
  recipients: 10,
  address: 254,
  subject: 200,
  /** Characters of the HTML, without pictures: they are uploads. */
  html: 200_000,
  attachments: 10,
  /** Of all attachments together: most mail servers take 25 MB, and what travels is a third larger. */
  attachmentsMegabytes: 18,
  filename: 255,
  /** Of one person. */
  perHour: 200,
  /** How far ahead a mail can be scheduled. */
  scheduledDays: 365,
} as const

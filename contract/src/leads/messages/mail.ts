import type { CallStatus } from '../model'

/** Mails to leads, as the screens of leads name them. */
export const leadMailTexts = {
  sendEmail: 'Send Email',
  /** In the older panel. */
  sendMail: 'Send mail',
  bulkEmail: 'Bulk Email',
  ready: (subject: string) => `Leaves with this update: ${subject}`,
  edit: 'Edit',
  remove: 'Remove',
} as const

/** Offered while an update is written (L-116, L-117). */
export const suggestedMailTexts: Partial<Record<CallStatus, string>> = {
  'no-response': 'Add a callback email',
  meeting: 'Add a thank-you email',
}

import type { Letter } from '@foyer/contract/lead-mail/letters/forms'
import type { MailValues } from './compose/mail-values'

/** What is sent of what was written. */
export const letterOf = (leadId: string, values: MailValues, sendAt: string | undefined): Letter => ({
  leadId,
  to: values.to,
  subject: values.subject.trim(),
  html: values.html,
  attachments: values.attachments.map(({ filename, path }) => ({ filename, path })),
  sendAt,
  templateId: values.templateId || undefined,
})

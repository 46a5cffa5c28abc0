import { z } from 'zod'
import { isMailAddress } from './address'
import { letterLimits as limits } from './limits'
import { letterProblems as problems } from './messages'

const attachment = z.object({
  filename: z.string().max(limits.filename, problems.filename),
  path: z.string().max(1000),
})

export const letterForm = z.object({
  /** Undefined for callers that name only the address of the lead. */
  leadId: z.uuid().optional(),
  to: z
    .array(z.string().refine(isMailAddress, problems.address))
    .min(1, problems.recipients)
    .max(limits.recipients, problems.tooManyRecipients),
  subject: z.string().trim().min(1, problems.subject).max(limits.subject, problems.subjectTooLong),
  html: z.string().max(limits.html, problems.bodyTooLong),
  attachments: z.array(attachment).max(limits.attachments, problems.tooManyAttachments),
  /** None: at once. */
  sendAt: z.iso.datetime({ error: problems.sendAt }).optional(),
  templateId: z.uuid().optional(),
})
export type Letter = z.output<typeof letterForm>

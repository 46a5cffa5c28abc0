import { z } from 'zod'
import { withProblems } from '../../kit/form-problems'
import { type MailServerDraft, type MailServerEdit, securities } from './model'
import { mailServerProblems } from './problems'

const typed = z.string().trim()
const fields = {
  host: typed.toLowerCase(),
  port: z.number(),
  security: z.enum(securities),
  username: typed,
  password: z.string(),
  fromName: typed,
  fromAddress: typed,
  perMinute: z.number(),
}

export const mailServerForm = z
  .object(fields)
  .superRefine(withProblems(mailServerProblems)) satisfies z.ZodType<MailServerDraft>

export const mailServerEditForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['turn-on', 'turn-off', 'remove']) }),
  z.object({ kind: z.literal('save'), ...fields }).superRefine(withProblems(mailServerProblems)),
]) satisfies z.ZodType<MailServerEdit>

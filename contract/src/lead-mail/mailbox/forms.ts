import { z } from 'zod'
import { textProblem } from '../../kit/field-rules'
import { securities } from '../sender/model'
import { mailboxLimits as limits } from './limits'
import { mailboxProblems as problems, mailboxTexts as texts } from './messages'
import type { MailboxSettings } from './model'

/** A name or an address, as a mail program asks for it: neither a path nor a port belongs to it. */
const hostName = /^(?:\[[0-9a-f:.]+\]|[0-9a-z](?:[0-9a-z.-]*[0-9a-z])?)$/i

const text = (problemOf: (text: string) => string | undefined) =>
  z
    .string()
    .trim()
    .superRefine((value, context) => {
      const message = problemOf(value)
      if (message) context.addIssue({ code: 'custom', message })
    })

const hostProblem = (host: string): string | undefined =>
  textProblem(host, { label: texts.host, max: limits.host.max }) ??
  (hostName.test(host) ? undefined : problems.host)

export const mailboxForm = z.object({
  host: text(hostProblem),
  port: z.int(problems.port).min(limits.port.min, problems.port).max(limits.port.max, problems.port),
  security: z.enum(securities),
  username: text((value) => textProblem(value, { label: texts.username, max: limits.username.max })),
  password: z
    .string()
    .superRefine((value, context) => {
      const message = textProblem(value, { label: texts.password, max: limits.password.max })
      if (message) context.addIssue({ code: 'custom', message })
    })
    .optional(),
  folder: text((value) => textProblem(value, { label: texts.folder, max: limits.folder.max })),
  isOn: z.boolean(),
}) satisfies z.ZodType<MailboxSettings>

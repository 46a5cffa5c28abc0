import { z } from 'zod'
import { textProblem } from '../../kit/field-rules'
import { type FieldProblems, withProblems } from '../../kit/form-problems'
import { securities } from '../sender/model'
import { mailboxLimits as limits } from './limits'
import { mailboxProblems as problems, mailboxTexts as texts } from './messages'
import type { MailboxSettings } from './model'

/** A name or an address, as a mail program asks for it: neither a path nor a port belongs to it. */
const hostName = /^(?:\[[0-9a-f:.]+\]|[0-9a-z](?:[0-9a-z.-]*[0-9a-z])?)$/i

const isPort = (port: number): boolean =>
  Number.isInteger(port) && port >= limits.port.min && port <= limits.port.max

/** What is wrong with what somebody entered about their mailbox. */
export function mailboxSettingsProblems(settings: MailboxSettings): FieldProblems<MailboxSettings> {
  const found: FieldProblems<MailboxSettings> = {}
  const note = (field: keyof MailboxSettings, problem: string | undefined) => {
    if (problem) found[field] = problem
  }
  const { host, port, username, password, folder } = settings
  const rule = (label: string, { max }: { max: number }) => ({ label, max })
  note('host', textProblem(host.trim(), rule(texts.host, limits.host)))
  if (!found.host && !hostName.test(host.trim())) note('host', problems.host)
  note('port', isPort(port) ? undefined : problems.port)
  note('username', textProblem(username.trim(), rule(texts.username, limits.username)))
  if (password !== undefined) note('password', textProblem(password, rule(texts.password, limits.password)))
  note('folder', textProblem(folder.trim(), rule(texts.folder, limits.folder)))
  return found
}

const typed = z.string().trim()
export const mailboxForm = z
  .object({
    host: typed,
    port: z.number(),
    security: z.enum(securities),
    username: typed,
    password: z.string().optional(),
    folder: typed,
    isOn: z.boolean(),
  })
  .superRefine(withProblems(mailboxSettingsProblems)) satisfies z.ZodType<MailboxSettings>

import { textProblem } from '../../kit/field-rules'
import type { FieldProblems } from '../../kit/form-problems'
import { emailPattern } from '../../leads/record/value-problems'
import { mailServerLimits as limits } from './limits'
import { senderProblems as problems, senderTexts as texts } from './messages'
import type { MailServerDraft } from './model'

const host = /^(?=.{1,253}$)[a-z0-9]([a-z0-9.:-]*[a-z0-9])?$/i

const isWithin = (value: number, { min, max }: { min: number; max: number }) =>
  Number.isInteger(value) && value >= min && value <= max

/** What is wrong with what somebody entered about their mail server. */
export function mailServerProblems(draft: MailServerDraft): FieldProblems<MailServerDraft> {
  const { fromName, fromAddress, username, password } = limits
  const found: FieldProblems<MailServerDraft> = {}
  const note = (field: keyof MailServerDraft, problem: string | undefined) => {
    if (problem) found[field] = problem
  }
  note('host', host.test(draft.host.trim()) ? undefined : problems.host)
  note('port', isWithin(draft.port, limits.port) ? undefined : problems.port)
  note(
    'username',
    textProblem(draft.username.trim(), { label: texts.username, max: username.max, isOptional: true }),
  )
  note(
    'password',
    textProblem(draft.password, { label: texts.password, max: password.max, isOptional: true }),
  )
  note('fromName', textProblem(draft.fromName.trim(), { label: texts.fromName, max: fromName.max }))
  note(
    'fromAddress',
    textProblem(draft.fromAddress.trim(), {
      label: texts.fromAddress,
      max: fromAddress.max,
      pattern: emailPattern,
    }),
  )
  const { min, max } = limits.perMinute
  note('perMinute', isWithin(draft.perMinute, limits.perMinute) ? undefined : problems.perMinute(min, max))
  return found
}

/** Whether the password that is known belongs to what was entered: it goes to no other server and for no other account. */
export const keepsPassword = (
  draft: Pick<MailServerDraft, 'host' | 'port' | 'username'>,
  known: Pick<MailServerDraft, 'host' | 'port' | 'username'>,
): boolean =>
  known.host === draft.host.trim().toLowerCase() &&
  known.port === draft.port &&
  known.username === draft.username.trim()

import type { CustomField } from '../../fields/model'
import { readDay } from '../../kit/dates'
import { readFigure } from '../../kit/money'
import { identitiesOf } from '../../leads/duplicates/model'
import { leadFormLimits } from '../../leads/limits'
import type { LeadDraft } from '../../leads/record/draft'
import { standingProblems } from '../messages/import'
import { arrivalProblems as texts } from '../messages/targets'
import { type ArrivalProblem, type ArrivingValue, readArrival } from '../read-arrival'
import { customFieldOf, type StandingTarget, type Target, targetLabel } from '../targets'
import type { ImportColumn, RowProblem } from './model'
import type { ImportRules } from './rules'
import {
  type ImportStanding,
  readCallStatus,
  readCallTime,
  readDayAndTime,
  readPerson,
  readStage,
} from './standing'

export interface CheckedRow {
  draft: LeadDraft
  standing: ImportStanding
  problems: ArrivalProblem[]
  /** As the firm recognises a person: the same in two rows is the same person. */
  identities: string[]
}

/** A day, a figure and an option as people write them, in the form in which the field keeps them. */
function meant({ type, options }: CustomField, text: string): string {
  if (type === 'date') return readDay(text) ?? text
  if (type === 'number') return readFigure(text) ?? text
  if (type !== 'dropdown') return text
  return options.find((option) => option.toLowerCase() === text.trim().toLowerCase()) ?? text
}

const withMeant = (values: readonly ArrivingValue[], fields: readonly CustomField[]): ArrivingValue[] =>
  values.map((value) => {
    const id = customFieldOf(value.target)
    const field = id === undefined ? undefined : fields.find((one) => one.id === id)
    return field ? { ...value, text: meant(field, value.text) } : value
  })

const standingTargets: readonly StandingTarget[] = [
  'assignee',
  'stage',
  'callStatus',
  'lastCall',
  'followUp',
  'expectedClosure',
]

function readStanding(values: readonly ArrivingValue[], rules: ImportRules) {
  const standing: ImportStanding = {}
  let assigneeId: string | undefined
  const problems: ArrivalProblem[] = []
  const label = (target: Target) => targetLabel(target, rules.customFields) ?? ''
  /** What it says, or a problem; undefined where it is empty. */
  const given = <T>(target: StandingTarget, read: (text: string) => T | undefined): T | undefined => {
    const text = values.find((one) => one.target === target && one.text.trim())?.text.trim()
    if (text === undefined) return undefined
    if (target !== 'assignee' && !rules.mayEdit) {
      problems.push({ target, text: standingProblems.notYours(label(target)) })
      return undefined
    }
    const found = read(text)
    if (found === undefined) problems.push({ target, text: texts.other(label(target)) })
    return found
  }
  const person = given('assignee', (text) => readPerson(text, rules.people))
  if (person && person.id !== rules.viewerId && !rules.mayAssign)
    problems.push({ target: 'assignee', text: standingProblems.notYours(label('assignee')) })
  else if (person) assigneeId = person.id
  Object.assign(
    standing,
    given('stage', (text) => readStage(text, rules.stages)),
  )
  const callStatus = given('callStatus', readCallStatus)
  if (callStatus) standing.callStatus = callStatus
  const lastCallAt = given('lastCall', (text) => readCallTime(text, rules.timeZone, new Date(rules.now)))
  if (lastCallAt) standing.lastCallAt = lastCallAt
  const followUp = given('followUp', readDayAndTime)
  if (followUp) Object.assign(standing, { followUpOn: followUp.day, followUpTime: followUp.time })
  const closure = given('expectedClosure', readDayAndTime)
  if (closure) standing.expectedClosure = closure.day
  return { standing, assigneeId, problems }
}

/**
 * THE check of a row of a file, in the browser before it is sent and again on the server: the same words (L-217 to L-223).
 * First Name and Phone Number are required, everything else is right or empty (C-028).
 */
export function checkRow(values: readonly ArrivingValue[], rules: ImportRules): CheckedRow {
  const isStanding = ({ target }: ArrivingValue) => standingTargets.some((one) => one === target)
  const arrival = readArrival(
    withMeant(
      values.filter((value) => !isStanding(value)),
      rules.customFields,
    ),
    rules,
  )
  const { standing, assigneeId, problems } = readStanding(values.filter(isStanding), rules)
  const phones = arrival.draft.contacts[0]?.phones ?? []
  const tooMany: ArrivalProblem[] =
    phones.length > leadFormLimits.phones
      ? [{ target: 'phone', text: standingProblems.tooManyPhones(leadFormLimits.phones) }]
      : []
  return {
    draft: { ...arrival.draft, assigneeId },
    standing,
    problems: [...arrival.problems, ...tooMany, ...problems],
    identities: identitiesOf(arrival.draft.contacts, rules.dialCode),
  }
}

type MappedColumn = Pick<ImportColumn, 'index' | 'target'>

/** The cells of a row, in the fields of a lead. */
export const valuesOfRow = (cells: readonly string[], columns: readonly MappedColumn[]): ArrivingValue[] =>
  columns.flatMap(({ index, target }) =>
    target === undefined ? [] : [{ target: target as Target, text: cells[index] ?? '' }],
  )

/** What is wrong in a row, with the cell it is about. */
export function problemsOfRow(
  row: number,
  { problems }: Pick<CheckedRow, 'problems'>,
  columns: readonly MappedColumn[],
): RowProblem[] {
  const columnOf = (target: string) =>
    columns.find((one) => one.target === target)?.index ??
    // A name that is missing is typed into the whole name, where there is only that.
    columns.find((one) => one.target === 'fullName' && target === 'firstName')?.index
  return problems.map(({ target, text }) => ({ row, column: columnOf(target), target, text }))
}

/** L-224: '{message} for {first} {last}'. */
export function problemSentence(problem: string, { draft }: Pick<CheckedRow, 'draft'>): string {
  const [contact] = draft.contacts
  if (!contact?.firstName && !contact?.lastName) return problem
  return texts.inRow(problem, contact.firstName, contact.lastName).trim()
}

/** By the row: an earlier row with the same phone number or email. */
export function repeatedRows(
  rows: readonly { row: number; identities: readonly string[] }[],
): Map<number, number> {
  const met = new Map<string, number>()
  const repeated = new Map<number, number>()
  for (const { row, identities } of rows) {
    const earlier = identities.flatMap((value) => met.get(value) ?? [])[0]
    if (earlier !== undefined) repeated.set(row, earlier)
    for (const value of identities) if (!met.has(value)) met.set(value, earlier ?? row)
  }
  return repeated
}

import { labelOf } from '@foyer/contract/fields/lead-fields'
import { type CalendarDate, formatDay, formatTime12 } from '@foyer/contract/kit/dates'
import { formatAmount } from '@foyer/contract/kit/money'
import { displayPhone } from '@foyer/contract/kit/phone'
import { type LeadMerge, type MergeField, mergeFields } from '@foyer/contract/leads/duplicates/model'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'

/** Which of the two leads: the one that was ticked first, or the other. */
export type Side = 0 | 1
export type Pair = readonly [LeadDetail, LeadDetail]

/** A field in which the two differ; blank where a lead has nothing there. */
export interface Difference {
  key: string
  label: string
  values: readonly [string, string]
}

const other = (side: Side): Side => (side === 0 ? 1 : 0)
const day = (date: CalendarDate | undefined) => (date ? formatDay(date) : '')

function shown(lead: LeadDetail, field: MergeField, currencySymbol: string): string {
  if (field === 'area') return lead.area ? [lead.area, lead.areaUnit].filter(Boolean).join(' ') : ''
  if (field === 'phone') return lead.phone ? displayPhone(lead.phone) : ''
  if (field === 'team') return lead.team?.name ?? ''
  if (field === 'assignee') return lead.assignee?.fullName ?? ''
  if (field === 'expectedClosure') return day(lead.expectedClosure)
  if (field === 'followUp')
    return [day(lead.followUpOn), lead.followUpTime && formatTime12(lead.followUpTime)]
      .filter(Boolean)
      .join(', ')
  const value = lead[field]
  return typeof value === 'number' ? formatAmount(value, currencySymbol) : (value ?? '')
}

/** Two people can have one name: what is compared is what is stored. */
function stored(lead: LeadDetail, field: MergeField): unknown {
  if (field === 'team') return lead.team?.id
  return field === 'assignee' ? lead.assignee?.id : undefined
}

export function differencesOf(pair: Pair, currencySymbol: string): Difference[] {
  const plain = mergeFields.map((key) => ({
    key,
    label: labelOf(key, 'merge'),
    values: [shown(pair[0], key, currencySymbol), shown(pair[1], key, currencySymbol)] as const,
    isOther: stored(pair[0], key) !== stored(pair[1], key),
  }))
  const answers = new Map(
    [...pair[1].customValues, ...pair[0].customValues].map(({ fieldId, label }) => [fieldId, label]),
  )
  const answerOf = (lead: LeadDetail, id: string) =>
    lead.customValues.find(({ fieldId }) => fieldId === id)?.value ?? ''
  const custom = [...answers].map(([key, label]) => ({
    key,
    label,
    values: [answerOf(pair[0], key), answerOf(pair[1], key)] as const,
    isOther: false,
  }))
  return [...plain, ...custom]
    .filter(({ values: [one, two], isOther }) => one !== two || isOther)
    .map(({ key, label, values }) => ({ key, label, values }))
}

export interface Choosing {
  kept: Side
  /** What was clicked; the rest follows the lead that stays. */
  picked: Readonly<Record<string, Side>>
  /** C-147: without it the assignee of the lead that stays, stays. */
  mayAssign: boolean
}

/** What was picked, else the value of the lead that stays, else that of the other. */
export function sideOf({ key, values }: Difference, { kept, picked, mayAssign }: Choosing): Side {
  if (key === 'assignee' && !mayAssign) return kept
  return picked[key] ?? (values[kept] ? kept : other(kept))
}

/** A lead that is Won or has a project is the one that stays. */
export function sideThatMustStay(pair: Pair): Side | undefined {
  const isFixed = ({ stage, isConverted }: LeadDetail) => stage.kind === 'won' || isConverted
  if (isFixed(pair[0]) === isFixed(pair[1])) return undefined
  return isFixed(pair[0]) ? 0 : 1
}

export function mergeOf(pair: Pair, differences: readonly Difference[], choosing: Choosing): LeadMerge {
  const { kept } = choosing
  return {
    keptId: pair[kept].id,
    mergedId: pair[other(kept)].id,
    choices: Object.fromEntries(
      differences.map((one) => [one.key, sideOf(one, choosing) === kept ? 'kept' : 'merged']),
    ),
  }
}

/** Contacts, tags and history of both, each once. */
export function keptOfBoth([one, two]: Pair) {
  const names = [...one.contacts, ...two.contacts].map(({ firstName, lastName }) =>
    `${firstName} ${lastName}`.trim(),
  )
  return {
    contacts: [...new Set(names.filter(Boolean))],
    tags: [...new Set([...one.tags, ...two.tags].map(({ name }) => name))],
    historyCount: one.historyCount + two.historyCount,
  }
}

import { type LeadMerge, type MergeField, mergeFields } from '@foyer/contract/leads/duplicates/model'
import { leadFormLimits } from '@foyer/contract/leads/limits'
import type { LeadContact } from '@foyer/contract/leads/record/draft'
import type { LeadColumns, LeadRecord } from '../../write/repository/columns'
import type { HeldLead } from '../../write/repository/hold'

/** These belong to the first contact, or are more than a column. */
type Apart = 'firstName' | 'lastName' | 'email' | 'phone' | 'assignee'
type Plain = Exclude<MergeField, Apart>
const apart: readonly string[] = ['firstName', 'lastName', 'email', 'phone', 'assignee'] satisfies Apart[]
const plain = mergeFields.filter((field): field is Plain => !apart.includes(field))

/** The columns that go with a field, if not the one of its name. */
const together: Partial<Record<Plain, readonly (keyof LeadRecord)[]>> &
  Record<Exclude<Plain, keyof LeadRecord>, readonly (keyof LeadRecord)[]> = {
  companyName: ['companyName', 'type'],
  area: ['area', 'areaUnit'],
  team: ['teamId'],
  followUp: ['followUpOn', 'followUpTime', 'followUpKind'],
}

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === ''

export interface Pair {
  kept: HeldLead
  merged: HeldLead
  choices: LeadMerge['choices']
}

export const takes = ({ choices }: Pair, field: string, own: unknown, other: unknown): boolean =>
  choices[field] === 'merged' || (choices[field] === undefined && isBlank(own) && !isBlank(other))

export function chosenColumns(pair: Pair): LeadColumns {
  const { kept, merged } = pair
  const change: Record<string, unknown> = {}
  for (const field of plain) {
    const columns = together[field] ?? [field as keyof LeadRecord]
    const [first] = columns
    if (first && takes(pair, field, kept[first], merged[first]))
      for (const column of columns) change[column] = merged[column]
  }
  return change as LeadColumns
}

export function chosenAnswers(pair: Pair): Record<string, string> {
  const own = pair.kept.customValues as Record<string, string>
  const others = pair.merged.customValues as Record<string, string>
  const after = { ...own }
  for (const [id, value] of Object.entries(others)) if (takes(pair, id, own[id], value)) after[id] = value
  return after
}

const keyOf = ({ firstName, lastName, email, phones }: LeadContact) =>
  `${firstName} ${lastName}|${email ?? ''}|${phones.join()}`.toLowerCase()

/** The first contact by choice; no person and no number of either lead is lost. */
export function joinedContacts(
  pair: Pair,
  [own, ...rest]: LeadContact[],
  theirs: LeadContact[],
): LeadContact[] {
  const [other] = theirs
  if (!own || !other) return own ? [own, ...rest, ...theirs] : theirs
  const pick = (field: 'firstName' | 'lastName' | 'email') =>
    takes(pair, field, own[field], other[field]) ? other[field] : own[field]
  const phones = takes(pair, 'phone', own.phones[0], other.phones[0])
    ? [...other.phones, ...own.phones]
    : own.phones
  const first: LeadContact = {
    ...own,
    firstName: pick('firstName') ?? '',
    lastName: pick('lastName') ?? '',
    email: pick('email'),
    phones: [...new Set(phones)],
  }
  const known = new Set([keyOf(first)])
  const others = [own, ...rest, ...theirs].filter((contact) => {
    const isPart =
      (!contact.email || contact.email === first.email) &&
      contact.phones.every((phone) => first.phones.includes(phone)) &&
      `${contact.firstName} ${contact.lastName}` === `${first.firstName} ${first.lastName}`
    const key = keyOf(contact)
    const isKnown = known.has(key)
    known.add(key)
    return !isPart && !isKnown
  })
  return [first, ...others].slice(0, leadFormLimits.contacts)
}

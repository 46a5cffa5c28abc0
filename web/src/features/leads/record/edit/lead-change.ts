import { kindOf, type TypedField, typedFields } from '@foyer/contract/leads/fields/values'
import type { LeadChange } from '@foyer/contract/leads/record/draft'
import {
  type ContactValues,
  contactOf,
  type LeadValues,
  storedText,
} from '@foyer/contract/leads/record/form-values'

/** A plain value as a change sends it; null clears an amount. */
const sent = (field: TypedField, text: string) =>
  text.trim() === '' && kindOf(field) === 'amount' ? null : storedText(field, text)

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Everything but the first contact's name, email and first phone, which can be sent by themselves. */
const restOf = ([own, ...others]: ContactValues[]) => [
  own && { designation: own.designation, type: own.type, phones: own.phones.slice(1) },
  own?.phones.length,
  others,
]

function contactsChange(values: LeadValues, stored: LeadValues): LeadChange {
  if (isSame(values.contacts, stored.contacts)) return {}
  if (!isSame(restOf(values.contacts), restOf(stored.contacts)))
    return { contacts: values.contacts.map(contactOf) }
  const [own, before] = [values.contacts[0], stored.contacts[0]]
  if (!own || !before) return {}
  return {
    ...(own.firstName !== before.firstName && { firstName: own.firstName.trim() }),
    ...(own.lastName !== before.lastName && { lastName: own.lastName.trim() }),
    ...(own.email !== before.email && { email: own.email.trim() }),
    ...(!isSame(own.phones[0], before.phones[0]) && { phone: contactOf(own).phones[0] ?? '' }),
  }
}

/** Only what was changed is sent: what somebody else has changed meanwhile stays, and so do old values (C-099, C-150). */
export function changeOf(values: LeadValues, stored: LeadValues): LeadChange {
  const changed = typedFields.filter((field) => values[field] !== stored[field])
  const ids = new Set([...Object.keys(values.customValues), ...Object.keys(stored.customValues)])
  const answers = [...ids].filter((id) => (values.customValues[id] ?? '') !== (stored.customValues[id] ?? ''))
  return {
    ...contactsChange(values, stored),
    ...Object.fromEntries(changed.map((field) => [field, sent(field, values[field])])),
    ...(values.teamId !== stored.teamId && { teamId: values.teamId || null }),
    ...(values.assigneeId !== stored.assigneeId && { assigneeId: values.assigneeId || null }),
    ...(values.followUpOn !== stored.followUpOn && { followUpOn: values.followUpOn || null }),
    ...(values.followUpOn &&
      values.followUpTime &&
      values.followUpTime !== stored.followUpTime && { followUpTime: values.followUpTime }),
    ...(answers.length > 0 && {
      customValues: Object.fromEntries(answers.map((id) => [id, (values.customValues[id] ?? '').trim()])),
    }),
  }
}

export const isEmptyChange = (change: LeadChange): boolean => Object.keys(change).length === 0

export type Side = 'mine' | 'theirs'

interface Versions {
  mine: LeadValues
  /** What mine began with. */
  base: LeadValues
  /** The lead as it is now. */
  theirs: LeadValues
  /** By the field of the conflict; mine where nothing is said. */
  choices: Readonly<Record<string, Side>>
}

const ownFields: Record<string, keyof LeadValues> = { team: 'teamId', assignee: 'assigneeId' }

/** A field of a conflict, as the form has it. */
function valueAt(values: LeadValues, field: string): unknown {
  const [own] = values.contacts
  if (field === 'contacts') return restOf(values.contacts)
  if (field === 'phone') return own?.phones[0]
  if (field === 'firstName' || field === 'lastName' || field === 'email') return own?.[field]
  const key = ownFields[field] ?? field
  return key in values ? values[key as keyof LeadValues] : (values.customValues[field] ?? '')
}

/** Whether both have changed a field, each in another way; where only one has, that change stays. */
export function isContested({ mine, base, theirs }: Omit<Versions, 'choices'>, field: string): boolean {
  const [here, before, there] = [mine, base, theirs].map((values) => valueAt(values, field))
  return !isSame(here, before) && !isSame(there, before) && !isSame(here, there)
}

function mergeContacts({ mine, base, theirs, choices }: Versions): ContactValues[] {
  if (isSame(mine.contacts, base.contacts)) return theirs.contacts
  const takesRest = choices.contacts === 'theirs' || isSame(restOf(mine.contacts), restOf(base.contacts))
  const [first, ...others] = takesRest ? theirs.contacts : mine.contacts
  const [own, before, their] = [mine.contacts[0], base.contacts[0], theirs.contacts[0]]
  if (!first || !own || !their) return theirs.contacts
  const pick = (field: 'firstName' | 'lastName' | 'email') =>
    own[field] !== before?.[field] && choices[field] !== 'theirs' ? own[field] : their[field]
  const isPhoneMine = !isSame(own.phones[0], before?.phones[0]) && choices.phone !== 'theirs'
  const phone = (isPhoneMine ? own : their).phones[0]
  return [
    {
      ...first,
      firstName: pick('firstName'),
      lastName: pick('lastName'),
      email: pick('email'),
      phones: [...(phone ? [phone] : []), ...first.phones.slice(1)],
    },
    ...others,
  ]
}

/** Mine where I changed something and keep it; everything else as it is now. */
export function resolve(versions: Versions): LeadValues {
  const { mine, base, theirs, choices } = versions
  const sideOf = (field: string) => choices[field] ?? 'mine'
  const keys = [...typedFields, 'teamId', 'assigneeId', 'followUpOn', 'followUpTime'] as const
  const fieldOf = (key: string) => Object.entries(ownFields).find(([, own]) => own === key)?.[0] ?? key
  const kept = keys.filter((key) => mine[key] !== base[key] && sideOf(fieldOf(key)) === 'mine')
  const answers = Object.entries(mine.customValues).filter(
    ([id, value]) => value !== (base.customValues[id] ?? '') && sideOf(id) === 'mine',
  )
  return {
    ...theirs,
    ...Object.fromEntries(kept.map((key) => [key, mine[key]])),
    contacts: mergeContacts(versions),
    customValues: { ...theirs.customValues, ...Object.fromEntries(answers) },
  }
}

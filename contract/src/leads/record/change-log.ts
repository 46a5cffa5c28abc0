import { type LeadFieldKey, labelOf, leadFields } from '../../fields/lead-fields'
import { formatDay } from '../../kit/dates'
import { formatAmount } from '../../kit/money'
import { displayPhone } from '../../kit/phone'
import { kindOf, type TypedField, typedFields } from '../fields/values'
import { changedTexts, historyTexts } from '../messages/capture'
import type { LeadContact, LeadSheet } from './draft'

export interface FieldChange {
  /** A key of the lead, or the id of a custom field. */
  field: string
  label: string
  from: string
  to: string
}

interface Reading {
  currencySymbol: string
  /** Labels of custom fields, by id. */
  labels: Readonly<Record<string, string>>
  teamName: (id: string | undefined) => string | undefined
}

const contactText = ({ firstName, lastName, designation, type, email, phones }: LeadContact): string =>
  [
    `${firstName} ${lastName}`.trim(),
    ...[designation, type, email].filter((part) => part),
    ...phones.map(displayPhone),
  ].join(' ')

/** Beyond the first contact's name, email and first phone, which have their own lines. */
const contactsText = ([first, ...others]: readonly LeadContact[]): string =>
  [
    ...(first ? [first.designation ?? '', ...first.phones.slice(1).map(displayPhone)] : []),
    ...others.map(contactText),
  ]
    .filter(Boolean)
    .join(', ')

type Line = [field: string, read: { label: string; value: string }]
const named = (field: LeadFieldKey, value: string | undefined): Line => [
  field,
  { label: labelOf(field, 'log'), value: value ?? '' },
]

/** Address before city, as people write it. */
const inOrder = (): TypedField[] => {
  const rest = typedFields.filter((field) => field !== 'companyName' && field !== 'address')
  return ['address', ...rest]
}

const typedText = (sheet: LeadSheet, field: TypedField, currencySymbol: string): string | undefined => {
  const value = sheet[field]
  return kindOf(field) === 'amount' && value !== undefined
    ? formatAmount(Number(value), currencySymbol)
    : value?.toString()
}

/** Every field with its value as people write it: amounts with symbol, dates as days, phones grouped. */
function readSheet(sheet: LeadSheet, { currencySymbol, labels, teamName }: Reading): Map<string, Line[1]> {
  const [own] = sheet.contacts
  const { expectedClosure } = sheet
  return new Map<string, Line[1]>([
    named('firstName', own?.firstName),
    named('lastName', own?.lastName),
    named('companyName', sheet.companyName),
    named('phone', own?.phones[0] && displayPhone(own.phones[0])),
    named('email', own?.email),
    ['contacts', { label: changedTexts.contacts, value: contactsText(sheet.contacts) }],
    ...inOrder().map((field) => named(field, typedText(sheet, field, currencySymbol))),
    named('team', teamName(sheet.teamId)),
    named('expectedClosure', expectedClosure && formatDay(expectedClosure)),
    ...Object.entries(labels).map(
      ([id, label]): Line => [id, { label, value: sheet.customValues[id] ?? '' }],
    ),
  ])
}

export function changesBetween(before: LeadSheet, after: LeadSheet, reading: Reading): FieldChange[] {
  const old = readSheet(before, reading)
  return [...readSheet(after, reading)].flatMap(([field, { label, value }]) => {
    const from = old.get(field)?.value ?? ''
    return from === value ? [] : [{ field, label, from, to: value }]
  })
}

/** Changes of some fields write no line (L-202). */
export const isLogged = ({ field }: Pick<FieldChange, 'field'>): boolean =>
  !Object.hasOwn(leadFields, field) || 'isLogged' in leadFields[field as LeadFieldKey]

const shown = (value: string) => value || historyTexts.blank

/** L-200 */
export const changeSentence = ({ label, from, to }: FieldChange): string =>
  historyTexts.changed(label, shown(from), shown(to))

/** L-201; nobody is written the way the selector writes it. */
export const reassignedSentence = (from: string | undefined, to: string | undefined): string =>
  historyTexts.reassigned(from ?? historyTexts.nobody, to ?? historyTexts.nobody)

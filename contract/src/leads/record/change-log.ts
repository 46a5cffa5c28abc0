import { type CalendarDate, formatDay } from '../../kit/dates'
import { formatAmount } from '../../kit/money'
import { displayPhone } from '../../kit/phone'
import { changedFieldTexts, historyTexts } from '../messages/capture'
import type { LeadContact } from './draft'

/** The part of a lead that lines of its history can mention. */
export interface LeadFacts {
  companyName: string | undefined
  contacts: readonly LeadContact[]
  address: string | undefined
  city: string | undefined
  postalCode: string | undefined
  workScope: string | undefined
  budget: number | undefined
  area: string | undefined
  areaUnit: string | undefined
  source: string | undefined
  sourceName: string | undefined
  remarks: string | undefined
  teamName: string | undefined
  expectedClosure: CalendarDate | undefined
  customValues: Readonly<Record<string, string>>
}

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

const named = (label: keyof typeof changedFieldTexts, value: string | undefined) => ({
  label: changedFieldTexts[label],
  value: value ?? '',
})

/** Every field with its value as people write it: amounts with symbol, dates as days, phones grouped. */
function readFacts(facts: LeadFacts, { currencySymbol, labels }: Reading) {
  const [own] = facts.contacts
  const { budget, expectedClosure, areaUnit } = facts
  return {
    firstName: named('firstName', own?.firstName),
    lastName: named('lastName', own?.lastName),
    companyName: named('companyName', facts.companyName),
    phone: named('phone', own?.phones[0] && displayPhone(own.phones[0])),
    email: named('email', own?.email),
    contacts: named('contacts', contactsText(facts.contacts)),
    address: named('address', facts.address),
    city: named('city', facts.city),
    postalCode: named('postalCode', facts.postalCode),
    workScope: named('workScope', facts.workScope),
    budget: named('budget', budget === undefined ? undefined : formatAmount(budget, currencySymbol)),
    area: named('area', facts.area),
    areaUnit: named('areaUnit', areaUnit),
    source: named('source', facts.source),
    sourceName: named('sourceName', facts.sourceName),
    remarks: named('remarks', facts.remarks),
    team: named('team', facts.teamName),
    expectedClosure: named('expectedClosure', expectedClosure && formatDay(expectedClosure)),
    ...Object.fromEntries(
      Object.entries(labels).map(([id, label]) => [id, { label, value: facts.customValues[id] ?? '' }]),
    ),
  } as Record<string, { label: string; value: string }>
}

export function changesBetween(before: LeadFacts, after: LeadFacts, reading: Reading): FieldChange[] {
  const old = readFacts(before, reading)
  return Object.entries(readFacts(after, reading)).flatMap(([field, { label, value }]) => {
    const from = old[field]?.value ?? ''
    return from === value ? [] : [{ field, label, from, to: value }]
  })
}

/** Changes of these write no line (L-202). */
const silent: readonly string[] = ['firstName', 'lastName', 'areaUnit']
export const isLogged = ({ field }: FieldChange): boolean => !silent.includes(field)

const shown = (value: string) => value || historyTexts.blank

/** L-200 */
export const changeSentence = ({ label, from, to }: FieldChange): string =>
  historyTexts.changed(label, shown(from), shown(to))

/** L-201; nobody is written the way the selector writes it. */
export const reassignedSentence = (from: string | undefined, to: string | undefined): string =>
  historyTexts.reassigned(from ?? historyTexts.nobody, to ?? historyTexts.nobody)

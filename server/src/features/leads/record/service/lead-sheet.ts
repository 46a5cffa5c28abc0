import type { CustomField } from '@foyer/contract/fields/model'
import { formatStoredPhone, readPhone, splitPhone } from '@foyer/contract/kit/phone'
import { normalisePhone } from '@foyer/contract/kit/phone-number'
import { capitalised } from '@foyer/contract/kit/typed-text'
import { identitiesOf } from '@foyer/contract/leads/duplicates/model'
import { type TypedField, typedFields, valuesOf } from '@foyer/contract/leads/fields/values'
import type { LeadChange, LeadContact, LeadSheet } from '@foyer/contract/leads/record/draft'
import { leadTypeOf } from '@foyer/contract/leads/rules'
import type { LeadRecord } from '../../write/repository/columns'
import type { HeldLead } from '../../write/repository/hold'
import type { ContactsWrite } from '../../write/service/lead-write'
import { contactsOf } from '../repository/contacts'

export const sheetOf = (lead: HeldLead): LeadSheet => ({
  type: leadTypeOf(lead.type, lead.companyName ?? undefined),
  contacts: contactsOf(lead, lead.contactRows),
  ...valuesOf(typedFields, (field) => lead[field] ?? undefined),
  teamId: lead.teamId ?? undefined,
  assigneeId: lead.assigneeId ?? undefined,
  customValues: lead.customValues as Record<string, string>,
  expectedClosure: lead.expectedClosure ?? undefined,
})

type SheetColumns = Pick<
  LeadRecord,
  | TypedField
  | 'type'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'phoneE164'
  | 'teamId'
  | 'customValues'
  | 'expectedClosure'
>
type TypedColumns = Pick<LeadRecord, TypedField>

/** The columns of these values. The lead repeats its first contact, so that the list needs no join. */
export const columnsOf = (sheet: LeadSheet, dialCode: string): SheetColumns => {
  const [own] = sheet.contacts
  const phone = own?.phones[0]
  return {
    type: sheet.type === 'corporate' ? 1 : 0,
    firstName: own?.firstName ?? '',
    lastName: own?.lastName ?? '',
    email: own?.email ?? null,
    phone: phone ?? null,
    phoneE164: (phone && normalisePhone(phone, dialCode)) ?? null,
    ...(Object.fromEntries(typedFields.map((field) => [field, sheet[field] ?? null])) as TypedColumns),
    teamId: sheet.teamId ?? null,
    customValues: sheet.customValues,
    expectedClosure: sheet.expectedClosure ?? null,
  }
}

const sameNumber = (a: string, b: string, dialCode: string): boolean => {
  const [one, other] = [splitPhone(a, dialCode), splitPhone(b, dialCode)]
  return one.dialCode === other.dialCode && one.national === other.national
}

/** New numbers as '+{dial} {number}'; a stored number stays as it is written (C-023). */
const storedPhone = (typed: string, known: readonly string[], dialCode: string): string => {
  const same = known.find((phone) => sameNumber(phone, typed, dialCode))
  if (same !== undefined) return same
  const read = readPhone(typed, dialCode)
  return read ? formatStoredPhone(read.dialCode, read.national) : typed.trim()
}

/** Contacts as they are stored; empty ones are dropped. */
export function keptContacts(
  contacts: readonly LeadContact[],
  known: readonly LeadContact[],
  dialCode: string,
): LeadContact[] {
  const phones = known.flatMap((contact) => contact.phones)
  const kept = contacts.map((contact) => ({
    ...contact,
    firstName: contact.firstName.trim(),
    lastName: contact.lastName.trim(),
    phones: [
      ...new Set(
        contact.phones.filter((phone) => phone.trim()).map((phone) => storedPhone(phone, phones, dialCode)),
      ),
    ],
  }))
  return kept.filter(
    ({ firstName, lastName, email, phones: own }, index) =>
      index === 0 || firstName || lastName || email || own.length > 0,
  )
}

export const keptCity = (city: string | undefined): string | undefined => city && capitalised(city)

/** Values by id or name of their field; what belongs to no field is left over, as it came (C-128). */
export function resolveAnswers(
  { customValues = {}, extra = {} }: Pick<LeadChange, 'customValues' | 'extra'>,
  fields: readonly Pick<CustomField, 'id' | 'name'>[],
): { values: Record<string, string>; rest: Record<string, unknown> } {
  const values: Record<string, string> = {}
  // The flag is kept in the same place, and has a call of its own.
  const { wantsNoEmailPrompt: _, ...rest }: Record<string, unknown> = { ...extra }
  for (const [key, value] of Object.entries(customValues)) {
    const field = fields.find(({ id, name }) => id === key || name.toLowerCase() === key.trim().toLowerCase())
    if (field) {
      values[field.id] = value.trim()
      delete rest[key]
    } else rest[key] ??= value
  }
  return { values, rest }
}

/** Contacts of a lead, and the details by which it is recognised: for a copy also the address that was typed (C-102). */
export function contactsWrite(
  contacts: readonly LeadContact[],
  { originalEmail, dialCode }: { originalEmail: string | null | undefined; dialCode: string },
): ContactsWrite {
  const known = originalEmail ? [...contacts, { email: originalEmail, phones: [] }] : contacts
  return { contacts, identities: identitiesOf(known, dialCode) }
}

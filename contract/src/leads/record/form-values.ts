import { leadFieldLimits } from '../../fields/limits'
import { readArea } from '../../kit/area'
import { readAmount } from '../../kit/money'
import { formatStoredPhone, type PhoneParts, splitPhone } from '../../kit/phone'
import { capitalised, lengthOf } from '../../kit/typed-text'
import {
  type AreaUnit,
  areaUnits,
  type KindOf,
  kindOf,
  type StoredValues,
  type TypedField,
  typedFields,
  valuesOf,
} from '../fields/values'
import type { LeadType } from '../model'
import type { LeadContact, LeadDetail, LeadDraft } from './draft'
import { isCity } from './value-problems'

export interface ContactValues {
  firstName: string
  lastName: string
  designation: string
  type: string
  email: string
  phones: PhoneParts[]
}

/** The plain values as a form holds them: texts, amounts with or without digit grouping. */
type TypedTexts = { [K in TypedField]: KindOf<K> extends 'unit' ? AreaUnit : string }

/** A lead as a form holds it. */
export interface LeadValues extends TypedTexts {
  type: LeadType
  contacts: ContactValues[]
  teamId: string
  assigneeId: string
  /** YYYY-MM-DD or empty; only the edit dialog asks for it (L-199). */
  followUpOn?: string
  /** HH:mm or empty: kept when the day is moved (C-163). */
  followUpTime?: string
  /** By the id of the field. */
  customValues: Record<string, string>
}

const typedTexts = (text: (field: TypedField) => string): TypedTexts =>
  Object.fromEntries(typedFields.map((field) => [field, text(field)])) as TypedTexts

export const emptyContact = (dialCode: string): ContactValues => ({
  firstName: '',
  lastName: '',
  designation: '',
  type: '',
  email: '',
  phones: [{ dialCode, national: '' }],
})

const usualUnit: AreaUnit = 'sqft'

export const emptyLead = (type: LeadType, dialCode: string): LeadValues => ({
  type,
  contacts: [emptyContact(dialCode)],
  ...typedTexts((field) => (kindOf(field) === 'unit' ? usualUnit : '')),
  teamId: '',
  assigneeId: '',
  customValues: {},
})

/** 'sqyds', 'Sq ft' and similar spellings are read as the unit they mean (C-029). */
export const readAreaUnit = (text: string | undefined): AreaUnit | undefined => {
  const plain = (text ?? '').toLowerCase().replace(/[^a-z]/g, '')
  return areaUnits.find((unit) => unit.toLowerCase().replace(/[^a-z]/g, '') === plain)
}

const contactValuesOf = (contact: LeadContact, dialCode: string): ContactValues => ({
  firstName: contact.firstName,
  lastName: contact.lastName,
  designation: contact.designation ?? '',
  type: contact.type ?? '',
  email: contact.email ?? '',
  phones: contact.phones.map((phone) => splitPhone(phone, dialCode)),
})

type Lead = Partial<StoredValues> &
  Pick<LeadDraft, 'type' | 'contacts' | 'teamId' | 'assigneeId' | 'customValues'>

export const leadValuesOf = (lead: Lead, dialCode: string): LeadValues => ({
  type: lead.type,
  contacts: lead.contacts.map((contact) => contactValuesOf(contact, dialCode)),
  ...typedTexts((field) =>
    kindOf(field) === 'unit' ? (readAreaUnit(lead.areaUnit) ?? usualUnit) : String(lead[field] ?? ''),
  ),
  teamId: lead.teamId ?? '',
  assigneeId: lead.assigneeId ?? '',
  customValues: lead.customValues,
})

/** The initial values of the edit dialog. */
export const detailValuesOf = (lead: LeadDetail, dialCode: string): LeadValues => ({
  ...leadValuesOf(
    {
      ...lead,
      teamId: lead.team?.id,
      assigneeId: lead.assignee?.id,
      customValues: Object.fromEntries(lead.customValues.map(({ fieldId, value }) => [fieldId, value])),
    },
    dialCode,
  ),
  followUpOn: lead.followUpOn ?? '',
  followUpTime: lead.followUpTime ?? '',
})

const filled = (text: string): string | undefined => text.trim() || undefined

export const contactOf = (values: ContactValues): LeadContact => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  designation: filled(values.designation),
  type: filled(values.type),
  email: filled(values.email),
  phones: values.phones
    .filter(({ national }) => national.trim() !== '')
    .map(({ dialCode, national }) => formatStoredPhone(dialCode, national)),
})

/** What a typed text is stored as; what cannot be read stays for the rules to refuse. */
export const storedText = (field: TypedField, text: string): string | number => {
  const plain = text.trim()
  if (kindOf(field) === 'amount') return readAmount(plain) ?? Number.NaN
  if (kindOf(field) === 'area') return readArea(plain) ?? plain
  return kindOf(field) === 'city' ? capitalised(plain) : plain
}

/** A plain value, from what was typed; a blank is none. */
function typedValue(field: TypedField, values: LeadValues) {
  const text = values[field].trim()
  if (field === 'companyName' && values.type === 'individual') return undefined
  if (!text || (kindOf(field) === 'unit' && !filled(values.area))) return undefined
  return storedText(field, text)
}

/** What a form sends; blank fields are left out (L-176). */
export const draftOf = (
  values: LeadValues,
  more: Partial<Pick<LeadDraft, 'templateId' | 'siblingOf' | 'originalEmail'>> = {},
): LeadDraft => ({
  type: values.type,
  contacts: values.contacts.map(contactOf),
  ...(valuesOf(typedFields, (field) => typedValue(field, values)) as Partial<LeadDraft>),
  teamId: filled(values.teamId),
  assigneeId: filled(values.assigneeId),
  customValues: Object.fromEntries(
    Object.entries(values.customValues).filter(([, value]) => value.trim() !== ''),
  ),
  ...more,
  extra: {},
})

/** The short form asks for the location in one line: a city is stored as one, anything else as the address (L-178). */
export const withLocation = (values: LeadValues): LeadValues =>
  isCity(values.city) && lengthOf(values.city.trim()) <= leadFieldLimits.city
    ? values
    : { ...values, city: '', address: values.city }

/** 'anita+2@example.com': distinguishes a copy for another assignee (L-133, C-102). */
export const emailOfCopy = (email: string, index: number): string =>
  index === 0 ? email : email.replace(/@(?=[^@]*$)/, `+${index}@`)

/** One save call per assignee; the later ones take the id of the first as `siblingOf`. */
export const copiesFor = (draft: LeadDraft, assigneeIds: readonly string[]): LeadDraft[] => {
  const [first] = draft.contacts
  if (assigneeIds.length === 0) return [draft]
  return assigneeIds.map((assigneeId, index) =>
    index === 0 || !first?.email
      ? { ...draft, assigneeId }
      : {
          ...draft,
          assigneeId,
          originalEmail: first.email,
          contacts: [{ ...first, email: emailOfCopy(first.email, index) }, ...draft.contacts.slice(1)],
        },
  )
}

/** The short form asks for one name: the first word is the first name, the rest the last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

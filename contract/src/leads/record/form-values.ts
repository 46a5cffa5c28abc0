import { parseAmount } from '../../kit/money'
import { formatStoredPhone, type PhoneParts, phoneDigits, splitPhone } from '../../kit/phone'
import { capitalised } from '../../kit/typed-text'
import type { LeadType } from '../model'
import { type AreaUnit, areaUnits, type LeadContact, type LeadDetail, type LeadDraft } from './draft'

export interface ContactValues {
  firstName: string
  lastName: string
  designation: string
  type: string
  email: string
  phones: PhoneParts[]
}

/** A lead as a form holds it: every field is a text. */
export interface LeadValues {
  type: LeadType
  companyName: string
  contacts: ContactValues[]
  address: string
  city: string
  postalCode: string
  workScope: string
  /** With or without digit grouping. */
  budget: string
  area: string
  areaUnit: AreaUnit
  source: string
  sourceName: string
  remarks: string
  teamId: string
  assigneeId: string
  /** YYYY-MM-DD or empty; only the edit dialog asks for it (L-199). */
  followUpOn?: string
  /** By the id of the field. */
  customValues: Record<string, string>
}

export const emptyContact = (dialCode: string): ContactValues => ({
  firstName: '',
  lastName: '',
  designation: '',
  type: '',
  email: '',
  phones: [{ dialCode, national: '' }],
})

export const emptyLead = (type: LeadType, dialCode: string): LeadValues => ({
  type,
  companyName: '',
  contacts: [emptyContact(dialCode)],
  address: '',
  city: '',
  postalCode: '',
  workScope: '',
  budget: '',
  area: '',
  areaUnit: 'sqft',
  source: '',
  sourceName: '',
  remarks: '',
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

type Lead = Omit<LeadDraft, 'templateId' | 'extra' | 'siblingOf' | 'originalEmail'>

export const leadValuesOf = (lead: Lead, dialCode: string): LeadValues => ({
  type: lead.type,
  companyName: lead.companyName ?? '',
  contacts: lead.contacts.map((contact) => contactValuesOf(contact, dialCode)),
  address: lead.address ?? '',
  city: lead.city ?? '',
  postalCode: lead.postalCode ?? '',
  workScope: lead.workScope ?? '',
  budget: lead.budget === undefined ? '' : String(lead.budget),
  area: lead.area ?? '',
  areaUnit: lead.areaUnit ?? 'sqft',
  source: lead.source ?? '',
  sourceName: lead.sourceName ?? '',
  remarks: lead.remarks ?? '',
  teamId: lead.teamId ?? '',
  assigneeId: lead.assigneeId ?? '',
  customValues: lead.customValues,
})

/** The initial values of the edit dialog. */
export const detailValuesOf = (lead: LeadDetail, dialCode: string): LeadValues => ({
  ...leadValuesOf(
    {
      ...lead,
      areaUnit: readAreaUnit(lead.areaUnit),
      teamId: lead.team?.id,
      assigneeId: lead.assignee?.id,
      customValues: Object.fromEntries(lead.customValues.map(({ fieldId, value }) => [fieldId, value])),
    },
    dialCode,
  ),
  followUpOn: lead.followUpOn ?? '',
})

const filled = (text: string): string | undefined => text.trim() || undefined

export const contactOf = (values: ContactValues): LeadContact => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  designation: filled(values.designation),
  type: filled(values.type),
  email: filled(values.email),
  phones: values.phones
    .filter(({ national }) => phoneDigits(national) !== '')
    .map(({ dialCode, national }) => formatStoredPhone(dialCode, national)),
})

/** What a form sends; blank fields are left out (L-176). */
export const draftOf = (
  values: LeadValues,
  more: Partial<Pick<LeadDraft, 'templateId' | 'siblingOf' | 'originalEmail'>> = {},
): LeadDraft => ({
  type: values.type,
  companyName: values.type === 'corporate' ? filled(values.companyName) : undefined,
  contacts: values.contacts.map(contactOf),
  address: filled(values.address),
  city: filled(capitalised(values.city.trim())),
  postalCode: filled(values.postalCode),
  workScope: filled(values.workScope),
  budget: values.budget.trim() === '' ? undefined : parseAmount(values.budget),
  area: filled(values.area),
  areaUnit: filled(values.area) ? values.areaUnit : undefined,
  source: filled(values.source),
  sourceName: filled(values.sourceName),
  remarks: filled(values.remarks),
  teamId: filled(values.teamId),
  assigneeId: filled(values.assigneeId),
  customValues: Object.fromEntries(
    Object.entries(values.customValues).filter(([, value]) => value.trim() !== ''),
  ),
  templateId: more.templateId,
  extra: {},
  siblingOf: more.siblingOf,
  originalEmail: more.originalEmail,
})

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

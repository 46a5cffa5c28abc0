import { leadFields } from '../../fields/lead-fields'
import type { CustomField, LeadForm, TemplateFieldKey } from '../../fields/model'
import { templateFieldKeys } from '../../fields/model'
import { checkValue } from '../../fields/rules'
import { type CalendarDate, isValidCalendarDate } from '../../kit/dates'
import type { PhoneParts } from '../../kit/phone'
import { fieldTexts } from '../../kit/screen-texts'
import { type TypedField, typedFields } from '../fields/values'
import { leadFormLimits as limits } from '../limits'
import { leadProblemTexts as texts } from '../messages/capture'
import { workProblems } from '../messages/work'
import type { LeadType } from '../model'
import type { ContactValues, LeadValues } from './form-values'
import {
  amountProblem,
  areaProblem,
  emailProblem,
  isCity,
  type LeadFormKind,
  leadPhoneProblem,
  longProblem,
  nameProblem,
  shortNameProblem,
} from './value-problems'

export interface LeadRules {
  form: LeadFormKind
  /** The server accepts what any form or older record may contain; a form has its own typing limits. */
  isServer?: boolean
  /** Of the company; India if undefined. */
  country?: string | undefined
  /** The custom fields for this type of lead, and what the configurable form asks. */
  customFields: readonly CustomField[]
  template?: LeadForm['fields']
  /** Whether the form shows Assign To to this person. */
  canAssign: boolean
  /** The stored record: values that did not change are never refused (C-004, C-099). */
  stored?: LeadValues
  /** In the zone of the company: a follow-up cannot be earlier. */
  today?: CalendarDate
}

/** By field ('contacts.0.phones.1', 'custom.{id}', 'city'), and for the form as a whole. */
export interface LeadProblems {
  fields: Record<string, string>
  alert: string | undefined
}

/** Characters that cannot be typed into an email (L-195). */
export const notInEmail = /[^\p{L}\p{N}.!#$%&'*+/=?^_`{|}~@-]/u

export const isIndia = (country: string | undefined): boolean => !country || /^(in|ind|india)$/i.test(country)

function postalCodeProblem(text: string, { country, isServer }: LeadRules): string | undefined {
  if (!text) return undefined
  const { india, abroad } = limits.postalCode
  if (isServer)
    return new RegExp(`^[\\p{L}\\p{N} -]{1,${limits.server.postalCode}}$`, 'u').test(text) &&
      (!isIndia(country) || new RegExp(`^\\d{${india}}$`).test(text))
      ? undefined
      : texts.postalCode
  const isRight = isIndia(country) ? new RegExp(`^\\d{${india}}$`) : new RegExp(`^\\d{1,${abroad}}$`)
  return isRight.test(text) ? undefined : texts.postalCode
}

/** Shown under an emptied postal code; saving is still possible (C-026). */
export const postalCodeHint = (text: string): string | undefined =>
  text.trim() === '' ? texts.postalCodeMissing : undefined

const limitsOf = ({ form, isServer }: LeadRules) => {
  if (isServer) return limits.server
  if (form === 'template' || form === 'short' || form === 'edit') return limits[form]
  return limits.add
}

interface ContactRule {
  rules: LeadRules
  isCorporate: boolean
  index: number
  stored: ContactValues | undefined
  emailRequired: boolean
}

/** The edit dialog follows the type of the lead (C-156). */
export const asksAsCorporate = (form: LeadFormKind, type: LeadType): boolean =>
  form === 'corporate' || (form === 'edit' && type === 'corporate')

function contactProblems(contact: ContactValues, rule: ContactRule) {
  const { rules, isCorporate, index, stored, emailRequired } = rule
  const { form, isServer = false } = rules
  const { name: max } = limitsOf(rules)
  const found: Record<string, string | undefined> = {}
  const isFirst = index === 0
  // Other clients may leave out what our forms ask for further contacts; corporate contacts are always checked.
  const asksAll = isCorporate || (!isFirst && !isServer && form !== 'open')
  const changed = (key: 'firstName' | 'lastName' | 'designation' | 'type' | 'email') =>
    !stored || contact[key] !== stored[key]
  if (form === 'short') {
    if (changed('firstName') || changed('lastName')) found.firstName = shortNameProblem(contact)
  } else {
    if (changed('firstName')) found.firstName = nameProblem(contact.firstName, texts.firstName, max)
    if (changed('lastName'))
      found.lastName = nameProblem(contact.lastName, isCorporate ? texts.lastName : undefined, max)
  }
  if (changed('designation'))
    found.designation =
      longProblem(contact.designation, limits.designation) ??
      (asksAll && !contact.designation.trim() ? texts.designation : undefined)
  if (changed('type'))
    found.type =
      longProblem(contact.type, limits.contactType) ??
      (asksAll && !isFirst && !isCorporate && !contact.type.trim() ? texts.contactType : undefined)
  if (changed('email')) found.email = emailProblem(form, contact.email, emailRequired)
  if (contact.phones.length > limits.phones) found.phones = texts.tooManyPhones(limits.phones)
  return found
}

const asksPhone = ({ form, template, isServer }: LeadRules, index: number): boolean => {
  if (form === 'open') return false
  if (form === 'template') return index === 0 && (template?.phone.isMandatory ?? true)
  if (form === 'corporate' && isServer) return false
  return true
}

function phoneProblems(contact: ContactValues, index: number, rules: LeadRules): Record<string, string> {
  const { form, stored } = rules
  const found: Record<string, string> = {}
  const key = ({ dialCode, national }: PhoneParts) => `${dialCode} ${national}`
  // At any position: contacts may have been reordered.
  const known = new Set(stored?.contacts.flatMap(({ phones }) => phones.map(key)))
  const hadNone = stored?.contacts[index]?.phones.length === 0
  const isAsked = asksPhone(rules, index)
  if (isAsked && contact.phones.length === 0 && !hadNone)
    found['phones.0'] = form === 'short' ? texts.phoneOfShort : texts.phone
  for (const [place, { dialCode, national }] of contact.phones.entries()) {
    if (known.has(key({ dialCode, national }))) continue
    if (national.trim() === '' && !isAsked) continue
    const problem = leadPhoneProblem(form, dialCode, national)
    if (problem) found[`phones.${place}`] = problem
  }
  return found
}

/** What is missing in the configurable form, in the order in which it asks (L-168). */
const missingOf = (values: LeadValues, { template, canAssign }: LeadRules): TemplateFieldKey[] => {
  const [contact] = values.contacts
  const given: Record<TemplateFieldKey, string> = {
    ...values,
    firstName: contact?.firstName ?? '',
    lastName: contact?.lastName ?? '',
    email: contact?.email ?? '',
    phone: contact?.phones[0]?.national ?? '',
    assignee: values.assigneeId,
  }
  return templateFieldKeys.filter(
    (key) => template?.[key].isMandatory && !given[key].trim() && (key !== 'assignee' || canAssign),
  )
}

function customProblems(values: LeadValues, { form, customFields, stored }: LeadRules) {
  const found: Record<string, string> = {}
  for (const field of customFields) {
    const value = values.customValues[field.id] ?? ''
    if (stored && value === (stored.customValues[field.id] ?? '')) continue
    const isRequired = field.isRequired && form !== 'short' && form !== 'open'
    const problem = checkValue({ ...field, isRequired }, value)
    if (problem) found[`custom.${field.id}`] = problem
  }
  return found
}

/** What is particular about the plain values; for the others their limit is all. */
const particular: Partial<Record<TypedField, (values: LeadValues, rules: LeadRules) => string | undefined>> =
  {
    companyName: ({ type, companyName }) =>
      type === 'corporate' && !companyName.trim() ? texts.companyName : undefined,
    // The short form has a single line for where somebody lives: any text.
    city: ({ city }, { form }) => (form === 'short' || isCity(city) ? undefined : texts.lettersOnly),
    postalCode: ({ postalCode }, rules) => postalCodeProblem(postalCode.trim(), rules),
    budget: ({ budget }, rules) => amountProblem(budget, limitsOf(rules).budget),
    area: ({ area }, rules) =>
      (rules.isServer ? longProblem(area, 50) : undefined) ?? areaProblem(area, limitsOf(rules).area),
    source: ({ source }, rules) => (isShort(rules) && !source.trim() ? texts.blankChoice : undefined),
    sourceName: ({ sourceName }, rules) =>
      isShort(rules) && !sourceName.trim() ? texts.blankChoice : undefined,
  }
const isShort = ({ form, isServer }: LeadRules) => form === 'short' && !isServer

function typedProblem(field: TypedField, values: LeadValues, rules: LeadRules): string | undefined {
  const isLocation = field === 'city' && rules.form === 'short'
  const { max } = leadFields[isLocation ? 'address' : field] as { max?: number }
  if (field === 'companyName' && values.type !== 'corporate') return undefined
  const text = values[field].trim()
  return (max === undefined ? undefined : longProblem(text, max)) ?? particular[field]?.(values, rules)
}

function ownProblems(values: LeadValues, rules: LeadRules): Record<string, string | undefined> {
  const { stored } = rules
  return Object.fromEntries(
    typedFields.map((field) => [
      field,
      stored && values[field] === stored[field] ? undefined : typedProblem(field, values, rules),
    ]),
  )
}

/** THE rules of a lead, for every form and for the server. */
export function checkLead(values: LeadValues, rules: LeadRules): LeadProblems {
  const { form, template, stored } = rules
  const found: Record<string, string | undefined> = ownProblems(values, rules)
  const missing = form === 'template' ? missingOf(values, rules) : []
  const emailRequired = form === 'short' || (template?.email.isMandatory === true && form === 'template')
  if (values.contacts.length > limits.contacts) found.contacts = texts.tooManyContacts(limits.contacts)
  for (const [index, contact] of values.contacts.entries()) {
    const more = {
      ...contactProblems(contact, {
        rules,
        isCorporate: asksAsCorporate(form, values.type),
        index,
        stored: stored?.contacts[index],
        emailRequired: emailRequired && index === 0,
      }),
      ...phoneProblems(contact, index, rules),
    }
    for (const [key, text] of Object.entries(more)) found[`contacts.${index}.${key}`] = text
  }
  if (form === 'template') tellMissing(found, missing, template)
  const { followUpOn = '' } = values
  if (followUpOn && followUpOn !== stored?.followUpOn) {
    if (!isValidCalendarDate(followUpOn)) found.followUpOn = fieldTexts.day
    else if (followUpOn < (rules.today ?? '')) found.followUpOn = workProblems.followUpPast
  }
  const fields: Record<string, string> = { ...customProblems(values, rules) }
  for (const [key, text] of Object.entries(found)) if (text) fields[key] = text
  return { fields, alert: alertOf(fields, values, rules, missing) }
}

/** Inline texts of the mandatory fields that have their own; the others show the text of their alert. */
function tellMissing(
  found: Record<string, string | undefined>,
  missing: TemplateFieldKey[],
  template: LeadForm['fields'] | undefined,
): void {
  if (template && !template.firstName.isMandatory && found['contacts.0.firstName'] === texts.firstName)
    found['contacts.0.firstName'] = undefined
  const inline: Partial<Record<TemplateFieldKey, [string, string]>> = {
    firstName: ['contacts.0.firstName', texts.firstName],
    lastName: ['contacts.0.lastName', texts.lastName],
    phone: ['contacts.0.phones.0', texts.phoneOfTemplate],
    email: ['contacts.0.email', texts.emailMissing],
    postalCode: ['postalCode', texts.postalCodeMissing],
    assignee: ['assigneeId', leadFields.assignee.asked],
  }
  for (const key of missing) {
    const [field, text] = inline[key] ?? [key, leadFields[key].asked]
    found[field] = text
  }
}

function alertOf(
  fields: Record<string, string>,
  values: LeadValues,
  { form }: LeadRules,
  missing: TemplateFieldKey[],
): string | undefined {
  const keys = Object.keys(fields)
  if (keys.length === 0) return undefined
  const [lacking] = missing
  if (lacking) return leadFields[lacking].asked
  // Both forms ask for the contact first.
  if (form === 'template' || form === 'short')
    return fields[keys.find((key) => key.startsWith('contacts.')) ?? (keys[0] as string)]
  if (form === 'edit' || form === 'open') return texts.allDetails
  if (fields.companyName) return fields.companyName
  const own = values.contacts[0]
  const isBlank = !own?.firstName.trim() || !own.phones[0]?.national.trim()
  if (form === 'individual' && isBlank) return texts.allDetails
  return keys.some((key) => /^contacts\.\d+\.(firstName|lastName|designation|type|phones)/.test(key))
    ? texts.allContactDetails
    : texts.allDetails
}

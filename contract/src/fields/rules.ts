import { isValidCalendarDate } from '../kit/dates'
import { lengthOf } from '../kit/typed-text'
import { askedLabels } from './lead-fields'
import { fieldLimits } from './limits'
import { contactFieldTexts, valueTexts } from './messages/values'
import {
  type CustomField,
  type FieldDraft,
  type FieldSection,
  type TemplateFieldKey,
  templateFieldKeys,
} from './model'

/** Trimmed, without empty ones and without repeats in any case of letters (S-079). */
export function cleanOptions(options: readonly string[]): string[] {
  const known = new Map<string, string>()
  for (const option of options.map((text) => text.trim()))
    if (option && !known.has(option.toLowerCase())) known.set(option.toLowerCase(), option)
  return [...known.values()]
}

export const cleanSections = (sections: readonly FieldSection[]): FieldSection[] =>
  ([0, 1] as const).filter((section) => sections.includes(section))

const ownNames = new Set(
  [...askedLabels(), contactFieldTexts.designation, 'Expected Budget', 'Pin Code'].map((name) =>
    name.toLowerCase(),
  ),
)
/** Values travel under the name of their field, so no custom field may have the name of a field that every lead has. */
export const isOwnName = (name: string): boolean => ownNames.has(name.trim().toLowerCase())

/** Whether the field is complete; until then saving does nothing (S-078, C-084). */
export const isComplete = ({ name, sections, type, options }: FieldDraft): boolean =>
  name.trim() !== '' &&
  sections.length > 0 &&
  type !== undefined &&
  (type !== 'dropdown' || cleanOptions(options).length > 0)

const email = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/
const number = new RegExp(`^-?\\d{1,${fieldLimits.value.digits}}(\\.\\d{1,4})?$`)

/** A web address, with or without its scheme; never one that could run code. */
function isWebsite(text: string): boolean {
  if (/\s/.test(text)) return false
  try {
    const { protocol, hostname } = new URL(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`)
    return /^https?:$/.test(protocol) && /^[^.]+(\.[^.]+)+$/.test(hostname)
  } catch {
    return false
  }
}

const problemOf: Record<
  CustomField['type'],
  (text: string, options: readonly string[]) => string | undefined
> = {
  text: () => undefined,
  number: (text) => (number.test(text) ? undefined : valueTexts.number),
  email: (text) => (email.test(text) ? undefined : valueTexts.email),
  website: (text) => (isWebsite(text) ? undefined : valueTexts.website),
  date: (text) => (isValidCalendarDate(text) ? undefined : valueTexts.date),
  dropdown: (text, options) => (options.includes(text) ? undefined : valueTexts.option),
}

/** What is wrong with the value of a custom field on a lead; undefined when it is right. Dates are YYYY-MM-DD. */
export function checkValue(
  field: Pick<CustomField, 'type' | 'isRequired' | 'options'>,
  value: string | number | null | undefined,
): string | undefined {
  const text = String(value ?? '').trim()
  if (text === '') return field.isRequired ? valueTexts.required : undefined
  if (lengthOf(text) > fieldLimits.value.max) return valueTexts.tooLong(fieldLimits.value.max)
  return problemOf[field.type](text, field.options)
}

/** Names, contact details and assignee cannot come from a fixed list. */
const typedOnly: readonly TemplateFieldKey[] = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'assignee',
  'address',
  'postalCode',
]
/** Fields of the lead form that may be answered from a list of choices. */
export const choosableFields: readonly TemplateFieldKey[] = templateFieldKeys.filter(
  (key) => !typedOnly.includes(key),
)
/** Their values are numbers, so their choices are too. */
export const figureFields: readonly TemplateFieldKey[] = ['budget', 'area']
export const isFigure = (text: string): boolean => /^\d{1,10}$/.test(text.trim())

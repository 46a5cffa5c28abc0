import { type LeadFieldKey, labelOf } from '../../fields/lead-fields'
import { contactFieldTexts } from '../../fields/messages/values'
import type { PhoneParts } from '../../kit/phone'
import { leadFormLimits } from '../../leads/limits'
import type { LeadRules } from '../../leads/record/checks'
import type { LeadValues } from '../../leads/record/form-values'
import type { MessageReading } from './reading'

/** What a form asks, and so can be filled in where it is seen. */
export type AskingForm = Pick<LeadRules, 'form' | 'template' | 'customFields'>

/** A field in which the person has typed something else than the message says. */
export interface OtherValue {
  field: string
  label: string
  typed: string
  read: string
}

interface Filling {
  values: LeadValues
  /** The fields that hold something of the message now, named as in LeadProblems. */
  filled: string[]
  others: OtherValue[]
}

/** One value on its way into one field. */
interface Entry extends OtherValue {
  into: (values: LeadValues) => LeadValues
}

type Plain = 'companyName' | 'city' | 'postalCode' | 'address' | 'budget' | 'area' | 'workScope' | 'source'
type Own = 'firstName' | 'lastName' | 'designation' | 'email'

/** The short form asks for the name and for the place in one line each. */
const ofShort: readonly (Plain | Own)[] = ['firstName', 'email', 'city', 'budget', 'workScope', 'source']
const notOfTemplate: readonly (Plain | Own)[] = ['companyName', 'designation']

function asks(field: Plain | Own, { form, template }: AskingForm): boolean {
  if (form === 'short') return ofShort.includes(field)
  if (template) return !notOfTemplate.includes(field)
  return field !== 'companyName' || form === 'corporate'
}

/** Where the firm has set what may be answered, only that (L-166). */
function choiceOf(field: Plain, text: string, { template }: AskingForm): string | undefined {
  const { choices } =
    (template as Record<string, { choices: string[] } | undefined> | undefined)?.[field] ?? {}
  if (!choices || choices.length === 0) return text
  return choices.find((choice) => choice.toLowerCase() === text.toLowerCase())
}

const join = (texts: readonly (string | undefined)[], by: string) => texts.filter(Boolean).join(by)

function readTexts(
  reading: MessageReading,
  isShort: boolean,
): Partial<Record<Plain | Own, string | undefined>> {
  const {
    firstName,
    lastName,
    city,
    address,
    budget,
    phones: _,
    customValues: __,
    areaUnit: ___,
    ...rest
  } = reading
  const hasCity = city && address?.toLowerCase().includes(city.toLowerCase())
  return {
    ...rest,
    firstName: isShort ? join([firstName, lastName], ' ') : firstName,
    lastName,
    city: isShort ? join([address, hasCity ? '' : city], ', ') : city,
    address,
    budget: budget === undefined ? undefined : String(budget),
  }
}

const withContact = (values: LeadValues, part: Partial<LeadValues['contacts'][number]>): LeadValues => ({
  ...values,
  contacts: values.contacts.map((contact, at) => (at === 0 ? { ...contact, ...part } : contact)),
})

const ownFields: readonly string[] = ['firstName', 'lastName', 'designation', 'email'] satisfies Own[]
function textEntries(values: LeadValues, reading: MessageReading, form: AskingForm): Entry[] {
  const texts = Object.entries(readTexts(reading, form.form === 'short')) as [
    Plain | Own,
    string | undefined,
  ][]
  return texts.flatMap(([field, text]): Entry[] => {
    if (!text || !asks(field, form)) return []
    if (ownFields.includes(field)) {
      const own = field as Own
      const typed = values.contacts[0]?.[own] ?? ''
      const into = (now: LeadValues) => withContact(now, { [own]: text })
      return [{ field: `contacts.0.${own}`, label: contactFieldTexts[own], typed, read: text, into }]
    }
    const plain = field as Plain
    const read = choiceOf(plain, text, form)
    if (read === undefined) return []
    const unit = plain === 'area' && reading.areaUnit ? { areaUnit: reading.areaUnit } : {}
    const into = (now: LeadValues): LeadValues => ({ ...now, [plain]: read, ...unit })
    return [{ field: plain, label: labelOf(plain as LeadFieldKey, 'form'), typed: values[plain], read, into }]
  })
}

function customEntries(values: LeadValues, reading: MessageReading, { customFields }: AskingForm): Entry[] {
  return customFields.flatMap(({ id, name }): Entry[] => {
    const read = reading.customValues[id]
    if (!read) return []
    const into = (now: LeadValues) => ({ ...now, customValues: { ...now.customValues, [id]: read } })
    return [{ field: `custom.${id}`, label: name, typed: values.customValues[id] ?? '', read, into }]
  })
}

const hasOnePhone = ({ form, template }: AskingForm) => form === 'short' || template !== undefined

/** Numbers that are not there yet go where there is room; a form with one number keeps the one it has. */
function withPhones(values: LeadValues, reading: MessageReading, form: AskingForm): Filling {
  const room = hasOnePhone(form) ? 1 : leadFormLimits.phones
  const phones: PhoneParts[] = [...(values.contacts[0]?.phones ?? [])]
  const filled: string[] = []
  const others: OtherValue[] = []
  for (const phone of reading.phones) {
    if (phones.some(({ national }) => national.replace(/\D/g, '').endsWith(phone.national))) continue
    const blank = phones.findIndex(({ national }) => national.trim() === '')
    const place = blank < 0 ? phones.length : blank
    const field = `contacts.0.phones.${place}`
    if (place < room) {
      phones[place] = phone
      filled.push(field)
    } else if (room === 1 && others.length === 0 && filled.length === 0)
      others.push({
        field: 'contacts.0.phones.0',
        label: labelOf('phone', 'form'),
        typed: phones[0]?.national ?? '',
        read: phone.national,
      })
  }
  return { values: withContact(values, { phones }), filled, others }
}

/** The message itself is kept whole, below what is there. */
const withMessage = (values: LeadValues, message: string): LeadValues =>
  values.remarks.includes(message) ? values : { ...values, remarks: join([values.remarks, message], '\n\n') }

/** A visiting card says all that a firm is asked. */
const isOfFirm = ({ companyName, lastName, designation }: MessageReading) =>
  Boolean(companyName && lastName && designation)

/** Nothing that somebody has typed is overwritten: what the message says instead is given back, for them to choose. */
export function fillIn(
  values: LeadValues,
  message: string,
  reading: MessageReading,
  form: AskingForm,
): Filling {
  const becomesFirm = form.form === 'individual' && isOfFirm(reading)
  const asking: AskingForm = becomesFirm ? { ...form, form: 'corporate' } : form
  const base: LeadValues = becomesFirm ? { ...values, type: 'corporate' } : values
  const entries = [...textEntries(base, reading, asking), ...customEntries(base, reading, asking)]
  const free = entries.filter(({ typed }) => typed.trim() === '')
  const others = entries.filter(
    ({ typed, read }) => typed.trim() !== '' && typed.trim().toLowerCase() !== read.toLowerCase(),
  )
  const numbers = withPhones(
    free.reduce((now, { into }) => into(now), base),
    reading,
    asking,
  )
  return {
    values: withMessage(numbers.values, message.trim()),
    filled: [...free.map(({ field }) => field), ...numbers.filled, 'remarks'],
    others: [...others.map(({ into: _, ...other }) => other), ...numbers.others],
  }
}

/** The message instead of what was typed, in the fields that were asked about: the others may be corrected by now. */
export function takeOthers(
  values: LeadValues,
  reading: MessageReading,
  form: AskingForm,
  others: readonly OtherValue[],
): LeadValues {
  const asked = new Set(others.map(({ field }) => field))
  const entries = [...textEntries(values, reading, form), ...customEntries(values, reading, form)]
  const taken = entries.reduce((now, { field, into }) => (asked.has(field) ? into(now) : now), values)
  const [first] = reading.phones
  return asked.has('contacts.0.phones.0') && first ? withContact(taken, { phones: [first] }) : taken
}

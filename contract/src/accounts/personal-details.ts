import * as z from 'zod/mini'
import { isValidCalendarDate } from '../kit/dates'
import { textProblem } from '../kit/field-rules'
import { type FieldProblems, isKept, withProblems } from '../kit/form-problems'
import { type PhoneParts, phoneDigits, phoneProblem, readPhone } from '../kit/phone'
import { fieldTexts } from '../kit/screen-texts'
import { personName } from '../kit/typed-text'
import { looksLikeEmail } from './email'
import { personalLimits } from './limits'
import { personalTexts as texts } from './messages/personal'

/** Personal details. */
export interface PersonalDetails {
  firstName: string
  lastName: string
  phone: PhoneParts
  address: string
  city: string
  postalCode: string
  /** YYYY-MM-DD, empty for none. */
  dateOfBirth: string
}

/** What is not given stays as it is. */
export interface PersonalChange extends Partial<PersonalDetails> {
  /** The location that the upload answered; empty removes the picture. */
  photo?: string
}

/** The steps a person can mark as finished for themselves. */
export interface OwnSteps {
  endsFirstLogin: boolean
  endsOnboarding: boolean
  /** Something was sent that this call does not change. */
  hasMore?: boolean | undefined
}

interface Known {
  /** The stored values; they are not checked again (C-099). */
  stored?: Partial<PersonalDetails>
  /** In the time zone of the company. */
  today: string
}

const { personal: limits } = personalLimits
const isIndia = ({ dialCode }: PhoneParts) => phoneDigits(dialCode) === '91'

const phoneWords: { [problem in NonNullable<ReturnType<typeof phoneProblem>>]: (digits: number) => string } =
  {
    'india-length': (digits) =>
      digits < limits.phone.india
        ? fieldTexts.tooShort(limits.phone.india)
        : fieldTexts.tooLong(limits.phone.india),
    'too-short': () => fieldTexts.tooShort(limits.phone.min),
    unreadable: () => fieldTexts.invalid(texts.phone),
    'too-long': () => fieldTexts.tooLong(limits.phone.max),
  }

/** C-022: ten digits in India, five to fifteen elsewhere. */
function phoneText({ dialCode, national }: PhoneParts): string | undefined {
  if (!national.trim()) return fieldTexts.required
  const problem = phoneProblem(dialCode, national)
  return problem && phoneWords[problem](readPhone(national, phoneDigits(dialCode))?.national.length ?? 0)
}

/** O-027: exactly six digits in India, up to ten elsewhere; the calling code of the phone decides which. */
function postalCodeText(postalCode: string, phone: PhoneParts): string | undefined {
  const { india, other } = limits.pin
  const [min, max] = isIndia(phone) ? [india, india] : [1, other]
  return textProblem(postalCode, {
    label: texts.postalCode,
    min,
    max,
    pattern: /^[0-9]+$/,
    isOptional: true,
  })
}

function dateOfBirthText(date: string, today: string): string | undefined {
  if (!date) return undefined
  if (!isValidCalendarDate(date) || date < '1900-01-01') return fieldTexts.invalid(texts.dateOfBirth)
  return date > today ? texts.born : undefined
}

const nameRule = (label: string) => ({ label, max: limits.name.max, pattern: personName })
const samePhone = (a: PhoneParts, b: PhoneParts | undefined) =>
  b !== undefined && b.national !== '' && a.dialCode === b.dialCode && a.national === b.national

export function personalProblems(
  details: PersonalDetails,
  { stored = {}, today }: Known,
): FieldProblems<PersonalDetails> {
  const { firstName, lastName, phone, address, city, postalCode, dateOfBirth } = details
  const judged: FieldProblems<PersonalDetails> = {
    firstName: textProblem(firstName.trim(), nameRule(texts.firstName)),
    lastName: textProblem(lastName.trim(), nameRule(texts.lastName)),
    address: textProblem(address.trim(), { label: texts.address, max: limits.address.max, isOptional: true }),
    city: textProblem(city.trim(), {
      label: texts.city,
      max: limits.city.max,
      pattern: /^\P{N}+$/u,
      isOptional: true,
    }),
    postalCode: postalCodeText(postalCode.trim(), phone),
    dateOfBirth: dateOfBirthText(dateOfBirth, today),
  }
  const problems: FieldProblems<PersonalDetails> = {}
  for (const [name, text] of Object.entries(judged) as [keyof typeof judged, string | undefined][])
    if (text && !isKept(details[name], stored[name])) problems[name] = text
  const ofPhone = samePhone(phone, stored.phone) ? undefined : phoneText(phone)
  if (ofPhone) problems.phone = ofPhone
  return problems
}

const typed = z.string().check(z.trim())

/** The form also shows the email, which cannot be changed here (O-030). */
export const personalForm = (known: Known) =>
  z
    .object({
      firstName: typed,
      lastName: typed,
      email: z.string().check(z.refine(looksLikeEmail, texts.emailInvalid)),
      phone: z.object({ dialCode: z.string(), national: z.string() }),
      address: typed,
      city: typed,
      postalCode: typed,
      dateOfBirth: z.string(),
    })
    .check(z.superRefine(withProblems((details) => personalProblems(details, known))))

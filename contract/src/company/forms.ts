import * as z from 'zod/mini'
import { isValidTimeZone } from '../kit/dates'
import { textProblem } from '../kit/field-rules'
import { type FieldProblems, isKept, withProblems } from '../kit/form-problems'
import { fieldTexts } from '../kit/screen-texts'
import { lettersAndSpaces, seenText } from '../kit/typed-text'
import { findCountry } from './countries'
import { companyLimits } from './limits'
import { companyFormTexts as texts } from './messages'
import type { CompanyDetails, FirmPapers } from './model'
import { papersProblems } from './papers'

const { company: limits } = companyLimits

type TextName = 'name' | 'address' | 'city' | 'postalCode' | 'gstNumber'
const textRules: Record<TextName, Parameters<typeof textProblem>[1]> = {
  name: { label: texts.name, max: limits.name.max, pattern: seenText },
  address: { label: texts.address, max: limits.address.max },
  city: { label: texts.city, max: limits.city.max, pattern: lettersAndSpaces },
  postalCode: {
    label: texts.postalCode,
    max: limits.postalCode.max,
    pattern: /^[0-9]+$/,
    isOptional: true,
  },
  gstNumber: { label: texts.gstNumber, max: limits.gst.max, pattern: /^[A-Z0-9]+$/, isOptional: true },
}
const textNames = Object.keys(textRules) as TextName[]

const isOnEarth = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

/** What is wrong with the details of a company; stored values are not checked again. */
export function companyProblems(
  details: CompanyDetails,
  stored: Partial<CompanyDetails> = {},
): FieldProblems<CompanyDetails> {
  const problems: FieldProblems<CompanyDetails> = {}
  for (const name of textNames)
    if (!isKept(details[name], stored[name])) {
      const problem = textProblem(details[name].trim(), textRules[name])
      if (problem) problems[name] = problem
    }
  if (!findCountry(details.countryCode))
    problems.countryCode = details.countryCode ? fieldTexts.invalid(texts.country) : fieldTexts.required
  if (!isValidTimeZone(details.timeZone))
    problems.timeZone = details.timeZone ? fieldTexts.invalid(texts.timeZone) : fieldTexts.required
  const { place } = details
  if (!place) problems.place = texts.placeRequired
  else if (!isOnEarth(place) || place.location.length > limits.location.max)
    problems.place = fieldTexts.invalid(texts.place)
  return problems
}

const typed = z.string().check(z.trim())
const place = z.object({ latitude: z.number(), longitude: z.number(), location: typed })

type Stored = Partial<CompanyDetails & FirmPapers>

export const companyForm = (stored: Stored = {}) =>
  z
    .object({
      name: typed,
      address: typed,
      city: typed,
      postalCode: typed,
      gstNumber: typed,
      countryCode: z.string(),
      timeZone: z.string(),
      place: z.optional(place),
      logo: z.string(),
      email: typed,
      contact: typed,
      bankAccountName: typed,
      bankAccountNumber: typed,
      bankName: typed,
      bankCode: typed,
      upiId: typed,
      signatory: typed,
      signature: z.string(),
    })
    .check(
      z.superRefine(
        withProblems((details) => ({
          ...companyProblems(details as CompanyDetails, stored),
          ...papersProblems(details, stored, details.countryCode),
        })),
      ),
    )

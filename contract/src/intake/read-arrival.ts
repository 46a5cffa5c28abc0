import { leadFields } from '../fields/lead-fields'
import type { CustomField } from '../fields/model'
import { checkValue } from '../fields/rules'
import { readArea } from '../kit/area'
import { readAmount } from '../kit/money'
import { formatStoredPhone, phoneProblem, readPhone } from '../kit/phone'
import { lengthOf, personName } from '../kit/typed-text'
import { type AreaUnit, areaUnits } from '../leads/fields/values'
import { leadFormLimits as limits } from '../leads/limits'
import type { LeadDraft } from '../leads/record/draft'
import { emailPattern, isCity } from '../leads/record/value-problems'
import { arrivalProblems as texts } from './messages/targets'
import { platformCodes } from './platforms'
import { customFieldOf, type DoorTarget, type Target, targetLabel } from './targets'

/** A value as it arrives, and where it goes. */
export interface ArrivingValue {
  target: Target
  text: string
}

/** What is wrong with one value. */
export interface ArrivalProblem {
  target: Target
  text: string
}

export interface ReadingRules {
  /** Of numbers without one: '91'. */
  dialCode: string
  /** ISO 3166, two letters. */
  country: string
  customFields: readonly CustomField[]
}

export interface ReadArrival {
  draft: LeadDraft
  problems: ArrivalProblem[]
}

/** 'Mary Ann D'Souza' is Mary Ann and D'Souza; a single word is a first name. */
export function splitName(text: string): { firstName: string; lastName: string } {
  const words = text.trim().split(/\s+/)
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return { firstName: (last ? words.slice(0, -1) : words).join(' '), lastName: last }
}

/** Of 'Asha Rao' beside 'Asha': Rao. */
const behindFirst = (fullName: string, firstName: string): string =>
  fullName.toLowerCase().startsWith(`${firstName.toLowerCase()} `)
    ? fullName.slice(firstName.length).trim()
    : ''

/** Several numbers in one cell, if each of them is one: '98450 21763 / 98450 11111'. */
export function splitPhones(text: string, dialCode: string): string[] {
  const parts = text
    .split(/[/;,|\n]|\bor\b|&/i)
    .map((part) => part.trim())
    .filter(Boolean)
  return parts.length > 1 && parts.every((part) => isPhone(part, dialCode)) ? parts : [text.trim()]
}

const isPhone = (text: string, dialCode: string): boolean => {
  const read = readPhone(text, dialCode)
  return read !== undefined && phoneProblem(read.dialCode, read.national) === undefined
}

/** As it is stored; what is no number stays as it is. */
const storedPhone = (text: string, dialCode: string): string => {
  const read = readPhone(text, dialCode)
  return read && isPhone(text, dialCode) ? formatStoredPhone(read.dialCode, read.national) : text.trim()
}

const unitWords: readonly [RegExp, AreaUnit][] = [
  [/(?:sq(?:uare)?\.?\s*(?:ft|feet|foot)\.?|sft|sqft)$/i, 'sqft'],
  [/(?:sq(?:uare)?\.?\s*(?:m|mtr|mtrs|meters?|metres?)\.?|sqm)$/i, 'sqm'],
  [/(?:sq(?:uare)?\.?\s*(?:yds?|yards?)\.?|sqyds?|gaj)$/i, 'Sq yds'],
]

/** '1,200 sq ft' is 1200 in sqft; undefined where there is no figure. */
export function readAreaWithUnit(text: string): { area: string; areaUnit: AreaUnit | undefined } | undefined {
  const plain = text.trim()
  const [word, areaUnit] = unitWords.find(([one]) => one.test(plain)) ?? []
  const area = readArea(word ? plain.replace(word, '').trim() : plain)
  return area === undefined ? undefined : { area, areaUnit }
}

const readUnit = (text: string): AreaUnit | undefined =>
  areaUnits.find((unit) => unit.toLowerCase() === text.trim().toLowerCase()) ??
  unitWords.find(([word]) => word.test(text.trim()))?.[1]

const isName = (text: string): boolean =>
  !text || (lengthOf(text) <= limits.add.name && personName.test(text))

const isEmail = (text: string): boolean =>
  !text || (lengthOf(text) <= limits.email && emailPattern.test(text))

function isPostalCode(text: string, country: string): boolean {
  if (!text) return true
  const plain = text.replace(/\s/g, '')
  return country === 'IN' || !country
    ? /^\d{6}$/.test(plain)
    : new RegExp(`^[0-9A-Za-z-]{1,${limits.postalCode.abroad}}$`).test(plain)
}

const isShort = (
  field: 'companyName' | 'address' | 'workScope' | 'source' | 'sourceName' | 'remarks',
  text: string,
) => lengthOf(text) <= leadFields[field].max

/**
 * What programs do to numbers in files, so that a spreadsheet keeps them as they are, or because it did not: 'p:+919845021763'
 * and 'z:411001' of Facebook, an apostrophe in front, '9845021763.0'.
 */
function withoutMarks(target: Target, text: string): string {
  if (target !== 'phone' && target !== 'otherPhone' && target !== 'postalCode') return text
  return text.replace(/^(?:[pz]:\s*|')(?=[+\d(])/i, '').replace(/^(\d{6}|\d{10,12})\.0$/, '$1')
}

/** A value of each target, the first that is not empty; several numbers and remarks are kept all. */
function collect(values: readonly ArrivingValue[]) {
  const one = new Map<string, string>()
  const many = { phone: [] as string[], remarks: [] as string[] }
  for (const { target, text } of values) {
    const plain = withoutMarks(target, text.trim())
    if (!plain) continue
    if (target === 'phone' || target === 'otherPhone') many.phone.push(plain)
    else if (target === 'remarks') many.remarks.push(plain)
    else if (!one.has(target)) one.set(target, plain)
  }
  return { of: (target: DoorTarget) => one.get(target) ?? '', one, many }
}

/**
 * What arrives, as a lead: names taken apart, numbers, amounts and areas read as people write them. What does not keep a rule
 * of the import (L-217 to L-223) is a problem; the draft has it as it came, so that a door without a person loses nothing.
 */
export function readArrival(values: readonly ArrivingValue[], rules: ReadingRules): ReadArrival {
  const { of, one, many } = collect(values)
  const problems: ArrivalProblem[] = []
  const wrong = (target: Target, text: string) => void problems.push({ target, text })
  const other = (target: Target) => wrong(target, texts.other(targetLabel(target, rules.customFields) ?? ''))

  const whole = splitName(of('fullName'))
  const firstName = of('firstName') || whole.firstName
  const lastName =
    of('lastName') || (of('firstName') ? behindFirst(of('fullName'), firstName) : whole.lastName)
  const nameTarget = (target: 'firstName' | 'lastName'): Target =>
    one.has(target) ? target : one.has('fullName') ? 'fullName' : target
  if (!firstName || !isName(firstName)) wrong(nameTarget('firstName'), texts.firstName)
  if (!isName(lastName)) wrong(nameTarget('lastName'), texts.lastName)
  if (!isEmail(of('email'))) wrong('email', texts.email)

  const phones = many.phone.flatMap((text) => splitPhones(text, rules.dialCode))
  if (phones.length === 0 || phones.some((text) => !isPhone(text, rules.dialCode)))
    wrong('phone', texts.phone)

  const budget = readAmount(of('budget'))
  if (of('budget') && (budget === undefined || budget >= 10 ** limits.add.budget))
    wrong('budget', texts.budget)
  if (of('city') && !(isCity(of('city')) && lengthOf(of('city')) <= leadFields.city.max))
    wrong('city', texts.city)
  if (!isPostalCode(of('postalCode'), rules.country)) wrong('postalCode', texts.postalCode)

  const area = of('area') ? readAreaWithUnit(of('area')) : undefined
  if (of('area') && (!area || Number.parseInt(area.area, 10) >= 10 ** limits.server.area)) other('area')
  const unit = of('areaUnit') ? readUnit(of('areaUnit')) : undefined
  if (of('areaUnit') && !unit) other('areaUnit')

  const remarks = many.remarks.join('\n')
  for (const target of ['companyName', 'address', 'workScope', 'source', 'sourceName'] as const)
    if (!isShort(target, of(target))) other(target)
  if (!isShort('remarks', remarks)) other('remarks')

  const customValues: Record<string, string> = {}
  for (const [target, text] of one) {
    const id = customFieldOf(target)
    const field = id && rules.customFields.find((candidate) => candidate.id === id)
    if (!field) continue
    customValues[field.id] = text
    if (checkValue({ ...field, isRequired: false }, text)) other(target as Target)
  }
  const optional = (text: string) => text || undefined
  return {
    problems,
    draft: {
      type: of('companyName') ? 'corporate' : 'individual',
      contacts: [
        {
          firstName,
          lastName,
          email: optional(of('email')),
          phones: phones.map((text) => storedPhone(text, rules.dialCode)),
        },
      ],
      companyName: optional(of('companyName')),
      city: optional(of('city')),
      address: optional(of('address')),
      postalCode: optional(of('postalCode').replace(/\s/g, '')),
      budget,
      workScope: optional(of('workScope')),
      area: area?.area ?? optional(of('area')),
      areaUnit: area?.areaUnit ?? unit,
      source: optional(platformCodes.get(of('source')) ?? of('source')),
      sourceName: optional(of('sourceName')),
      remarks: optional(remarks),
      teamId: undefined,
      assigneeId: undefined,
      customValues,
      templateId: undefined,
      extra: {},
      siblingOf: undefined,
      originalEmail: undefined,
    },
  }
}

import { readArea } from '../../kit/area'
import { readAmount } from '../../kit/money'
import { phoneProblem, readPhone } from '../../kit/phone'
import { fieldTexts } from '../../kit/screen-texts'
import { lengthOf, lettersAndSpaces, personName } from '../../kit/typed-text'
import { leadFormLimits as limits } from '../limits'
import { leadProblemTexts as texts } from '../messages/capture'

/**
 * individual and corporate are the tabs of the dialog, template the configurable form, short the small one, edit the edit
 * dialog. open is a call from another client: only what no lead can lack is required.
 */
export type LeadFormKind = 'individual' | 'corporate' | 'template' | 'short' | 'edit' | 'open'

/** local@domain.tld, tld 2 to 100 letters (C-100); no spaces and no characters that are invalid in an address (C-101). */
export const emailPattern =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,100}$/u
export function nameProblem(name: string, missing: string | undefined, max: number): string | undefined {
  const text = name.trim()
  if (!text) return missing
  if (lengthOf(text) > max) return texts.nameFull(max)
  return personName.test(text) ? undefined : texts.nameSigns
}

export const shortNameProblem = (contact: { firstName: string; lastName: string }): string | undefined => {
  const name = `${contact.firstName} ${contact.lastName}`.trim()
  if (!name) return texts.nameMissing
  const { nameMin, name: max } = limits.short
  const length = lengthOf(name)
  return length >= nameMin && length <= max && personName.test(name) ? undefined : texts.name
}

export function leadPhoneProblem(form: LeadFormKind, dialCode: string, national: string): string | undefined {
  const length = readPhone(national, dialCode)?.national.length ?? 0
  const problem = phoneProblem(dialCode, national)
  if (!problem) return undefined
  if (form === 'template') return texts.phoneOfTemplate
  if (form === 'short') return texts.phoneOfShort
  if (problem === 'unreadable') return texts.phone
  if (form === 'edit' && length < limits.phone.min) return texts.phoneUnder5
  if (length > limits.phone.max) return form === 'edit' ? texts.phoneTooLong : texts.phoneOver15
  return texts.phone
}

export function emailProblem(form: LeadFormKind, email: string, isRequired: boolean): string | undefined {
  const text = email.trim()
  const isShort = form === 'short'
  if (!text) return isRequired ? (isShort ? texts.emailRequired : texts.emailMissing) : undefined
  const isRight = lengthOf(text) <= limits.email && emailPattern.test(text)
  if (isRight) return undefined
  return isShort ? texts.emailOfShort : texts.email
}

export const isCity = (text: string): boolean => !text.trim() || lettersAndSpaces.test(text.trim())

export const amountProblem = (text: string, maxDigits: number): string | undefined => {
  if (!text.trim()) return undefined
  const amount = readAmount(text)
  if (amount === undefined) return texts.amount
  return amount < 10 ** maxDigits ? undefined : fieldTexts.tooLong(maxDigits)
}

/** The limit is that of the figure before its decimals. */
export const areaProblem = (text: string, maxDigits: number): string | undefined => {
  if (!text.trim()) return undefined
  const area = readArea(text)
  if (area === undefined) return texts.area
  return Number.parseInt(area, 10) < 10 ** maxDigits ? undefined : fieldTexts.tooLong(maxDigits)
}

export const longProblem = (text: string, max: number): string | undefined =>
  lengthOf(text) > max ? fieldTexts.tooLong(max) : undefined

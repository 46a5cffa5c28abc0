import { phoneDigits, phoneProblem } from '../../kit/phone'
import { fieldTexts } from '../../kit/screen-texts'
import { digitsOnly, lengthOf, lettersAndSpaces } from '../../kit/typed-text'
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
  return lettersAndSpaces.test(text) ? undefined : texts.lettersOnly
}

export const shortNameProblem = (contact: { firstName: string; lastName: string }): string | undefined => {
  const name = `${contact.firstName} ${contact.lastName}`.trim()
  if (!name) return texts.nameMissing
  const { nameMin, name: max } = limits.short
  const length = lengthOf(name)
  return length >= nameMin && length <= max && lettersAndSpaces.test(name) ? undefined : texts.name
}

export function leadPhoneProblem(form: LeadFormKind, dialCode: string, national: string): string | undefined {
  const length = phoneDigits(national).length
  const problem = /[^\d\s()-]/.test(national) ? 'india-length' : phoneProblem(dialCode, national)
  if (!problem) return undefined
  if (form === 'template') return texts.phoneOfTemplate
  if (form === 'short') return texts.phoneOfShort
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

export const digitsProblem = (text: string, max: number): string | undefined => {
  const plain = text.trim()
  if (!plain) return undefined
  if (!/^[\d,\s₹$£€]+$/.test(plain)) return texts.digitsOnly
  return digitsOnly(plain).length > max ? fieldTexts.tooLong(max) : undefined
}

export const longProblem = (text: string, max: number): string | undefined =>
  lengthOf(text) > max ? fieldTexts.tooLong(max) : undefined

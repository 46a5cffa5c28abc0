import { type PhoneParts, phoneDigits, phoneProblem, readPhone } from '../../kit/phone'
import { personName } from '../../kit/typed-text'
import { type LeadValues, splitName } from './form-values'
import type { LeadFormKind } from './value-problems'

/** Fewer may be the number of a flat. */
const leastDigits = 7

/** 'Anita Rao 98450 21763', where a name is asked for; undefined for anything but a name with a whole number behind it. */
export function nameAndNumber(
  text: string,
  dialCode: string,
): { name: string; phone: PhoneParts } | undefined {
  const [, name = '', number = ''] = /^([^\d+(]*)(.*)$/su.exec(text) ?? []
  const bare = name.replace(/[\s,:;|\p{Pd}]+$/u, '').trim()
  const phone = readPhone(number.trim(), dialCode)
  if (!phone || !personName.test(bare) || phoneDigits(phone.national).length < leastDigits) return undefined
  return phoneProblem(phone.dialCode, phone.national) ? undefined : { name: bare, phone }
}

/** The number that was typed behind the first name is put where numbers stand, as long as there is none. */
export function numberApart(values: LeadValues, form: LeadFormKind): LeadValues | undefined {
  const [contact, ...others] = values.contacts
  const [first, ...phones] = contact?.phones ?? []
  if (!contact || !first || first.national.trim() !== '') return undefined
  const read = nameAndNumber(contact.firstName, first.dialCode)
  if (!read) return undefined
  // The short form asks for the whole name in one field.
  const isWhole = form === 'short' || contact.lastName.trim() !== ''
  const name = isWhole ? { firstName: read.name } : splitName(read.name)
  return { ...values, contacts: [{ ...contact, ...name, phones: [read.phone, ...phones] }, ...others] }
}

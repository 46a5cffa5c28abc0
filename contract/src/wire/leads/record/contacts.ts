import { z } from 'zod'
import { formatStoredPhone, phoneDigits, readPhone } from '../../../kit/phone'
import type { LeadContact } from '../../../leads/record/draft'

const text = z.string().max(2000)
const blank = text.nullish()
const phones = z.union([text, z.number(), z.array(z.union([text, z.number()]).nullable()).max(100)])

export const contactWire = z.object({
  otherContactFirstName: blank,
  otherContactLastName: blank,
  otherContactEmailId: blank,
  otherContactDesginationName: blank,
  otherContactType: blank,
  otherContactPhoneNumber: phones.nullish(),
})
type ContactWire = z.infer<typeof contactWire>

export const writtenContactWire = z.object({
  otherContactFirstName: z.string(),
  otherContactLastName: z.string(),
  otherContactEmailId: z.string().optional(),
  otherContactDesginationName: z.string().optional(),
  otherContactType: z.string().optional(),
  otherContactPhoneNumber: z.array(z.string()),
})

const filled = (value: unknown): string | undefined => String(value ?? '').trim() || undefined

export const readPhones = (
  wire: z.infer<typeof phones> | null | undefined,
  dialCode?: string | undefined,
): string[] =>
  [wire ?? []].flat().flatMap((one) => {
    const phone = filled(one)
    if (!phone) return []
    const read = dialCode ? readPhone(phone, phoneDigits(dialCode)) : undefined
    return [read ? formatStoredPhone(read.dialCode, read.national) : phone]
  })

export const readContact = (wire: ContactWire, dialCode?: string): LeadContact => ({
  firstName: filled(wire.otherContactFirstName) ?? '',
  lastName: filled(wire.otherContactLastName) ?? '',
  designation: filled(wire.otherContactDesginationName),
  type: filled(wire.otherContactType),
  email: filled(wire.otherContactEmailId),
  phones: readPhones(wire.otherContactPhoneNumber, dialCode),
})

export const writeContact = (contact: LeadContact): z.infer<typeof writtenContactWire> => ({
  otherContactFirstName: contact.firstName,
  otherContactLastName: contact.lastName,
  otherContactEmailId: contact.email,
  otherContactDesginationName: contact.designation,
  otherContactType: contact.type,
  otherContactPhoneNumber: contact.phones,
})

const digits = (phone = '') => readPhone(phone)?.national.slice(-10) ?? phone

/** A caller may send the lead's own contact twice: on its own, and as the first of the list. */
const isSame = (own: LeadContact, listed: LeadContact): boolean =>
  own.firstName.toLowerCase() === listed.firstName.toLowerCase() &&
  (own.phones.length === 0 ||
    listed.phones.length === 0 ||
    digits(own.phones[0]) === digits(listed.phones[0])) &&
  (!own.email || !listed.email || own.email.toLowerCase() === listed.email.toLowerCase())

/** All contacts of an individual lead: the lead's own first. */
export function joinContacts(own: LeadContact, listed: LeadContact[]): LeadContact[] {
  const [first, ...rest] = listed
  const isGiven = own.firstName || own.lastName || own.email || own.phones.length > 0
  if (!first) return [own]
  if (!isGiven) return listed
  if (!isSame(own, first)) return [own, ...listed]
  return [
    {
      firstName: own.firstName,
      lastName: own.lastName || first.lastName,
      designation: own.designation ?? first.designation,
      type: own.type ?? first.type,
      email: own.email ?? first.email,
      phones: first.phones.length > 0 ? first.phones : own.phones,
    },
    ...rest,
  ]
}

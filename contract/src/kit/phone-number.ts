import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { phoneProblem } from './phone'

/** E.164, so that a number compares equal however it was written; undefined when it is not a number. */
export function normalisePhone(text: string, defaultDialCode = '91'): string | undefined {
  // As most numbers are stored: the library would take a hundred times as long to say the same.
  const stored = /^\+91 ([1-9]\d{9})$/.exec(text)
  if (stored) return `+91${stored[1]}`
  // Without a country the library does not know that 00 means plus.
  const international = text.replace(/^\s*00(?=[\s-]*[1-9])/, '+')
  const phone = parsePhoneNumberFromString(international, { defaultCallingCode: defaultDialCode })
  if (!phone?.isPossible()) return undefined
  return phoneProblem(phone.countryCallingCode, phone.nationalNumber) ? undefined : phone.number
}

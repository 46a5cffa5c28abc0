import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Dial codes are digits without the plus: '91'. */
export interface PhoneParts {
  dialCode: string
  national: string
}

export type PhoneProblem = 'india-length' | 'too-short' | 'too-long'

const india = '91'

export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '')
}

/** E.164, so that one person's number compares equal however it was written; undefined when it is no number. */
export function normalisePhone(text: string, defaultDialCode = india): string | undefined {
  const phone = parsed(text, defaultDialCode)
  if (!phone?.isPossible()) return undefined
  return phoneProblem(phone.countryCallingCode, phone.nationalNumber) ? undefined : phone.number
}

/** '+91 9845021763', the form in which a phone is kept (C-023). */
export function formatStoredPhone(dialCode: string, national: string): string {
  return `+${phoneDigits(dialCode)} ${phoneDigits(national)}`
}

/** Reads the stored form as well as bare digits, which older records hold (C-023). */
export function splitPhone(stored: string, defaultDialCode = india): PhoneParts {
  const [, dialCode, national] = /^\s*\+(\d{1,4})[\s-]+(\d[\d\s-]*)$/.exec(stored) ?? []
  if (dialCode && national) return { dialCode, national: phoneDigits(national) }
  const phone = parsed(stored, defaultDialCode)
  if (phone) return { dialCode: phone.countryCallingCode, national: phone.nationalNumber }
  return { dialCode: defaultDialCode, national: phoneDigits(stored) }
}

/**
 * '98450 21763' in India, '+971 50 123 4567' elsewhere, and the text as it came when it is no stored number.
 * The grouping is our own: the exact one of each country would bring 30 kB of tables into every list.
 */
export function displayPhone(stored: string): string {
  const [, dialCode = india, national = ''] = /^\s*(?:\+(\d{1,4})[\s-]+)?(\d[\d\s-]*)$/.exec(stored) ?? []
  const digits = phoneDigits(national)
  if (phoneProblem(dialCode, digits)) return stored.trim()
  if (dialCode === india) return `${digits.slice(0, 5)} ${digits.slice(5)}`
  return `+${dialCode} ${digits.replace(/(\d{2,4}?)(?=(\d{3})*\d{4}$)/g, '$1 ')}`
}

/** Exactly ten digits in India, five to fifteen elsewhere, both ends included (C-022). */
export function phoneProblem(dialCode: string, national: string): PhoneProblem | undefined {
  const length = phoneDigits(national).length
  if (phoneDigits(dialCode) === india) return length === 10 ? undefined : 'india-length'
  if (length < 5) return 'too-short'
  return length > 15 ? 'too-long' : undefined
}

function parsed(text: string, defaultDialCode: string) {
  // Without a country the library does not know that 00 is dialled for the plus.
  const international = text.replace(/^\s*00(?=[\s-]*[1-9])/, '+')
  return parsePhoneNumberFromString(international, { defaultCallingCode: defaultDialCode })
}

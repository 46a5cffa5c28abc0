import { phoneLimits } from './limits'

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

/** '+91 9845021763', the form in which a phone is stored (C-023). */
export function formatStoredPhone(dialCode: string, national: string): string {
  return `+${phoneDigits(dialCode)} ${phoneDigits(national)}`
}

/** No calling code is a prefix of another one (ITU E.164). */
const callingCode = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/

/** Reads the stored form, and bare digits and E.164, which older records have (C-023). */
export function splitPhone(stored: string, defaultDialCode = india): PhoneParts {
  const [, dialCode, national] = /^\s*\+(\d{1,4})[\s-]+(\d[\d\s-]*)$/.exec(stored) ?? []
  if (dialCode && national) return { dialCode, national: phoneDigits(national) }
  const digits = phoneDigits(stored)
  const [, code, rest] = (/^[\s(]*(\+|00)/.test(stored) && callingCode.exec(digits.replace(/^00/, ''))) || []
  if (code && rest) return { dialCode: code, national: rest }
  const isIndianWithCode = defaultDialCode === india && /^91\d{10}$/.test(digits)
  return {
    dialCode: defaultDialCode,
    national: isIndianWithCode ? digits.slice(2) : digits.replace(/^0/, ''),
  }
}

/** E.164 of a stored number, to dial it; undefined when it is not a number. */
export function dialledPhone(stored: string, defaultDialCode = india): string | undefined {
  const { dialCode, national } = splitPhone(stored, defaultDialCode)
  return phoneProblem(dialCode, national) ? undefined : `+${dialCode}${national}`
}

/**
 * '98450 21763' in India, '+971 50 123 4567' elsewhere; any other text is returned unchanged. The grouping is our own:
 * exact rules for each country would add 30 kB of tables to every list.
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
  if (phoneDigits(dialCode) === india) return length === phoneLimits.india ? undefined : 'india-length'
  if (length < phoneLimits.min) return 'too-short'
  return length > phoneLimits.max ? 'too-long' : undefined
}

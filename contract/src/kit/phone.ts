import { phoneLimits } from './limits'

/** Dial codes are digits without the plus: '91'. */
export interface PhoneParts {
  dialCode: string
  national: string
}

export type PhoneProblem = 'unreadable' | 'india-length' | 'too-short' | 'too-long'

const india = '91'

export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '')
}

/** '+91 9845021763', the form in which a phone is stored (C-023). */
export function formatStoredPhone(dialCode: string, national: string): string {
  const read = readPhone(national, phoneDigits(dialCode))
  return `+${phoneDigits(read?.dialCode ?? dialCode)} ${phoneDigits(read?.national ?? national)}`
}

/** No calling code is a prefix of another one (ITU E.164). */
const callingCode = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/

/** What people put between the figures, and the invisible marks that copied numbers bring along. */
const between = /[\s().\p{Pd}\p{Cf}]+/gu

/** Under +91 what stands before the ten digits is taken off; elsewhere a 0 may belong to the number (C-162). */
const nationalOf = (digits: string, dialCode: string): string =>
  (dialCode === india && /^(?:0091|91|0)(\d{10})$/.exec(digits)?.[1]) || digits

/**
 * A number as people write it: 098450 21763, 91-98450-21763, (+91) 98450.21763, 0091 …, +971 50 123 4567. Undefined when
 * there is anything else in it: it is never read as the number that is left without that.
 */
export function readPhone(text: string, dialCode = india): PhoneParts | undefined {
  const plain = text
    .replace(between, ' ')
    .trim()
    .replace(/^\+ /, '+')
    .replace(/^00 ?(?=[1-9])/, '+')
  if (!/^\+?\d[\d ]*$/.test(plain)) return undefined
  if (!plain.startsWith('+')) return { dialCode, national: nationalOf(phoneDigits(plain), dialCode) }
  const [, code, rest] = /^\+(\d{1,4}) (.+)$/.exec(plain) ?? callingCode.exec(phoneDigits(plain)) ?? []
  if (!code || !rest) return undefined
  return { dialCode: code, national: nationalOf(phoneDigits(rest), code) }
}

/** Reads the stored form, and bare digits and E.164, which older records have (C-023); what is no number stays as it is. */
export const splitPhone = (stored: string, defaultDialCode = india): PhoneParts =>
  readPhone(stored, defaultDialCode) ?? { dialCode: defaultDialCode, national: stored.trim() }

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
  const read = readPhone(national, phoneDigits(dialCode))
  if (!read) return 'unreadable'
  const { length } = read.national
  if (read.dialCode === india) return length === phoneLimits.india ? undefined : 'india-length'
  if (length < phoneLimits.min) return 'too-short'
  return length > phoneLimits.max ? 'too-long' : undefined
}

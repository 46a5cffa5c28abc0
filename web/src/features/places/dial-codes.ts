import { countries } from '@foyer/contract/company/countries'
import { type PhoneParts, phoneDigits } from '@foyer/contract/kit/phone'

const longestFirst = countries
  .map(({ dialCode }) => phoneDigits(dialCode))
  .sort((a, b) => b.length - a.length)

/** Digits alone; a number that was pasted with its country, '+971 50 123 4567', brings that along. */
export function readTyped(text: string, dialCode: string, maxDigits: number): PhoneParts {
  const digits = phoneDigits(text)
  if (!/^\s*\+/.test(text)) return { dialCode, national: digits.slice(0, maxDigits) }
  const found = [dialCode, ...longestFirst].find((code) => code && digits.startsWith(code))
  if (!found) return { dialCode, national: digits.slice(0, maxDigits) }
  return { dialCode: found, national: digits.slice(found.length).slice(0, maxDigits) }
}

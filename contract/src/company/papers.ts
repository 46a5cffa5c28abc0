import { textProblem } from '../kit/field-rules'
import { type FieldProblems, isKept } from '../kit/form-problems'
import { companyLimits } from './limits'
import { companyFormTexts as texts } from './messages'
import type { FirmPapers } from './model'

const { company: limits } = companyLimits

type TextRule = Parameters<typeof textProblem>[1]
const india = 'IN'

const bankCodeRule = (countryCode: string): TextRule =>
  countryCode === india
    ? { label: texts.ifsc, pattern: /^[A-Z]{4}0[A-Z0-9]{6}$/ }
    : { label: texts.bankCode, max: limits.bankCode.max, pattern: /^[A-Z0-9]+$/ }

/** Digits with the signs that people write between them, 5 to 15 of them. */
const phone = /^(?=(?:\D*\d){5,15}\D*$)[+\d\s()-]*$/

const rulesIn = (countryCode: string): Record<keyof FirmPapers, TextRule> => ({
  email: { label: texts.email, max: limits.email.max, pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/ },
  contact: { label: texts.contact, max: limits.contact.max, pattern: phone },
  bankAccountName: { label: texts.bankAccountName, max: limits.bankText.max },
  bankAccountNumber: {
    label: texts.bankAccountNumber,
    min: limits.bankAccount.min,
    max: limits.bankAccount.max,
    pattern: /^[A-Z0-9]+$/,
  },
  bankName: { label: texts.bankName, max: limits.bankText.max },
  bankCode: bankCodeRule(countryCode),
  upiId: { label: texts.upiId, max: limits.bankText.max, pattern: /^[\w.-]{2,}@[A-Za-z]{2,}$/ },
  signatory: { label: texts.signatory, max: limits.signatory.max },
})

/** What is wrong with what the papers of a firm say; nothing of it is required, stored values are not checked again. */
export function papersProblems(
  papers: Partial<FirmPapers>,
  stored: Partial<FirmPapers>,
  countryCode: string,
): FieldProblems<FirmPapers> {
  const problems: FieldProblems<FirmPapers> = {}
  const rules = rulesIn(countryCode)
  for (const name of Object.keys(rules) as (keyof FirmPapers)[]) {
    const text = papers[name]
    if (text === undefined || isKept(text, stored[name])) continue
    const problem = textProblem(text.trim(), { ...rules[name], isOptional: true })
    if (problem) problems[name] = problem
  }
  return problems
}

/** The 15 signs of India: state, PAN, number of the registration, Z, check sign. Told, not refused (O-036). */
const hasGstShape = (gstNumber: string): boolean =>
  /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(gstNumber)

export const isOddGst = ({ gstNumber, countryCode }: { gstNumber: string; countryCode: string }): boolean =>
  countryCode === india && gstNumber !== '' && !hasGstShape(gstNumber)

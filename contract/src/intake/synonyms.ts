import type { CustomField } from '../fields/model'
import { fieldNames } from './field-names'
import { customTarget, importTargets, type Target, targetLabel } from './targets'

/** Headings are compared in small letters, without signs between words: 'Phone_Number' is 'phone number'. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Where a word ends is written in every way: 'PinCode', 'pin_code', 'pin code'. */
const joined = (plain: string): string => plain.replaceAll(' ', '')

/** A field that a heading names. */
export interface Guess {
  target: Target
  /** Of two headings that name the same field the one with the lower place names it better. */
  place: number
}

const byHeading = new Map<string, Guess>(
  importTargets.flatMap((target) =>
    [plainHeading(targetLabel(target, []) ?? ''), ...fieldNames[target]].map(
      (word, place) => [joined(word), { target, place }] as const,
    ),
  ),
)

/**
 * Whose it is says nothing about where it goes: 'Customer Mobile No.', 'SENDERNAME', 'ENQ_CITY', 'your-email'. 'Customer
 * Number' is no phone, and 'Your budget?' is a question: its answers are ranges.
 */
const whose =
  /^(?!yourbudget$)(?:your|clients?|customers?|buyers?|user|caller|sender|enquirer|enq)(?!(?:number|reference)$)/
/** 'Phone 1', 'Email 1'. */
const first = /1$/

const byName = (plain: string): Guess | undefined => {
  const word = joined(plain)
  return byHeading.get(word) ?? byHeading.get(word.replace(whose, '').replace(first, ''))
}

/** 'Budget (Rs)', 'City [required]', 'Area in sq ft': what stands beside a name. */
const brackets = /[([{][^)\]}]*[)\]}]/g
const units = /\b(in )?(rs|inr|rupees|sq ?ft)\b\.?|₹/gi
/** Numbers under it are not what they say: somebody has to decide. */
const multiples = /\b(lakhs?|lacs?|crores?|cr|thousands?|k)\b/i

/** Which field a column of this heading names, and how well; a custom field by its own name. */
export function guessOf(
  heading: string,
  fields: readonly Pick<CustomField, 'id' | 'name'>[],
): Guess | undefined {
  const bare = multiples.test(heading) ? heading : heading.replace(brackets, ' ')
  for (const plain of new Set([heading, bare, bare.replace(units, ' ')].map(plainHeading))) {
    const field = plain && fields.find(({ name }) => plainHeading(name) === plain)
    const guess = field ? { target: customTarget(field.id), place: 0 } : byName(plain)
    if (guess) return guess
  }
  return undefined
}

/** Into which field it goes, if its name says so. */
export const guessTarget = (
  heading: string,
  fields: readonly Pick<CustomField, 'id' | 'name'>[],
): Target | undefined => guessOf(heading, fields)?.target

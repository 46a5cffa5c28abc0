import { dayProblem } from '../../kit/moment-problems'
import { kindOf, type TypedField, typedFields } from '../fields/values'
import { leadFormLimits } from '../limits'
import { callStatuses } from '../model'
import { storedText } from '../record/form-values'
import { amountProblem, areaProblem } from '../record/value-problems'
import type { PatchedValues } from './forms'
import type { MissingField } from './model'

/** What a patch calls the values that are not plain ones; the phone and the email are those of the first contact. */
const patchedAs = {
  phone: 'phone',
  email: 'email',
  expectedClosure: 'expectedClosure',
  followUp: 'followUpOn',
  lastCall: 'lastCallOn',
} as const
const isPatchedAs = (key: string): key is keyof typeof patchedAs => Object.hasOwn(patchedAs, key)
const isTyped = (key: string): key is TypedField => (typedFields as readonly string[]).includes(key)

/** What is wrong with a value before it is sent; the server says the rest. */
export function filledProblem({ key, type }: MissingField, text: string): string | undefined {
  if (type === 'date') return dayProblem(text)
  if (!isTyped(key)) return undefined
  if (kindOf(key) === 'amount') return amountProblem(text, leadFormLimits.server.budget)
  return kindOf(key) === 'area' ? areaProblem(text, leadFormLimits.server.area) : undefined
}

/** The input of the dialog for missing fields, as a patch of the lead; blanks are left out. */
export function filledValues(
  missing: readonly MissingField[],
  typed: Readonly<Record<string, string | readonly string[] | undefined>>,
): PatchedValues {
  const change: PatchedValues = {}
  for (const { key } of missing) {
    const value = typed[key]
    const text = typeof value === 'string' ? value.trim() : ''
    if (Array.isArray(value) && value.length > 0 && key === 'tags') change.tagIds = [...value]
    if (!text) continue
    if (isTyped(key)) Object.assign(change, { [key]: storedText(key, text) })
    else if (isPatchedAs(key)) change[patchedAs[key]] = text
    else if (key === 'callStatus') change.callStatus = callStatuses.find((status) => status === text)
    else change.customValues = { ...change.customValues, [key]: text }
  }
  return change
}

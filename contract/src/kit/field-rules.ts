import * as z from 'zod/mini'
import { fieldTexts } from './screen-texts'

interface TextRule {
  label: string
  min?: number
  max?: number
  pattern?: RegExp
  /** Required unless stated otherwise. */
  isOptional?: boolean
}

/** What is wrong with a text, in the words that every form uses; undefined when it is right. */
export function textProblem(text: string, rule: TextRule): string | undefined {
  const { label, min = 0, max = Number.POSITIVE_INFINITY, pattern, isOptional = false } = rule
  const { length } = [...text]
  if (length === 0) return isOptional ? undefined : fieldTexts.required
  if (length < min) return fieldTexts.tooShort(min)
  if (length > max) return fieldTexts.tooLong(max)
  return pattern && !pattern.test(text) ? fieldTexts.invalid(label) : undefined
}

/** Says what is wrong with a text, in words; nothing when it is right. */
export const judged = (problemOf: (text: string) => string | undefined) =>
  z.superRefine((text: string, context) => {
    const message = problemOf(text)
    if (message) context.addIssue({ code: 'custom', message })
  })

/** A form field with such a rule; it is trimmed first. */
export const textField = (rule: TextRule) =>
  z.string().check(
    z.trim(),
    judged((text) => textProblem(text, rule)),
  )

import { readAmount, readFigure } from '../kit/money'
import { analyticsLimits } from './limits'
import { targetProblems } from './messages'
import { editTargetsTexts as texts } from './messages/targets'
import type { Target } from './model'

/** What was typed for one person; empty means no target. */
export interface TypedTarget {
  amount: string
  leads: string
}

const orNone = <T>(text: string, read: (text: string) => T) => (text.trim() === '' ? undefined : read(text))

const wholeNumber = (text: string): number | undefined => {
  const number = Number(readFigure(text) ?? Number.NaN)
  return Number.isInteger(number) ? number : undefined
}

export const readTarget = ({ amount, leads }: TypedTarget): Target => ({
  amount: orNone(amount, readAmount),
  leads: orNone(leads, wholeNumber),
})

export const typedTarget = ({ amount, leads }: Target): TypedTarget => ({
  amount: amount === undefined ? '' : String(amount),
  leads: leads === undefined ? '' : String(leads),
})

const problemOf = (value: number | undefined, max: number, wrong: string): string | undefined => {
  if (value === undefined) return wrong
  return value > max ? targetProblems.tooMuch : undefined
}

/** What is wrong with a field, in words. */
export const amountProblem = (text: string): string | undefined =>
  orNone(text, () => problemOf(readAmount(text), analyticsLimits.targetMax, texts.wrongAmount))

export const leadsProblem = (text: string): string | undefined =>
  orNone(text, () => problemOf(wholeNumber(text), analyticsLimits.targetLeadsMax, texts.wrongLeads))

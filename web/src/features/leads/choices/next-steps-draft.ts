import { halfTime, timeProblem } from '@foyer/contract/kit/moment-problems'
import type { NextStep } from '@foyer/contract/leads/choices/next-steps'
import { workLimits } from '@foyer/contract/leads/limits'
import { nextStepProblems as texts } from '@foyer/contract/leads/messages/next/next-step'

/** A step while it is edited: its number is what was typed. */
interface StepDraft extends Omit<NextStep, 'count'> {
  count: string
}
export type NextStepsDraft = { rows: StepDraft[] }

export const nextStepsDraft = (steps: readonly NextStep[]): NextStepsDraft => ({
  rows: steps.map(({ outcome, offer, count, time, kind }) => ({
    outcome,
    offer,
    count: String(count),
    time,
    kind,
  })),
})

const isCounted = ({ offer }: StepDraft): boolean => offer === 'days' || offer === 'hours'

/** What is not asked for is as it was in the beginning: nobody sees what stands in it. */
export const stepsOf = ({ rows }: NextStepsDraft): NextStep[] =>
  rows.map((row) => ({
    ...row,
    count: isCounted(row) ? Number(row.count) : 1,
    time: row.offer === 'days' ? row.time : workLimits.followUpTime,
  }))

/** By the names of the fields; of a step that is not offered nothing is wrong. */
export function nextStepProblems({ rows }: NextStepsDraft): Record<string, string> {
  const { min, max } = workLimits.nextStep
  return Object.fromEntries(
    rows.flatMap((row) => {
      const { outcome, offer, count, time } = row
      const number = /^\s*\d+\s*$/.test(count) ? Number(count) : Number.NaN
      const timeIs = offer === 'days' ? timeProblem(time || halfTime) : undefined
      return [
        ...(isCounted(row) && !(number >= min && number <= max) ? [[`count-${outcome}`, texts.count]] : []),
        ...(timeIs ? [[`time-${outcome}`, timeIs]] : []),
      ]
    }),
  )
}

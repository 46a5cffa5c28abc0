import { z } from 'zod'
import { addDays, type CalendarDate, type ClockTime, calendarDateOf, clockTimeOf } from '../../kit/dates'
import { addOfficeMinutes, nextOfficeDay, type OfficeHours } from '../../kit/office/office-hours'
import { workLimits } from '../limits'
import { nextStepProblems } from '../messages/next/next-step'
import { type CallStatus, type RemarkType, remarkTypes } from '../model'
import { clockTime } from '../record/draft'
import type { FollowUp } from '../work/forms'
import { type CallOutcome, callOutcomes } from '../work/outcomes'
import { type NextStepOffer, nextStepOffers } from './model'

/** What a firm offers as the next follow-up after an outcome. */
export interface NextStep {
  outcome: CallOutcome
  offer: NextStepOffer
  /** Hours or days from now. */
  count: number
  /** Of the day; hours have their own. */
  time: ClockTime
  kind: RemarkType
}

const usual = { offer: 'nothing', count: 1, time: workLimits.followUpTime, kind: 'call' } as const

/** No response: again tomorrow. Wants a callback: in two days. Otherwise the person decides. */
export const defaultNextSteps: readonly NextStep[] = callOutcomes.map((outcome) => ({
  ...usual,
  outcome,
  ...(outcome === 'no-response' && { offer: 'days' as const }),
  ...(outcome === 'follow-up' && { offer: 'days' as const, count: 2 }),
}))

const { min, max } = workLimits.nextStep

export const nextStepsForm = z.object({
  steps: z
    .array(
      z.object({
        outcome: z.enum(callOutcomes),
        offer: z.enum(nextStepOffers),
        count: z
          .number(nextStepProblems.count)
          .int(nextStepProblems.count)
          .min(min, nextStepProblems.count)
          .max(max, nextStepProblems.count),
        time: clockTime,
        kind: z.enum(remarkTypes),
      }),
    )
    .max(callOutcomes.length)
    .refine(
      (steps) => new Set(steps.map(({ outcome }) => outcome)).size === steps.length,
      nextStepProblems.twice,
    ),
  /** What the person saw; somebody else may have changed it since. */
  seen: z
    .array(
      z.object({
        outcome: z.string(),
        offer: z.string(),
        count: z.number(),
        time: z.string(),
        kind: z.string(),
      }),
    )
    .max(callOutcomes.length)
    .optional(),
})
export type NextStepsEdit = z.output<typeof nextStepsForm>

export const stepAfter = (steps: readonly NextStep[], outcome: CallStatus): NextStep | undefined =>
  steps.find((step) => step.outcome === outcome)

/** When it is, and where the office is: offers are made on the clocks of the firm. */
export interface OfferedAt {
  now: Date
  zone: string
  /** None where the firm has no office hours. */
  office: OfficeHours | undefined
}

export interface OfferedFollowUp {
  to: FollowUp
  /** It would have been on this day, on which the office is closed. */
  closedOn?: CalendarDate
}

const quarter = 15 * 60_000

/** Hours from now, at a quarter of an hour, and not at night. */
function inHours(count: number, { now, zone, office }: OfferedAt) {
  const wanted = new Date(Math.ceil((now.getTime() + count * 3_600_000) / quarter) * quarter)
  const at = office ? addOfficeMinutes(wanted, 0, { ...office, zone }) : wanted
  return { wanted: calendarDateOf(wanted, zone), on: calendarDateOf(at, zone), time: clockTimeOf(at, zone) }
}

function inDays({ count, time }: NextStep, { now, zone, office }: OfferedAt) {
  const wanted = addDays(calendarDateOf(now, zone), count)
  return { wanted, on: office ? nextOfficeDay(wanted, office) : wanted, time }
}

/** The follow-up that is offered after an outcome; none where the firm offers nothing, or asks. */
export function offeredFollowUp(step: NextStep | undefined, at: OfferedAt): OfferedFollowUp | undefined {
  if (step?.offer !== 'days' && step?.offer !== 'hours') return undefined
  const { wanted, on, time } = step.offer === 'hours' ? inHours(step.count, at) : inDays(step, at)
  return { to: { on, time, kind: step.kind }, ...(on !== wanted && { closedOn: wanted }) }
}

import type { CalendarDate } from '../../kit/dates'
import { type DateRange, type LeadPeriod, rangeOfPeriod } from './periods'

/** How a lead stands on the day it is looked at; the words of the address and of saved views. */
export const leadStates = [
  'overdue',
  'due-today',
  'due-tomorrow',
  'due-this-week',
  'no-next-step',
  'untouched',
  'standing-still',
] as const
export type LeadState = (typeof leadStates)[number]

const periodOfState = {
  'due-today': 'today',
  'due-tomorrow': 'tomorrow',
  'due-this-week': 'this-week',
} as const satisfies Partial<Record<LeadState, LeadPeriod>>

export type DueState = keyof typeof periodOfState

/** The days on which the follow-up of such a lead is. */
export const daysOfState = (state: DueState, today: CalendarDate): DateRange =>
  rangeOfPeriod(periodOfState[state], today)

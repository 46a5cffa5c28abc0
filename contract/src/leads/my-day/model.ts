import type { CalendarDate } from '../../kit/dates'
import type { LeadRow } from '../model'

export const myDayParts = [
  'unanswered',
  'overdue',
  'today',
  'visits',
  'untouched',
  'without-next-step',
] as const
export type MyDayPart = (typeof myDayParts)[number]

/** What waits for one person: the number, and the first leads. */
export type MyDay = Record<MyDayPart, { total: number; leads: LeadRow[] }>

/** How somebody gets reminders, besides the bell. */
export interface ReminderChoice {
  byEmail: boolean
}

/** The overdue leads of somebody, the longest overdue first; `total` also counts what is left out. */
export interface OverdueLeads {
  total: number
  leads: { id: string; name: string; dueOn: CalendarDate }[]
}

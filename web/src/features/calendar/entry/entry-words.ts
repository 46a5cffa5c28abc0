import { calendarTexts, entryKindTexts } from '@foyer/contract/calendar/messages'
import type { CalendarEntry } from '@foyer/contract/calendar/model'
import { nameOfEntry } from '@foyer/contract/calendar/moves'
import { type CalendarDate, formatTime12 } from '@foyer/contract/kit/dates'

/** Red for what is overdue, orange for today: the colours of a follow-up everywhere. */
export const inkOf = (on: CalendarDate, today: CalendarDate): 'past' | 'today' | '2' =>
  on < today ? 'past' : on === today ? 'today' : '2'

const timeWords = ({ time }: CalendarEntry): string => (time ? formatTime12(time) : calendarTexts.untimed)

export const personOf = (entry: CalendarEntry): string | undefined =>
  entry.kind === 'task' ? entry.task.assignee?.fullName : entry.assignee.fullName

export const aboutOf = (entry: CalendarEntry): string | undefined =>
  entry.kind === 'task' ? (entry.task.lead?.name ?? entry.task.project?.name) : entry.place

/** 'Visit, 4:05 PM, Overdue: Asha Rao' */
export function labelOf(entry: CalendarEntry, today: CalendarDate): string {
  const facts = [
    entryKindTexts[entry.kind],
    timeWords(entry),
    entry.on < today && calendarTexts.overdue,
  ].filter(Boolean)
  return `${facts.join(', ')}: ${nameOfEntry(entry)}`
}

/** One of all entries: a lead can be there once, and so can a task. */
export const keyOfEntry = ({ kind, id }: CalendarEntry): string =>
  `${kind === 'task' ? 'task' : 'lead'}-${id}`

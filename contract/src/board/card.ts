import { type CalendarDate, calendarDateOf, compareDates, relativeDay } from '../kit/dates'
import type { CallStatus } from '../leads/model'
import { leadName } from '../leads/rules'
import type { StageKind } from '../pipeline/model'
import { boardLimits } from './limits'
import type { BoardCard } from './model'

/** Today, Yesterday, Tomorrow, otherwise DD/MM/YYYY (P-010). */
export const cardDay = (day: CalendarDate, today: CalendarDate): string =>
  relativeDay(day, today) ?? day.split('-').reverse().join('/')

/** The company and its first contact, or the person alone (P-009). */
export function cardNames(card: Pick<BoardCard, 'type' | 'companyName' | 'firstName' | 'lastName'>): {
  name: string
  contact: string | undefined
} {
  const name = leadName(card)
  const person = `${card.firstName} ${card.lastName}`.trim()
  return { name, contact: person && person !== name ? person : undefined }
}

/** C-038: 'new' is shown only if the lead was last changed within a week of its creation; any other status always. */
export function cardStatus(
  { callStatus, createdAt, updatedAt }: Pick<BoardCard, 'callStatus' | 'createdAt' | 'updatedAt'>,
  timeZone: string,
): CallStatus | undefined {
  if (callStatus !== 'new') return callStatus
  const days = compareDates(calendarDateOf(updatedAt, timeZone), calendarDateOf(createdAt, timeZone))
  return days <= boardLimits.newLeadDays ? 'new' : undefined
}

/** How many days a lead has been in its stage, by the calendar of the company. */
export const daysInStage = (
  { stageSince }: Pick<BoardCard, 'stageSince'>,
  today: CalendarDate,
  timeZone: string,
): number => Math.max(0, compareDates(today, calendarDateOf(stageSince, timeZone)))

export const isStandingStill = (days: number, staleAfterDays: number | undefined): boolean =>
  staleAfterDays !== undefined && days >= staleAfterDays

export const shownCount = (count: number): string =>
  count.toLocaleString('en-IN', { minimumIntegerDigits: boardLimits.count.pad })

/** Why a card cannot be moved, as far as the screen knows; the server decides. */
export function moveProblem(
  card: Pick<BoardCard, 'assignee'>,
  from: StageKind,
  to: StageKind,
): 'won' | 'needs-assignee' | 'stays-assigned' | undefined {
  if (from === 'won') return 'won'
  if (from === 'unassigned' || !card.assignee) return 'needs-assignee'
  return to === 'unassigned' ? 'stays-assigned' : undefined
}

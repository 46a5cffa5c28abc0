import { type CalendarDate, calendarDateOf, compareDates, formatSlashDate, relativeDay } from '../kit/dates'
import { grouped } from '../kit/money'
import { callStatusTexts } from '../leads/messages'
import { statusTexts } from '../leads/messages/work'
import { type CallStatus, callStatuses } from '../leads/model'
import { leadName } from '../leads/rules'
import type { Stage, StageKind } from '../pipeline/model'
import { boardLimits } from './limits'
import type { BoardCard } from './model'

/** Today, Yesterday, Tomorrow, otherwise DD/MM/YYYY (P-010). */
export const cardDay = (day: CalendarDate, today: CalendarDate): string =>
  relativeDay(day, today) ?? formatSlashDate(day)

/** The company and its first contact, or the person alone (P-009). */
export function cardNames(card: Pick<BoardCard, 'type' | 'companyName' | 'firstName' | 'lastName'>): {
  name: string
  contact: string | undefined
} {
  const name = leadName(card)
  const person = `${card.firstName} ${card.lastName}`.trim()
  return { name, contact: person && person !== name ? person : undefined }
}

export interface CardStatus {
  text: string
  /** The call status that means the same; nothing for a status of the company's own and for an unknown code. */
  means: CallStatus | undefined
}

/** What is shown for status 0 and 1: their meaning depends on how old the lead is. */
const isNew = (statusId: number | undefined): boolean => statusId === undefined || statusId <= 1

/**
 * C-169: the status of its stage; where that is 0 or 1 its call status; where that is new too, 'New Lead' only if the
 * lead was last changed within a week of its creation (C-038). A code that nobody knows is On Hold (C-002).
 */
export function cardStatus(
  card: Pick<BoardCard, 'statusId' | 'callStatus' | 'createdAt' | 'updatedAt'>,
  { statuses }: Pick<Stage, 'statuses'>,
  timeZone: string,
): CardStatus | undefined {
  const { statusId, callStatus, createdAt, updatedAt } = card
  if (statusId !== undefined && !isNew(statusId)) {
    // Ids 2 to 7 mean the same in every stage (C-003), also where the stage does not list them.
    const means = callStatuses[statusId - 1]
    const text = statuses.find(({ id }) => id === statusId)?.name ?? (means && callStatusTexts[means])
    return { text: text ?? statusTexts.onHold, means }
  }
  if (callStatus === undefined) return { text: statusTexts.onHold, means: undefined }
  const days = compareDates(calendarDateOf(updatedAt, timeZone), calendarDateOf(createdAt, timeZone))
  if (callStatus === 'new' && days > boardLimits.newLeadDays) return undefined
  return { text: callStatusTexts[callStatus], means: callStatus }
}

/** How many days a lead has been in its stage, by the calendar of the company. */
export const daysInStage = (
  { stageSince }: Pick<BoardCard, 'stageSince'>,
  today: CalendarDate,
  timeZone: string,
): number => Math.max(0, compareDates(today, calendarDateOf(stageSince, timeZone)))

export const isStandingStill = (days: number, staleAfterDays: number | undefined): boolean =>
  staleAfterDays !== undefined && days >= staleAfterDays

export const shownCount = (count: number): string => grouped(count).padStart(boardLimits.count.pad, '0')

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

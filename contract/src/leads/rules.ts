import type { CalendarDate } from '../kit/dates'
import type { LeadRow, LeadType } from './model'

/** C-001: corporate by type, or by company name where old data has no type. */
export const leadTypeOf = (code: number | null | undefined, companyName: string | undefined): LeadType =>
  code === 1 || (code == null && !!companyName) ? 'corporate' : 'individual'

export const leadName = (lead: Pick<LeadRow, 'type' | 'companyName' | 'firstName' | 'lastName'>): string =>
  (lead.type === 'corporate' && lead.companyName) || `${lead.firstName} ${lead.lastName}`.trim()

export type FollowUpTone = 'past' | 'today' | 'future'

export const followUpTone = (on: CalendarDate, today: CalendarDate): FollowUpTone =>
  on < today ? 'past' : on === today ? 'today' : 'future'

import type { CalendarDate } from '../kit/dates'
import type { StageKind } from '../pipeline/model'
import type { LeadRow, LeadType } from './model'

/** C-001: corporate by type, or by company name where old data has no type. */
export const leadTypeOf = (code: number | null | undefined, companyName: string | undefined): LeadType =>
  code === 1 || (code == null && !!companyName) ? 'corporate' : 'individual'

export const leadName = (lead: Pick<LeadRow, 'type' | 'companyName' | 'firstName' | 'lastName'>): string =>
  (lead.type === 'corporate' && lead.companyName) || `${lead.firstName} ${lead.lastName}`.trim()

/** '1,840 sqft'; undefined without a number (L-032). */
export const shownArea = ({ area, areaUnit }: Pick<LeadRow, 'area' | 'areaUnit'>): string | undefined =>
  area && /\d/.test(area) ? [area, areaUnit].filter(Boolean).join(' ') : undefined

export type FollowUpTone = 'past' | 'today' | 'future'

export const followUpTone = (on: CalendarDate, today: CalendarDate): FollowUpTone =>
  on < today ? 'past' : on === today ? 'today' : 'future'

/** C-072: assigning and unassigning move a lead between these two stages; from any other stage it does not move. */
export const stageAfterAssignment = (kind: StageKind, isAssigned: boolean): StageKind => {
  if (isAssigned) return kind === 'unassigned' ? 'assigned' : kind
  return kind === 'assigned' ? 'unassigned' : kind
}

import type { LeadRow } from '@foyer/contract/leads/model'
import { type ResponseState, responseStateOf } from '@foyer/contract/leads/response/clock'
import { useCompanyDay } from '../../accounts/use-company-day'
import { useProfile } from '../../accounts/use-profile'

type Watched = Pick<LeadRow, 'createdAt' | 'respondBy' | 'firstContactAt'> & { stage: { kind: string } }

/** How the first response to a lead stands now; none where nobody watches, or nothing is left to do. */
export function useResponseState(lead: Watched | undefined): ResponseState | undefined {
  const { now, timeZone } = useCompanyDay()
  const officeHours = useProfile().data?.company.officeHours
  if (!lead || !officeHours) return undefined
  const state = responseStateOf(lead, { ...officeHours, zone: timeZone }, now)
  const isOver = lead.stage.kind === 'won' || lead.stage.kind === 'lost'
  return state?.is === 'waiting' && isOver ? undefined : state
}

/** Red for what is late, orange for what can still be in time. */
export const inkOfResponse = (state: ResponseState): 'past' | 'today' | '2' =>
  state.is === 'contacted' ? '2' : state.minutesLeft < 0 ? 'past' : 'today'

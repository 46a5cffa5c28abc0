import { writeListAddress } from '@foyer/contract/leads/list/address'
import { noFilters } from '@foyer/contract/leads/list/filters'
import type { LeadState } from '@foyer/contract/leads/list/states'
import type { MyDayPart } from '@foyer/contract/leads/my-day/model'
import { me } from '@foyer/contract/teams/people-words'
import { addresses } from '../../app/addresses'

const stateOf: Partial<Record<MyDayPart, LeadState>> = {
  overdue: 'overdue',
  today: 'due-today',
  untouched: 'untouched',
  'without-next-step': 'no-next-step',
}

/** The list that shows all of a part, today as tomorrow; none where a list cannot say it, as for visits. */
export function seeAll(part: MyDayPart): string | undefined {
  const state = stateOf[part]
  if (!state) return undefined
  const isDated = part === 'overdue' || part === 'today'
  const params = writeListAddress({
    search: undefined,
    callStatus: undefined,
    period: 'all-time',
    filters: { ...noFilters, states: [state], assignees: [me] },
    sort: isDated ? 'follow-up' : 'created',
    descending: !isDated,
  })
  return `${addresses.leads}?${params}`
}

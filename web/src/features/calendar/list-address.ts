import type { CalendarWhose } from '@foyer/contract/calendar/model'
import type { CalendarDate } from '@foyer/contract/kit/dates'
import { writeListAddress } from '@foyer/contract/leads/list/address'
import { noFilters } from '@foyer/contract/leads/list/filters'
import type { LeadFilters } from '@foyer/contract/leads/model'
import { myTeam } from '@foyer/contract/teams/people-words'
import { addresses } from '../../app/addresses'

interface Asked {
  on: CalendarDate
  whose: CalendarWhose
  people: readonly string[]
  /** Whose team is the whole company. */
  isAdmin: boolean
  userId: string
}

/** The same leads as the server counts: of a team also those of people who have left, and of a company none without anybody. */
function filtersOf({ whose, people, isAdmin, userId }: Omit<Asked, 'on'>): Partial<LeadFilters> {
  if (whose === 'me') return { assignees: [userId] }
  if (whose === 'people') return { assignees: [...people] }
  return isAdmin ? { columns: [{ column: 'assignee', is: 'filled' }] } : { assignees: [myTeam] }
}

/** The list with all follow-ups of a day. */
export function listOfDay({ on, ...asked }: Asked): string {
  const params = writeListAddress({
    search: undefined,
    callStatus: undefined,
    period: 'all-time',
    filters: { ...noFilters, ...filtersOf(asked), dueFrom: on, dueTo: on },
    sort: 'follow-up',
    descending: false,
  })
  return `${addresses.leads}?${params}`
}

import type { CalendarWhose } from '@foyer/contract/calendar/model'
import type { CalendarDate } from '@foyer/contract/kit/dates'
import { writeListAddress } from '@foyer/contract/leads/list/address'
import { noFilters } from '@foyer/contract/leads/list/filters'
import { addresses } from '../../app/addresses'

interface Asked {
  on: CalendarDate
  whose: CalendarWhose
  people: readonly string[]
  /** Everybody whose calendar is shown; undefined for the whole company. */
  team: readonly string[] | undefined
  userId: string
}

/** The list with all follow-ups of a day. */
export function listOfDay({ on, whose, people, team, userId }: Asked): string {
  const assignees = whose === 'me' ? [userId] : whose === 'people' ? people : (team ?? [])
  const params = writeListAddress({
    search: undefined,
    callStatus: undefined,
    period: 'all-time',
    filters: { ...noFilters, assignees: [...assignees], dueFrom: on, dueTo: on },
    sort: 'follow-up',
    descending: false,
  })
  return `${addresses.leads}?${params}`
}

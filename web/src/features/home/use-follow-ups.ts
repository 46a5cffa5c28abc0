import { addDays, type CalendarDate } from '@foyer/contract/kit/dates'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { useEndpoint } from '../../api/queries'
import { leadQuery } from '../leads/lead-query'

export interface FollowUpGroup {
  when: 'overdue' | 'today' | 'tomorrow'
  leads: LeadRow[]
  total: number
}

const shownOverdue = 6
const shownPerDay = 30

const byTime = (a: LeadRow, b: LeadRow) => (a.followUpTime ?? '99').localeCompare(b.followUpTime ?? '99')

const onDay = (day: CalendarDate) =>
  leadQuery({ followUpFrom: day, followUpTo: day, sort: 'follow-up', descending: false, limit: shownPerDay })

/** What is due: the latest of the overdue, today by the clock, tomorrow by the clock. */
export function useFollowUps(today: CalendarDate) {
  const past = leadQuery({ followUpTo: addDays(today, -1), sort: 'follow-up', limit: shownOverdue })
  const overdue = useEndpoint(leadEndpoints.list, past)
  const dueToday = useEndpoint(leadEndpoints.list, onDay(today))
  const dueTomorrow = useEndpoint(leadEndpoints.list, onDay(addDays(today, 1)))
  const queries = [overdue, dueToday, dueTomorrow]

  const groups: FollowUpGroup[] | undefined =
    overdue.data && dueToday.data && dueTomorrow.data
      ? [
          // Fetched from the end, shown as time runs.
          { when: 'overdue', leads: overdue.data.rows.toReversed(), total: overdue.data.total },
          { when: 'today', leads: dueToday.data.rows.toSorted(byTime), total: dueToday.data.total },
          { when: 'tomorrow', leads: dueTomorrow.data.rows.toSorted(byTime), total: dueTomorrow.data.total },
        ]
      : undefined
  return {
    groups,
    hasFailed: !groups && queries.some((query) => query.isError),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch()
    },
  }
}

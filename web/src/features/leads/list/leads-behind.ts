import type { CalendarDate } from '@foyer/contract/kit/dates'
import { writeListAddress } from '@foyer/contract/leads/list/address'
import type { LeadFigure } from '@foyer/contract/leads/list/figure'
import { noFilters } from '@foyer/contract/leads/list/filters'
import { addresses } from '../../../app/addresses'

/** What a number of leads is narrowed by besides its figure. */
interface Narrowing {
  /** Ids of assignees, and `unassigned` (filters.ts) for leads that nobody has. */
  people?: string[] | undefined
  createdFrom?: CalendarDate | undefined
  createdTo?: CalendarDate | undefined
  sources?: string[] | undefined
  stageIds?: string[] | undefined
}

/** The address of the list that has exactly the leads of a number; without a figure the other filters say it all. */
export function leadsBehind(figure: LeadFigure | undefined, narrowing: Narrowing = {}): string {
  const { people = [], sources = [], stageIds = [], createdFrom, createdTo } = narrowing
  const params = writeListAddress({
    search: undefined,
    callStatus: undefined,
    period: 'all-time',
    filters: { ...noFilters, figure, assignees: people, sources, stageIds, createdFrom, createdTo },
    sort: 'created',
    descending: true,
  })
  const query = params.toString()
  return query ? `${addresses.leads}?${query}` : addresses.leads
}

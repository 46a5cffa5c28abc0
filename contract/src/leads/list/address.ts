import type { CalendarDate } from '../../kit/dates'
import { leadLimits } from '../limits'
import {
  type CallStatus,
  callStatuses,
  columnSorts,
  type LeadFilters,
  type LeadSelectionQuery,
  type LeadSort,
  type LeadTab,
  leadSorts,
  leadTabs,
} from '../model'
import { isFiltered, readFilters, writeFilters } from './filters'
import { type LeadPeriod, leadPeriods, rangeOfPeriod } from './periods'

/** Everything the address says about the list, apart from its tab, which is part of the path. */
export interface ListAddress {
  search: string | undefined
  /** The tile that was clicked. */
  callStatus: CallStatus | undefined
  period: LeadPeriod
  filters: LeadFilters
  sort: LeadSort
  descending: boolean
}

const usualSort = { sort: 'created', descending: true } as const
const sorts: readonly LeadSort[] = [...leadSorts, ...columnSorts]

/** `?sort=-budget` is the budget, highest first. */
function readSort(text: string): Pick<ListAddress, 'sort' | 'descending'> {
  const descending = text.startsWith('-')
  const sort = sorts.find((word) => word === (descending ? text.slice(1) : text))
  return sort ? { sort, descending } : usualSort
}

/** Ignores what it cannot read: an address can come from anywhere. */
export const readListAddress = (params: URLSearchParams): ListAddress => ({
  search: params.get('search')?.trim().slice(0, leadLimits.searchMax) || undefined,
  callStatus: callStatuses.find((word) => word === params.get('tile')),
  period: leadPeriods.find((word) => word === params.get('period')) ?? 'all-time',
  filters: readFilters((name) => params.get(name)),
  ...readSort(params.get('sort') ?? ''),
})

/** As short as possible: defaults are left out. */
export function writeListAddress(address: ListAddress): URLSearchParams {
  const { search, callStatus, period, filters, sort, descending } = address
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (callStatus) params.set('tile', callStatus)
  if (period !== 'all-time') params.set('period', period)
  for (const [name, text] of Object.entries(writeFilters(filters))) params.set(name, text)
  if (sort !== usualSort.sort || descending !== usualSort.descending)
    params.set('sort', `${descending ? '-' : ''}${sort}`)
  return params
}

/** Which leads an address means today. */
export function selectionOf(tab: LeadTab, address: ListAddress, today: CalendarDate): LeadSelectionQuery {
  const { from, to } = rangeOfPeriod(address.period, today)
  return {
    tab,
    callStatus: tab === 'all' ? address.callStatus : undefined,
    search: address.search,
    followUpFrom: from,
    followUpTo: to,
    filters: isFiltered(address.filters) ? address.filters : undefined,
  }
}

/** A saved view stores its tab with the other parameters. */
export const writeViewQuery = (tab: LeadTab, address: ListAddress): string => {
  const params = writeListAddress(address)
  if (tab !== 'all') params.set('tab', tab)
  return params.toString()
}

export function readViewQuery(query: string): { tab: LeadTab; address: ListAddress } {
  const params = new URLSearchParams(query)
  return {
    tab: leadTabs.find((word) => word === params.get('tab')) ?? 'all',
    address: readListAddress(params),
  }
}

import { leadLimits } from '@foyer/contract/leads/limits'
import { type LeadSort, type LeadTab, leadSorts } from '@foyer/contract/leads/model'

/** What the address says about the list, so that a reload, a link and the back button all show the same. */
export interface ListSort {
  sort: LeadSort
  descending: boolean
}

const usualSort: ListSort = { sort: 'created', descending: true }

/** 9 is Won, 8 Unassigned, none or 0 all (C-042); undefined for a tab that does not exist. */
export function readTab(parameter: string | undefined): LeadTab | undefined {
  if (parameter === undefined || parameter === '0') return 'all'
  if (parameter === '9') return 'won'
  return parameter === '8' ? 'unassigned' : undefined
}

export function readSearch(params: URLSearchParams): string | undefined {
  return params.get('search')?.trim().slice(0, leadLimits.searchMax) || undefined
}

/** `?sort=-budget` is the budget, highest first. */
export function readSort(params: URLSearchParams): ListSort {
  const text = params.get('sort') ?? ''
  const descending = text.startsWith('-')
  const sort = leadSorts.find((word) => word === (descending ? text.slice(1) : text))
  return sort ? { sort, descending } : usualSort
}

export function writeSort(params: URLSearchParams, { sort, descending }: ListSort): URLSearchParams {
  const next = new URLSearchParams(params)
  if (sort === usualSort.sort && descending === usualSort.descending) next.delete('sort')
  else next.set('sort', `${descending ? '-' : ''}${sort}`)
  return next
}

/** What one expects of a first click: names and dates from the start, amounts and news from the end. */
const startsDescending: LeadSort[] = ['created', 'updated', 'budget']

export function toggleSort(current: ListSort, sort: LeadSort): ListSort {
  const descending = current.sort === sort ? !current.descending : startsDescending.includes(sort)
  return { sort, descending }
}

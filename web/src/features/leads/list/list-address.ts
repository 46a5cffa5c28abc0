import { type LeadSort, type LeadTab, leadSorts } from '@foyer/contract/leads/model'

export interface ListSort {
  sort: LeadSort
  descending: boolean
}

/** 9 is Won, 8 Unassigned, none or 0 all (C-042); undefined for a tab that does not exist. */
export function readTab(parameter: string | undefined): LeadTab | undefined {
  if (parameter === undefined || parameter === '0') return 'all'
  if (parameter === '9') return 'won'
  return parameter === '8' ? 'unassigned' : undefined
}

export const tabCodes = { all: 0, unassigned: 8, won: 9 } as const satisfies Record<LeadTab, number>

/** What one expects of a first click: names and dates from the start, amounts and news from the end. */
const startsDescending: LeadSort[] = ['created', 'updated', 'budget', 'last-call']

export function toggleSort(current: ListSort, sort: LeadSort): ListSort {
  const descending = current.sort === sort ? !current.descending : startsDescending.includes(sort)
  return { sort, descending }
}

/** Quick however many leads there are (C-087). */
export const isQuickSort = (sort: LeadSort): boolean => (leadSorts as readonly LeadSort[]).includes(sort)

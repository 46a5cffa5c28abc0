import type { Person } from '../accounts/model'
import type { CalendarDate } from '../kit/dates'
import type { Stage } from '../pipeline/model'
import type { BudgetGroup } from './list/budget-groups'
import type { LeadColumnKey } from './list/columns'

export type LeadType = 'individual' | 'corporate'

export const callStatuses = [
  'new',
  'follow-up',
  'interested',
  'sign-up',
  'not-interested',
  'no-response',
  'meeting',
] as const
export type CallStatus = (typeof callStatuses)[number]

/** How a lead was or will be contacted: 0, 1 and 2 on the wire. */
export const remarkTypes = ['call', 'virtual-meeting', 'client-visit'] as const
export type RemarkType = (typeof remarkTypes)[number]

export interface LeadTag {
  id: string
  name: string
  colour: string
}

/** A lead as the list shows it. */
export interface LeadRow {
  id: string
  type: LeadType
  firstName: string
  lastName: string
  companyName: string | undefined
  email: string | undefined
  phone: string | undefined
  city: string | undefined
  address: string | undefined
  postalCode: string | undefined
  budget: number | undefined
  workScope: string | undefined
  area: string | undefined
  areaUnit: string | undefined
  source: string | undefined
  sourceName: string | undefined
  teamName: string | undefined
  assignee: Person | undefined
  stage: Stage
  statusId: number | undefined
  callStatus: CallStatus
  tags: LeadTag[]
  followUpOn: CalendarDate | undefined
  followUpTime: string | undefined
  followUpKind: RemarkType | undefined
  expectedClosure: CalendarDate | undefined
  lastCallAt: string | undefined
  historyCount: number
  isConverted: boolean
  createdAt: string
  updatedAt: string
}

export const leadTabs = ['all', 'unassigned', 'won'] as const
export type LeadTab = (typeof leadTabs)[number]

/** The sorts that are fast at any size (C-087). */
export const leadSorts = ['created', 'updated', 'follow-up', 'name', 'budget', 'expected-closure'] as const
type QuickSort = (typeof leadSorts)[number]

/** The other columns: sorted as long as no more than `leadLimits.sortedMax` leads match (C-087). */
export const columnSorts = [
  'call-status',
  'last-call',
  'phone',
  'email',
  'city',
  'address',
  'work-scope',
  'area',
  'stage',
  'assignee',
  'source',
  'source-name',
] as const
export type LeadSort = QuickSort | (typeof columnSorts)[number]

/** A column filter: contains a text, is empty, or is filled. */
export type ColumnFilter = { column: LeadColumnKey } & (
  | { is: 'containing'; text: string }
  | { is: 'empty' | 'filled' }
)

/** The filter bar and the column filters. An empty list or an undefined value filters nothing. */
export interface LeadFilters {
  areas: string[]
  callStatuses: CallStatus[]
  stageIds: string[]
  /** 1 to 12, of any year. */
  closureMonths: number[]
  budgetGroups: BudgetGroup[]
  budgetFrom: number | undefined
  budgetTo: number | undefined
  /** Ids of people, and `unassigned` (filters.ts) for unassigned leads. */
  assignees: string[]
  sources: string[]
  createdFrom: CalendarDate | undefined
  createdTo: CalendarDate | undefined
  dueFrom: CalendarDate | undefined
  dueTo: CalendarDate | undefined
  hasQuotation: boolean | undefined
  tagIds: string[]
  columns: ColumnFilter[]
}

export interface LeadListQuery {
  tab: LeadTab
  callStatus: CallStatus | undefined
  search: string | undefined
  /** The chosen period; the follow-up range of the filter bar is one of the filters. */
  followUpFrom: CalendarDate | undefined
  followUpTo: CalendarDate | undefined
  /** Undefined when nothing is filtered. */
  filters?: LeadFilters | undefined
  sort: LeadSort
  descending: boolean
  limit: number
  /** Where the last page ended; takes precedence over page. */
  after: string | undefined
  page: number
}

/** Which leads, without order and page: used by Select All, exports and saved views. */
export type LeadSelectionQuery = Omit<LeadListQuery, 'sort' | 'descending' | 'limit' | 'after' | 'page'>

/** All leads of a list, or of the archive. */
export type MatchingLeads = { query: LeadSelectionQuery } | { archived: { search: string | undefined } }

/**
 * The leads of a bulk call: named by id, or all that match, except some. `expected` is the number the person saw (C-086).
 */
export type LeadSelection =
  | { ids: string[] }
  | (MatchingLeads & { expected: number; except?: string[] | undefined })

export interface LeadCounts {
  total: number
  interested: number
  followUp: number
  noResponse: number
  notInterested: number
  unassigned: number
  won: number
}

import type { Person } from '../accounts/model'
import { type FieldWith, fieldsWith, leadFields } from '../fields/lead-fields'
import type { CalendarDate } from '../kit/dates'
import type { Stage } from '../pipeline/model'
import type { RowValues } from './fields/values'
import type { BudgetGroup } from './list/budget-groups'
import type { LeadColumnKey } from './list/columns'
import type { LeadFigure } from './list/figure'
import type { LeadState } from './list/states'

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

/** A lead as the list shows it: the plain values of its fields, and what is particular. */
export interface LeadRow extends RowValues {
  id: string
  type: LeadType
  firstName: string
  lastName: string
  email: string | undefined
  phone: string | undefined
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
  /** When it is to be contacted at the latest, and when it first was; only in its details and in My Day. */
  respondBy?: string | undefined
  firstContactAt?: string | undefined
}

export const leadTabs = ['all', 'unassigned', 'won'] as const
export type LeadTab = (typeof leadTabs)[number]

/** `work-scope`: a field as the address of a list says it. */
type SortWord<K extends string> = K extends `${infer Head}${infer Tail}`
  ? Tail extends Uncapitalize<Tail>
    ? `${Uncapitalize<Head>}${SortWord<Tail>}`
    : `${Uncapitalize<Head>}-${SortWord<Tail>}`
  : K
export type LeadSort = SortWord<FieldWith<'sort'>>

export const sortOf = (field: FieldWith<'sort'>): LeadSort =>
  field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as LeadSort

const sortedFields = fieldsWith('sort', [
  'created',
  'updated',
  'followUp',
  'name',
  'budget',
  'expectedClosure',
])
const fieldOfSort = new Map(sortedFields.map((field) => [sortOf(field), field]))
export const sortedField = (sort: LeadSort): FieldWith<'sort'> => fieldOfSort.get(sort) as FieldWith<'sort'>

const isQuick = (field: FieldWith<'sort'>) => leadFields[field].sort === 'quick'

/** The sorts that are fast at any size (C-087). */
export const leadSorts: readonly LeadSort[] = sortedFields.filter(isQuick).map(sortOf)

/** The other columns: sorted as long as no more than `leadLimits.sortedMax` leads match (C-087). */
export const columnSorts: readonly LeadSort[] = sortedFields.filter((field) => !isQuick(field)).map(sortOf)

/** A column filter: contains a text, is empty, or is filled. */
export type ColumnFilter = { column: LeadColumnKey } & (
  | { is: 'containing'; text: string }
  | { is: 'empty' | 'filled' }
)

/** The filter bar and the column filters. An empty list or an undefined value filters nothing. */
export interface LeadFilters {
  /** How a lead stands on the day of reading; any of them. */
  states: LeadState[]
  /** Bands of areas, and areas as they are written in a lead. */
  areas: string[]
  callStatuses: CallStatus[]
  stageIds: string[]
  /** 1 to 12, of any year. */
  closureMonths: number[]
  budgetGroups: BudgetGroup[]
  budgetFrom: number | undefined
  budgetTo: number | undefined
  /** Ids of people, `peopleWords` for whoever reads, and `unassigned` (filters.ts) for unassigned leads. */
  assignees: string[]
  /** In whatever case. */
  cities: string[]
  /** Societies and localities: words of the address as they stand there one after the other. */
  places: string[]
  sources: string[]
  createdFrom: CalendarDate | undefined
  createdTo: CalendarDate | undefined
  dueFrom: CalendarDate | undefined
  dueTo: CalendarDate | undefined
  hasQuotation: boolean | undefined
  tagIds: string[]
  /** The leads behind a number of the analytics. */
  figure: LeadFigure | undefined
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
  /** Rows as the database writes them, as our own pages read them; a client of the specification gets full ones. */
  isLean?: boolean | undefined
}

/** Which leads, without order and page: used by Select All, exports and saved views. */
export type LeadSelectionQuery = Omit<
  LeadListQuery,
  'sort' | 'descending' | 'limit' | 'after' | 'page' | 'isLean'
>

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

import type { Person } from '../accounts/model'
import type { CalendarDate } from '../kit/dates'
import type { Stage } from '../pipeline/model'

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
  expectedClosure: CalendarDate | undefined
  lastCallAt: string | undefined
  historyCount: number
  isConverted: boolean
  createdAt: string
  updatedAt: string
}

export const leadTabs = ['all', 'unassigned', 'won'] as const
export type LeadTab = (typeof leadTabs)[number]

/** The sorts that are quick at any size (C-087). */
export const leadSorts = ['created', 'updated', 'follow-up', 'name', 'budget', 'expected-closure'] as const
export type LeadSort = (typeof leadSorts)[number]

export interface LeadListQuery {
  tab: LeadTab
  callStatus: CallStatus | undefined
  search: string | undefined
  followUpFrom: CalendarDate | undefined
  followUpTo: CalendarDate | undefined
  sort: LeadSort
  descending: boolean
  limit: number
  /** Where the last page ended; wins over page. */
  after: string | undefined
  page: number
}

export interface LeadCounts {
  total: number
  interested: number
  followUp: number
  noResponse: number
  notInterested: number
  unassigned: number
  won: number
}

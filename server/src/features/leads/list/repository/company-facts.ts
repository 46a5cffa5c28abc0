import type { CalendarDate } from '@foyer/contract/kit/dates'

/** What a condition needs to know of the company. */
export interface CompanyFacts {
  companyId: string
  timeZone: string
  /** By its clocks. */
  today: CalendarDate
  wonStageIds: string[]
  lostStageIds: string[]
}

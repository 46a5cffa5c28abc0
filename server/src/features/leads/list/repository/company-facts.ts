import type { CalendarDate } from '@foyer/contract/kit/dates'
import type { PeopleWord } from '@foyer/contract/teams/people-words'

/** Since before this instant a lead has been in the stage for longer than the stage allows. */
export interface StillSince {
  stageId: string
  since: Date
}

/** What a condition needs to know of the company and of who reads. */
export interface CompanyFacts {
  companyId: string
  timeZone: string
  /** By its clocks. */
  today: CalendarDate
  wonStageIds: string[]
  lostStageIds: string[]
  /** Of the stages that allow only so long; none where nobody asks. */
  stillSince: StillSince[]
  /** Whom the words for people mean; nobody where nobody asks. */
  meant: Record<PeopleWord, string[]>
}

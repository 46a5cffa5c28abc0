import type { FirmPapers } from '@foyer/contract/company/model'
import type { NewField } from '@foyer/contract/fields/model'
import type { CalendarDate, ClockTime } from '@foyer/contract/kit/dates'
import type { CallStatus, LeadType } from '@foyer/contract/leads/model'
import type { StageKind } from '@foyer/contract/pipeline/model'

/** Everything here refers to other things by key; the insert turns keys into ids. */
export interface BelievableCompany {
  firm: Firm
  people: Colleague[]
  teams: Team[]
  stages: BelievableStage[]
  tags: BelievableTag[]
  sources: string[]
  sourceNames: string[]
  workTypes: string[]
  fields: NewField[]
  rules: BelievableRule[]
  /** Generated one at a time, roughly oldest first; iterating again gives the same leads. */
  leads: Iterable<BelievableLead>
}

export interface CompanyWish {
  seed: number
  /** The day in India on which all dates are based. */
  today: CalendarDate
  leads: number
  profile: ProfileName
  /** How long ago the first lead came; a year without it. */
  pastDays?: number
  /** Nothing happens after this instant; without it nothing happens on `today` itself. */
  now?: Date
  /** Full names for the texts of the history, where they differ from the firm's own cast. */
  names?: Partial<Record<PersonKey, string>>
}

export type ProfileName = 'pune-studio' | 'small-firm' | 'big'

export interface Firm {
  name: string
  address: string
  city: string
  postalCode: string
  gstNumber: string
  latitude: number
  longitude: number
  /** The name of the place on the map. */
  location: string
  timeZone: string
  /** What its quotations say of it. */
  email?: string
  contact?: string
  signatory?: string
  bank?: Partial<FirmPapers>
}

export type SalesKey = 'sales1' | 'sales2' | 'sales3' | 'sales4' | 'sales5' | 'sales6'
export type PersonKey = 'admin' | SalesKey
/** The people who sign in, including the owner. */
export type StaffKey = 'owner' | PersonKey

export interface Colleague {
  key: PersonKey
  fullName: string
  designation: string
}

type TeamKey = 'homes-west' | 'homes-east' | 'signature'

export interface Team {
  key: TeamKey
  name: string
  members: SalesKey[]
}

export type StageKey =
  | 'unassigned'
  | 'assigned'
  | 'contacted'
  | 'site-visit'
  | 'proposal-sent'
  | 'negotiation'
  | 'won'
  | 'lost'

export interface BelievableStage {
  key: StageKey
  name: string
  kind: StageKind
  sequence: number
  staleAfterDays?: number
  statuses: { id: number; name: string }[]
}

/** A rule for moves between stages. */
export interface BelievableRule {
  from: StageKey
  to: StageKey
  isAllowed: boolean
  requiredFields: string[]
  /** When it was last changed. */
  daysAgo: number
}

export type TagKey =
  | 'hot'
  | 'kitchen'
  | 'vastu'
  | 'premium'
  | 'two-bhk'
  | 'three-bhk'
  | 'villa'
  | 'possession'
  | 'nri'
  | 'loan'

type TagColour =
  | 'Brown'
  | 'Grey'
  | 'Orange'
  | 'Yellow'
  | 'Green'
  | 'Blue'
  | 'Purple'
  | 'Pink'
  | 'Red'
  | 'Cyan Blue'

export interface BelievableTag {
  key: TagKey
  name: string
  colour: TagColour
}

export type AreaUnit = 'sqft' | 'sqm' | 'Sq yds'

export interface FollowUp {
  on: CalendarDate
  time: ClockTime
}

export interface BelievableLead {
  /** 'lead-1' and so on, in the order of generation. */
  key: string
  type: LeadType
  companyName: string | undefined
  /** The position of the contact person in a corporate client. */
  designation: string | undefined
  firstName: string
  lastName: string
  email: string | undefined
  /** '+91 9822012345' */
  phone: string
  address: string
  city: string
  postalCode: string
  area: number | undefined
  areaUnit: AreaUnit
  /** Whole rupees. */
  budget: number | undefined
  workScope: string
  source: string
  sourceName: string | undefined
  team: TeamKey | undefined
  assignee: StaffKey | undefined
  creator: PersonKey
  stage: StageKey
  statusId: number
  callStatus: CallStatus
  reasonNotInterested: string | undefined
  followUpOn: CalendarDate | undefined
  followUpTime: ClockTime | undefined
  followUpKind: RemarkType | undefined
  expectedClosure: CalendarDate | undefined
  tags: TagKey[]
  createdAt: Date
  updatedAt: Date
  lastCallAt: Date | undefined
  /** Oldest first; replayed from the first entry, it leads to the state above. */
  history: HistoryEntry[]
}

export type RemarkType = 'call' | 'virtual-meeting' | 'client-visit'

/** What happened, without when. `sentence` is the line of the log, `text` what the person wrote. */
export type Happening = { by: StaffKey; sentence: string } & (
  | { kind: 'created'; stage: StageKey; assignee: SalesKey | undefined; assigneeName: string | undefined }
  /** The first assignment also moves the lead from Unassigned to Assigned (C-072). */
  | { kind: 'assigned'; from: StaffKey | undefined; to: StaffKey }
  /** The lead gets the first status of the new stage (C-073). Won and Lost end the follow-up. */
  | { kind: 'stage'; from: StageKey; to: StageKey; text: string | undefined }
  | { kind: 'status'; from: number; to: number }
  | { kind: 'remark'; text: string }
  | {
      kind: 'call'
      from: CallStatus
      to: CallStatus
      remarkType: RemarkType
      text: string
      /** Why they are not interested. */
      reason: string | undefined
    }
  /** Without a date it is done; `before` is the date that it had. */
  | {
      kind: 'follow-up'
      to: FollowUp | undefined
      before: CalendarDate | undefined
      remarkType: RemarkType
    }
)

export type HistoryEntry = Happening & { at: Date }

import type { CalendarDate } from '../kit/dates'
import type { CallStatus } from '../leads/model'
import type { StageKind } from '../pipeline/model'
import type { PeriodChoice, Span } from './period'

/** A period, and the people whose numbers are meant; nobody means everything that the caller may see. */
export interface FigureQuery {
  choice: PeriodChoice
  people: string[]
}

export interface Reportee {
  id: string
  fullName: string
}

/** Calls by how they went. */
export interface CallSummary {
  calls: number
  connected: number
  interested: number
  followUp: number
  noResponse: number
  notInterested: number
  repeated: number
}

export interface Summary {
  current: CallSummary
  previous: CallSummary
}

export interface TodayFigures {
  calls: number
  notConnected: number
  /** In minutes, between the calls of one person; undefined while nobody has made two. */
  averageGap: number | undefined
  interested: number
  interestedButQuiet: number
}

export interface FigureStage {
  id: string
  name: string
  kind: StageKind
  ordinal: number | undefined
}

export interface StageLeads {
  stage: FigureStage
  leads: number
}

export interface StageValue {
  stage: FigureStage
  value: number
}

export interface MonthlyAverage {
  /** The first of the month. */
  month: CalendarDate
  /** Undefined where no lead with a value was closed. */
  average: number | undefined
  /** How many leads with a value it is the average of. */
  leads: number
}

export interface StageAverages {
  stage: FigureStage
  months: MonthlyAverage[]
}

export interface SourceLeads {
  /** Empty for leads without a source. */
  source: string
  leads: number
}

export interface CityConversion {
  /** Empty for leads without a city. */
  city: string
  customers: number
  daysToClose: number
}

export interface RepresentativeSales {
  person: Reportee
  sales: number
  averageSale: number
  totalSales: number
}

/** One column of the small charts. */
export interface Trend {
  span: Span
  /** Calls that ended with Interested. */
  interested: number
  /** Leads that somebody contacted for the first time. */
  contacted: number
  /** Leads that were won. */
  won: number
  /** Calls that somebody answered. */
  responses: number
  /** Leads that came. */
  leads: number
  /** Of these, the ones that are won by now. */
  converted: number
}

export interface DayLog {
  id: string
  at: string
  text: string
  remark: string | undefined
  author: string | undefined
  lead: { id: string; name: string }
}

export interface DayLogQuery {
  search: string | undefined
  after: string | undefined
}

export interface DayLogPage {
  logs: DayLog[]
  after: string | undefined
}

/** How soon leads were contacted after they came. */
export interface ResponseTime {
  leads: number
  answered: number
  /** Of those that were; undefined while there is none. */
  averageMinutes: number | undefined
}

export interface FirstResponse {
  bySource: (ResponseTime & { source: string })[]
  /** Undefined for leads that nobody has. */
  byPerson: (ResponseTime & { person: Reportee | undefined })[]
}

/** Of the leads that came in the period, how far they got. */
export interface FunnelStep {
  stage: FigureStage
  reached: number
  /** Undefined while none has left the stage. */
  daysInStage: number | undefined
}

export interface Funnel {
  leads: number
  steps: FunnelStep[]
  /** Lost by now; one that was opened again is not. */
  lost: number
}

export interface LostReason {
  /** Empty where none was given. */
  reason: string
  leads: number
  value: number
}

export interface SourceValue {
  source: string
  leads: number
  won: number
  wonValue: number
}

export interface Discipline {
  kept: number
  late: number
  missed: number
}

export interface FollowUpDiscipline extends Discipline {
  byPerson: (Discipline & { person: Reportee | undefined })[]
}

export interface ForecastStage {
  stage: FigureStage
  leads: number
  value: number
  /** Leads that were once in this stage and are closed by now, and how many of them were won. */
  closed: number
  won: number
  /** Undefined while none of them is closed. */
  weighted: number | undefined
}

export interface Forecast {
  stages: ForecastStage[]
  value: number
  weighted: number
}

export interface Target {
  amount: number | undefined
  leads: number | undefined
}

export interface TargetRow {
  person: Reportee
  target: Target
  won: { leads: number; amount: number }
}

/** The targets of a month. */
export interface Targets {
  month: CalendarDate
  rows: TargetRow[]
  mayEdit: boolean
}

export interface NewTarget extends Target {
  userId: string
  month: CalendarDate
}

export const followUpFigures = ['kept', 'late', 'missed'] as const
export const entryFigures = [
  'calls',
  'connected',
  'interested',
  'follow-up',
  'no-response',
  'not-interested',
  'repeated',
  ...followUpFigures,
] as const
/** The numbers that count calls or follow-ups, not leads. */
export type EntryFigure = (typeof entryFigures)[number]

export type FollowUpFigure = (typeof followUpFigures)[number]
export const isFollowUpFigure = (figure: EntryFigure): figure is FollowUpFigure =>
  followUpFigures.some((one) => one === figure)

export interface EntryQuery extends FigureQuery {
  figure: EntryFigure
  /** Only what nobody has, for whoever sees everything. */
  ofNobody: boolean
  after: string | undefined
}

/** A call or follow-up behind a number. */
export interface Entry {
  id: string
  /** When the call was made, or the day of the follow-up. */
  at: string
  person: Reportee | undefined
  /** Undefined if the caller may not see it any more. */
  lead: { id: string; name: string } | undefined
  callStatus: CallStatus | undefined
  /** For a follow-up: when it was settled. */
  settledAt: string | undefined
}

export interface EntryPage {
  total: number
  entries: Entry[]
  after: string | undefined
}

export interface DigestChoice {
  byEmail: boolean
}

/** The dashboard by mail to colleagues. */
export interface SentDashboard extends FigureQuery {
  to: string[]
  note: string
}

import type { CalendarDate, ClockTime } from '../kit/dates'
import type { RemarkType } from '../leads/model'
import type { Task } from '../tasks/model'

export const calendarViews = ['day', 'week', 'month'] as const
export type CalendarView = (typeof calendarViews)[number]

export const calendarWhoses = ['me', 'team', 'people'] as const
/** Whose days: the caller's, theirs and those of everybody who reports to them, or of chosen people among these. */
export type CalendarWhose = (typeof calendarWhoses)[number]

export interface CalendarQuery {
  from: CalendarDate
  to: CalendarDate
  whose: CalendarWhose
  people: string[]
  /** Of each kind, for each day. */
  limit: number
}

export interface CalendarPerson {
  id: string
  fullName: string
}

/** The open follow-up of a lead. */
export interface FollowUpEntry {
  kind: RemarkType
  id: string
  name: string
  on: CalendarDate
  time: ClockTime | undefined
  assignee: CalendarPerson
  /** Where a visit goes. */
  place: string | undefined
  updatedAt: string
}

export interface TaskEntry {
  kind: 'task'
  id: string
  on: CalendarDate
  time: ClockTime | undefined
  task: Task
  mayChange: boolean
}

export type CalendarEntry = FollowUpEntry | TaskEntry
export type EntryKind = CalendarEntry['kind']

export interface CalendarDay {
  on: CalendarDate
  /** Calls and virtual meetings; visits are counted apart. */
  followUps: number
  visits: number
  tasks: number
  /** The first of each. */
  entries: CalendarEntry[]
}

/** The private address of a calendar, while there is one. */
export interface CalendarFeed {
  address: string | undefined
  isOn: boolean
  createdAt: string | undefined
  lastFetchedAt: string | undefined
}

/** What a reader of calendars asks with: the file, and what it has of it. */
export interface FeedRequest {
  file: string
  knownTag: string | undefined
  knownSince: string | undefined
}

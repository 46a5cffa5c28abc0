import type { CalendarDate, ClockTime } from '../../kit/dates'

/** People of the firm are named by their account, which says how they are called and where they get mail. */
export const attendeeKinds = ['firm', 'client', 'other'] as const
export type AttendeeKind = (typeof attendeeKinds)[number]

export interface Attendee {
  kind: AttendeeKind
  /** Of the firm. */
  userId?: string | undefined
  name: string
  email?: string | undefined
}

/** What was agreed, who does it, and until when. */
export interface MinutePoint {
  /** Chosen where it was written, so that a point keeps its task when points are moved. */
  id: string
  text: string
  /** A person of the firm, or a name. */
  ownerId?: string | undefined
  ownerName?: string | undefined
  dueOn?: CalendarDate | undefined
}

export interface MinutesDraft {
  title: string
  heldOn: CalendarDate
  /** 24 hours, HH:mm. */
  heldAt?: ClockTime | undefined
  place?: string | undefined
  notes?: string | undefined
  attendees: Attendee[]
  points: MinutePoint[]
}

/** The task that was made of a point. */
export interface PointTask {
  pointId: string
  taskId: string
  isDone: boolean
}

export interface Minutes extends MinutesDraft {
  id: string
  projectId: string
  isShared: boolean
  /** One more with every change of the words. */
  revision: number
  sentAt: string | undefined
  writtenBy: string | undefined
  updatedAt: string
  tasks: PointTask[]
}

/** As it stands in a list. */
export interface MinutesRow {
  id: string
  title: string
  heldOn: CalendarDate
  heldAt: ClockTime | undefined
  place: string | undefined
  attendees: number
  points: number
  isShared: boolean
  sentAt: string | undefined
  writtenBy: string | undefined
}

export interface MinutesQuery {
  projectId: string
  limit: number
  /** Where the last page ended. */
  after: string | undefined
}

export interface NewMinutes extends MinutesDraft {
  projectId: string
}

export interface MinutesEdit extends MinutesDraft {
  id: string
  /** What the writer had before them; a newer one is a conflict. */
  baseRevision: number
}

export interface MinutesState {
  id: string
  kind: 'delete' | 'restore' | 'share' | 'unshare'
}

export interface MinutesSending {
  id: string
  /** What the sender saw: nobody sends words they have not read. */
  revision: number
  /** Addresses of attendees; all that have one if none is named. */
  to?: string[] | undefined
}

export interface PointTaskWish {
  id: string
  pointId: string
  assigneeId: string
  dueOn: CalendarDate
}

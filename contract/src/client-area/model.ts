import type { CalendarDate, ClockTime } from '../kit/dates'
import type { ProjectStage } from '../projects/record/model'
import type { ListedQuotation } from '../quotations/answer/model'

/** A project as its client sees it. */
export interface ClientProject {
  id: string
  name: string
  stage: ProjectStage
  location?: string | undefined
  startOn?: CalendarDate | undefined
  endOn?: CalendarDate | undefined
  /** Quotations that wait for an answer. */
  toAnswer: number
}

/** Who works on it for the firm. */
export interface ClientContact {
  name: string
  email: string
  phone?: string | undefined
  /** Whom to turn to first. */
  isLead: boolean
}

export interface SharedFile {
  id: string
  name: string
  /** The folder in which the firm keeps it. */
  folder?: string | undefined
  size: number
  sharedAt: string
  /** A small picture of it, where it is one. */
  picture?: string | undefined
}

export interface SharedMinutesLine {
  id: string
  title: string
  heldOn: CalendarDate
  place?: string | undefined
}

export interface SharedMinutes extends SharedMinutesLine {
  projectId: string
  heldAt?: ClockTime | undefined
  notes?: string | undefined
  attendees: string[]
  points: { id: string; text: string; owner?: string | undefined; dueOn?: CalendarDate | undefined }[]
}

export interface ClientProjectPage extends Omit<ClientProject, 'toAnswer'> {
  contacts: ClientContact[]
  /** What was sent, the newest first. */
  quotations: ListedQuotation[]
  files: SharedFile[]
  minutes: SharedMinutesLine[]
}

/** Links that work for some minutes: one to look at where it is a picture, one to save. */
export interface SharedFileLinks {
  address: string
  picture?: string | undefined
}

import type { CalendarDate } from '../../kit/dates'
import type { CallStatus, LeadRow, RemarkType } from '../model'
import type { LeadChange, LeadContact } from '../record/draft'
import type { ContactChannel, HistoryKind } from './history'

/** Lists that each company keeps (C-069); `message` are WhatsApp texts with placeholders. */
export const choiceKinds = ['reason', 'meeting-mode', 'outcome', 'message'] as const
export type ChoiceKind = (typeof choiceKinds)[number]

export interface LeadChoice {
  id: string
  kind: ChoiceKind
  label: string
  /** For a message: the text that is sent. */
  text: string | undefined
}

/** The whole list of one kind, in order. A new choice has no `id`. */
export interface ChoicesEdit {
  kind: ChoiceKind
  choices: { id: string | undefined; label: string; text: string | undefined }[]
  /** The list the person saw; somebody else may have changed it since. */
  seen?: { label: string; text: string | undefined }[] | undefined
}

export interface FollowUp {
  on: CalendarDate
  /** 24 hours, HH:mm; without it the time stays on the same day, and is 10:00 on another (C-036). */
  time: string | undefined
  /** Without it: as before, or by call. */
  kind: RemarkType | undefined
}

/** One update of a lead (lead.actions): changes what is given, in one transaction. `followUp: null` means it is done. */
export interface LeadAction {
  leadId: string
  /** The version the person saw (C-150). */
  baseUpdatedAt: string | undefined
  stageId: string | undefined
  statusId: number | undefined
  assigneeId: string | undefined
  callStatus: CallStatus | undefined
  remarkType: RemarkType | undefined
  comment: string | undefined
  followUp: FollowUp | null | undefined
  /** Why not interested. */
  reason: string | undefined
  meetingMode: string | undefined
  outcome: string | undefined
  /** A text of the caller's own, in a call that changes nothing else (C-145). */
  note: string | undefined
}

/** An update with this content only: what is not given stays. */
export const actionSaying = (leadId: string, said: Partial<Omit<LeadAction, 'leadId'>>): LeadAction => ({
  baseUpdatedAt: undefined,
  stageId: undefined,
  statusId: undefined,
  assigneeId: undefined,
  callStatus: undefined,
  remarkType: undefined,
  comment: undefined,
  followUp: undefined,
  reason: undefined,
  meetingMode: undefined,
  outcome: undefined,
  note: undefined,
  ...said,
  leadId,
})

/** A field that a transition rule requires and the lead does not have (C-080). */
export interface MissingField {
  /** The key of a lead field, or the id of a custom one. */
  key: string
  label: string
  type: 'text' | 'long-text' | 'number' | 'email' | 'website' | 'date' | 'choice' | 'choices' | 'phone'
  options: { value: string; label: string }[]
}

/** Fields that no form has but a rule may require. */
export interface PatchedValues extends LeadChange {
  callStatus?: CallStatus | undefined
  lastCallOn?: CalendarDate | undefined
  tagIds?: string[] | undefined
}

/** A move to another stage, fields that were missing, or both: then the move is made only when nothing is missing. */
export interface LeadPatch {
  leadId: string
  baseUpdatedAt: string | undefined
  stageId: string | undefined
  /** The card of the column after which it is put; `null` or undefined puts it at the top. */
  afterLeadId?: string | null | undefined
  change: PatchedValues
}

export interface PatchedLead {
  lead: LeadRow
  /** If not empty: the fields were saved, the move was not made. */
  missing: MissingField[]
}

export interface LeadInteraction {
  id: string
  at: string
  meetingMode: string | undefined
  outcome: string | undefined
  remarks: string | undefined
}

export interface NewInteraction {
  leadId: string
  meetingMode: string | undefined
  outcome: string | undefined
  remarks: string | undefined
}

/** The collapsible parts of the details page. */
export interface AdditionalDetails {
  budget: number | undefined
  area: string | undefined
  areaUnit: string | undefined
  workScope: string | undefined
  sourceName: string | undefined
  source: string | undefined
  /** The name of the assignee. */
  assignee: string | undefined
  lastCallAt: string | undefined
  /** The outcome of the last call; undefined before the first. */
  callOutcome: CallStatus | undefined
  /** All contacts except the lead itself. */
  contacts: LeadContact[]
}

/** Somebody tapped Call or WhatsApp. */
export interface Contacted {
  leadId: string
  channel: ContactChannel
}

export interface Reopening {
  leadId: string
  reason: string
}

export interface HistoryQuery {
  leadId: string
  kinds: HistoryKind[]
  /** Where the last page ended. */
  after: string | undefined
  limit: number
}

export const myDayParts = ['overdue', 'today', 'visits', 'untouched', 'without-next-step'] as const
export type MyDayPart = (typeof myDayParts)[number]

/** What waits for one person: the number, and the first leads. */
export type MyDay = Record<MyDayPart, { total: number; leads: LeadRow[] }>

/** How somebody gets reminders, besides the bell. */
export interface ReminderChoice {
  byEmail: boolean
}

import type { CalendarDate } from '../kit/dates'
import type { LeadChange, LeadContact } from './draft'
import type { ContactChannel, HistoryKind } from './history'
import type { CallStatus, LeadRow, RemarkType } from './model'

/** Lists a company keeps for working a lead (C-069); `message` are texts for WhatsApp with places to fill. */
export const choiceKinds = ['reason', 'meeting-mode', 'outcome', 'message'] as const
export type ChoiceKind = (typeof choiceKinds)[number]

export interface LeadChoice {
  id: string
  kind: ChoiceKind
  label: string
  /** What is sent, of a message. */
  text: string | undefined
}

/** The whole list of one kind, in its order. `id` is none where a choice is new. */
export interface ChoicesEdit {
  kind: ChoiceKind
  choices: { id: string | undefined; label: string; text: string | undefined }[]
  /** The list as the person saw it; somebody else may have changed it meanwhile. */
  seen?: { label: string; text: string | undefined }[] | undefined
}

export interface FollowUp {
  on: CalendarDate
  /** 24 hours, HH:mm; none: the time it has on the same day already, otherwise 10:00 (C-036). */
  time: string | undefined
  /** None: as it was, otherwise a call. */
  kind: RemarkType | undefined
}

/**
 * One update of a lead (lead.actions): what is there is changed, all of it in one transaction. `followUp: null` says
 * that it is done.
 */
export interface LeadAction {
  leadId: string
  /** The lead as the person saw it (C-150). */
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
  /** A sentence of the caller's own, of a call that changes nothing (C-145). */
  note: string | undefined
}

/** An update that says this and nothing else: what is not said stays. */
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

/** A field that a transition rule asks for and the lead does not have (C-080). */
export interface MissingField {
  /** Of a lead field, or the id of a custom one. */
  key: string
  label: string
  type: 'text' | 'long-text' | 'number' | 'email' | 'website' | 'date' | 'choice' | 'choices' | 'phone'
  options: { value: string; label: string }[]
}

/** Fields that are no part of a form, but that a rule may ask for. */
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
  /** Behind which card of the column it is put; `null` at the top, where it also comes when nothing is said. */
  afterLeadId?: string | null | undefined
  change: PatchedValues
}

export interface PatchedLead {
  lead: LeadRow
  /** Not empty: what was filled in is saved, the move is not made. */
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
  /** How the last call went; none before the first. */
  callOutcome: CallStatus | undefined
  /** Everybody but the lead itself. */
  contacts: LeadContact[]
}

/** Somebody has tapped on Call or WhatsApp. */
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

/** What waits for one person: how many, and the first of them. */
export type MyDay = Record<MyDayPart, { total: number; leads: LeadRow[] }>

/** How somebody hears of due follow-ups, beside the bell. */
export interface ReminderChoice {
  byEmail: boolean
}

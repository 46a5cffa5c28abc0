import type { Person } from '../../accounts/model'
import type { CalendarDate, ClockTime } from '../../kit/dates'
import type { MailState } from '../../mail/model'
import type { CallStatus, RemarkType } from '../model'
import type { VisitEntry } from '../visits/model'

/** What an entry of the history is about. */
export const historyKinds = [
  'created',
  'enquired',
  'changed',
  'assigned',
  'stage',
  'status',
  'call',
  'remark',
  'follow-up',
  'tag-added',
  'tag-removed',
  'note',
  'interaction',
  'contacted',
  'call-undone',
  'task',
  'reopened',
  'stage-undone',
  'project-begun',
  'converted',
  'quotation-sent',
  'quotation-seen',
  'quotation-changes',
  'quotation-accepted',
  'quotation-void',
  'deleted',
  'restored',
  'archived',
  'unarchived',
  'merged',
  'merge-undone',
  'mail-sent',
  'mail-cancelled',
  'mail-received',
] as const
export type HistoryKind = (typeof historyKinds)[number]

/** The filters of a long history. */
export const historyGroups = {
  remarks: ['remark', 'note', 'interaction'],
  calls: ['call', 'contacted', 'call-undone'],
  stages: ['stage', 'status', 'reopened', 'stage-undone'],
  followUps: ['follow-up', 'task'],
  mails: ['mail-sent', 'mail-cancelled', 'mail-received'],
  quotations: [
    'quotation-sent',
    'quotation-seen',
    'quotation-changes',
    'quotation-accepted',
    'quotation-void',
  ],
  changes: [
    'created',
    'enquired',
    'changed',
    'assigned',
    'tag-added',
    'tag-removed',
    'project-begun',
    'converted',
    'deleted',
    'restored',
    'archived',
    'unarchived',
    'merged',
    'merge-undone',
  ],
} satisfies Record<string, readonly HistoryKind[]>
export type HistoryGroup = keyof typeof historyGroups

/** What somebody said of a lead: a call, or words. */
export const updateKinds = [
  'call',
  'remark',
  'interaction',
  'note',
  'reopened',
] as const satisfies readonly HistoryKind[]

export const contactChannels = ['call', 'whatsapp'] as const
export type ContactChannel = (typeof contactChannels)[number]

export interface HistoryEntry {
  id: string
  at: string
  kind: HistoryKind
  /** None if the product did it, or the person is gone. */
  actor: Person | undefined
  sentence: string
  remark: string | undefined
  /** The outcome of the call, for an entry about a call. */
  callStatus: CallStatus | undefined
  /** How the lead was contacted. */
  remarkType?: RemarkType | undefined
  /** The names of the stages at that time. */
  stages?: { from: string; to: string } | undefined
  followUp?: { on: CalendarDate; time: ClockTime | undefined } | undefined
  meetingMode?: string | undefined
  outcome?: string | undefined
  /** The value of the project, for the entry about its creation. */
  amount?: number | undefined
  isEmailSent?: boolean | undefined
  /** The mail that was written, as it stands now, or the one that was received. */
  mail?: HistoryMail | undefined
  /** The visit to the site that the entry is about. */
  visit?: VisitEntry | undefined
}

export interface HistoryMail {
  id: string
  /** Undefined for one that was received. */
  state: MailState | undefined
  /** Why it has not left. */
  error: string | undefined
  /** When it is to leave, if not at once. */
  sendAt: string | undefined
}

export interface HistoryPage {
  /** The latest first. */
  entries: HistoryEntry[]
  /** Where the next page begins; undefined at the end. */
  after: string | undefined
}

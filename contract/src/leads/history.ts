import type { Person } from '../accounts/model'
import type { CalendarDate, ClockTime } from '../kit/dates'
import type { CallStatus, RemarkType } from './model'

/** What an entry of the history is about. */
export const historyKinds = [
  'created',
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
  'task',
  'reopened',
  'stage-undone',
  'converted',
  'deleted',
  'restored',
  'archived',
  'unarchived',
  'merged',
  'merge-undone',
] as const
export type HistoryKind = (typeof historyKinds)[number]

/** What somebody looks for in a long history. */
export const historyGroups = {
  remarks: ['remark', 'note', 'interaction'],
  calls: ['call', 'contacted'],
  stages: ['stage', 'status', 'reopened', 'stage-undone'],
  followUps: ['follow-up', 'task'],
  changes: [
    'created',
    'changed',
    'assigned',
    'tag-added',
    'tag-removed',
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

export const contactChannels = ['call', 'whatsapp'] as const
export type ContactChannel = (typeof contactChannels)[number]

export interface HistoryEntry {
  id: string
  at: string
  kind: HistoryKind
  /** None where the product did it by itself, or the person is gone. */
  actor: Person | undefined
  sentence: string
  remark: string | undefined
  /** How the call went, of an entry about a call. */
  callStatus: CallStatus | undefined
  /** How the lead was spoken to. */
  remarkType?: RemarkType | undefined
  /** The names of the stages, as they were then. */
  stages?: { from: string; to: string } | undefined
  followUp?: { on: CalendarDate; time: ClockTime | undefined } | undefined
  meetingMode?: string | undefined
  outcome?: string | undefined
  /** What a project is worth, of the entry that says it was made. */
  amount?: number | undefined
  isEmailSent?: boolean | undefined
}

export interface HistoryPage {
  /** The latest first. */
  entries: HistoryEntry[]
  /** Where the next page begins; none at the end. */
  after: string | undefined
}

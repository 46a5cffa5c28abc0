import type { Person } from '../accounts/model'
import type { CallStatus } from './model'

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
  'converted',
  'deleted',
  'restored',
  'archived',
  'unarchived',
  'merged',
  'merge-undone',
] as const
export type HistoryKind = (typeof historyKinds)[number]

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
}

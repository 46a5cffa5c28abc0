import type { BulkReport } from '@foyer/contract/leads/bulk/model'
import type { LeadRow, LeadSelection } from '@foyer/contract/leads/model'
import type { Stage } from '@foyer/contract/pipeline/model'

/** The leads of a dialog are those that were ticked when it was opened, whatever the list does meanwhile. */
export type OpenDialog =
  | { kind: 'assign' | 'delete'; leads: LeadSelection; count: number; lead: LeadRow | undefined }
  | { kind: 'tags'; leads: LeadSelection; count: number }
  | { kind: 'follow-up'; leads: LeadSelection; count: number }
  /** Without leads: those that were left before. */
  | { kind: 'chats'; leads: LeadSelection | undefined; count: number }
  | { kind: 'move'; leads: LeadSelection; count: number; lead: LeadRow | undefined; stage: Stage }
  | { kind: 'merge'; pair: [LeadRow, LeadRow] }
  | { kind: 'remark'; lead: LeadRow }
  | { kind: 'report'; report: BulkReport }

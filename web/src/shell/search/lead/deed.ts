import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import type { FollowUp } from '@foyer/contract/leads/work/forms'
import type { ContactChannel } from '@foyer/contract/leads/work/history'
import type { CallOutcome } from '@foyer/contract/leads/work/outcomes'
import type { Stage } from '@foyer/contract/pipeline/model'

/** What somebody does with a lead from the search; it goes the way that it goes from any other screen. */
export type Deed =
  | { kind: 'contact'; channel: ContactChannel }
  | { kind: 'outcome'; outcome: CallOutcome }
  | { kind: 'follow-up'; to: FollowUp }
  | { kind: 'take' }
  | { kind: 'move'; stage: Stage }
  | { kind: 'remark'; text: string }

export interface AskedDeed {
  lead: LeadDetail
  deed: Deed
}

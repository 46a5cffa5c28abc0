import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { WorkedLead } from '@foyer/contract/leads/work/rules'
import type { LeadScope } from '../../lead-scope'
import type { LeadRecord } from '../../write/repository/columns'

/** A stored lead in the form that the work rules need. */
export const workedLead = ({ stages }: LeadScope, lead: LeadRecord): WorkedLead => ({
  stage: stages.get(lead.stageId) ?? refuse(captureRefusals.unknownStage),
  statusId: lead.statusId ?? undefined,
  // The rules need only whether there is an assignee, and who.
  assignee: lead.assigneeId ? { id: lead.assigneeId, fullName: '', email: '' } : undefined,
  followUpOn: lead.followUpOn ?? undefined,
  followUpTime: lead.followUpTime?.slice(0, 5),
  followUpKind: lead.followUpKind ?? undefined,
})

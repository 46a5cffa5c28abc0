import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import { reassignedSentence } from '@foyer/contract/leads/record/change-log'
import type { NotificationEvent } from '@foyer/contract/notifications/model'
import { may } from '@foyer/contract/policy'
import type { LeadScope } from '../../lead-scope'
import { stageAfterAssigning } from '../../work/service/change-stage'
import type { LeadRecord } from '../../write/repository/columns'
import type { HeldBeside, HoldParts } from '../../write/repository/hold'
import type { Change } from '../../write/service/lead-write'
import type { Places } from '../../write/service/places'
import { peopleOf } from './company-settings'

/** A change of assignee needs canAssign in every call (C-147). */
export function refuseAssigning({ viewer }: LeadScope): void {
  if (!may(viewer, 'leads.assign')) refuse(captureRefusals.cannotAssign)
}

/** What must be read of the company to assign a lead; nothing if that is not asked for. */
export const partsOfAssigning = (
  { stages }: LeadScope,
  assigneeId: string | null | undefined,
): Pick<HoldParts, 'assigneeId' | 'topsOf'> => {
  if (assigneeId === undefined) return {}
  const kind = assigneeId === null ? 'unassigned' : 'assigned'
  const topsOf = [...stages.values()].filter((stage) => stage.kind === kind).map(({ id }) => id)
  return { assigneeId: assigneeId ?? undefined, topsOf }
}

interface Held extends Pick<HeldBeside, 'assignee'> {
  place: Places
}

/** What assigning or unassigning a lead changes; nothing if it has that assignee already. */
export async function assignment(
  scope: LeadScope,
  lead: LeadRecord,
  assigneeId: string | null,
  { assignee, place }: Held,
): Promise<Change | undefined> {
  if (lead.assigneeId === assigneeId) return undefined
  refuseAssigning(scope)
  if (assigneeId && assignee?.id !== assigneeId) refuse(captureRefusals.unknownAssignee)
  const from = (await peopleOf(scope)).get(lead.assigneeId ?? '')
  const stage = stageAfterAssigning(scope, lead, assigneeId, place)
  return {
    columns: { assigneeId, ...stage.columns },
    lines: [
      {
        kind: 'assigned',
        sentence: reassignedSentence(from?.fullName, assigneeId ? assignee?.fullName : undefined),
        details: { from: lead.assigneeId, to: assigneeId },
      },
      ...stage.lines,
    ],
  }
}

/** The new assignee and the admins are notified; nobody is notified of an unassigned lead. */
export function assignmentEvents(
  before: Pick<LeadRecord, 'assigneeId'>,
  assigneeId: string | null | undefined,
): NotificationEvent[] {
  if (!assigneeId || assigneeId === before.assigneeId) return []
  return [before.assigneeId ? 'lead-reassigned' : 'lead-assigned']
}

import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import { reassignedSentence } from '@foyer/contract/leads/record/change-log'
import type { NotificationEvent } from '@foyer/contract/notifications/model'
import { may } from '@foyer/contract/policy'
import type { LeadScope } from '../../lead-scope'
import { movedByAssigning, stageByAssigning } from '../../work/service/change-stage'
import { refuseByRules } from '../../work/service/try-stage'
import type { LeadColumns, LeadRecord } from '../../write/repository/columns'
import type { HeldBeside, HeldLead, HoldParts } from '../../write/repository/hold'
import type { Change } from '../../write/service/lead-write'
import type { Places } from '../../write/service/places'
import { peopleOf } from './company-settings'

/** A change of assignee needs canAssign in every call (C-147). */
export function refuseAssigning({ viewer }: LeadScope): void {
  if (!may(viewer, 'leads.assign')) refuse(captureRefusals.cannotAssign)
}

/** What must be read to assign a lead; nothing if that is not asked for. */
export const partsOfAssigning = (
  { stages }: LeadScope,
  assigneeId: string | null | undefined,
): Pick<HoldParts, 'assigneeId' | 'topsOf' | 'tags'> => {
  if (assigneeId === undefined) return {}
  const kind = assigneeId === null ? 'unassigned' : 'assigned'
  const topsOf = [...stages.values()].filter((stage) => stage.kind === kind).map(({ id }) => id)
  // A rule may ask for tags.
  return { assigneeId: assigneeId ?? undefined, topsOf, tags: true }
}

type Held = Pick<HeldBeside, 'assignee'>

/** Another assignee, in whatever stage the lead is. */
export async function handover(
  scope: LeadScope,
  lead: Pick<LeadRecord, 'assigneeId'>,
  assigneeId: string | null,
  { assignee }: Held,
): Promise<Change> {
  if (assigneeId && assignee?.id !== assigneeId) refuse(captureRefusals.unknownAssignee)
  const from = (await peopleOf(scope)).get(lead.assigneeId ?? '')
  return {
    columns: { assigneeId },
    lines: [
      {
        kind: 'assigned',
        sentence: reassignedSentence(from?.fullName, assigneeId ? assignee?.fullName : undefined),
        details: { from: lead.assigneeId, to: assigneeId },
      },
    ],
  }
}

/**
 * What assigning or unassigning a lead changes; nothing if it has that assignee already. A rule may keep the lead in
 * Unassigned (C-170); what the same call fills in counts for it.
 */
export async function assignment(
  scope: LeadScope,
  lead: HeldLead,
  assigneeId: string | null,
  { assignee, place }: Held & { place: Places },
  filled: LeadColumns = {},
): Promise<Change | undefined> {
  if (lead.assigneeId === assigneeId) return undefined
  refuseAssigning(scope)
  const handed = await handover(scope, lead, assigneeId, { assignee })
  const to = stageByAssigning(scope, lead, assigneeId)
  if (to && assigneeId) await refuseByRules(scope, { ...lead, ...filled, assigneeId }, to, lead.tagIds)
  const moved = movedByAssigning(scope, lead, to, place)
  return { columns: { ...handed.columns, ...moved.columns }, lines: [...handed.lines, ...moved.lines] }
}

/**
 * C-176: who gets a lead that leaves Unassigned for the stage of the same call, which is one step. Whoever may not assign
 * is told that an assignee is needed, as for any other move.
 */
export function takerOf(
  { stages, viewer }: LeadScope,
  lead: LeadRecord,
  { assigneeId, stageId }: { assigneeId?: string | null | undefined; stageId?: string | undefined },
): string | undefined {
  const isMoved = stageId !== undefined && stageId !== lead.stageId
  if (!isMoved || stages.get(lead.stageId)?.kind !== 'unassigned') return undefined
  if (!assigneeId || assigneeId === lead.assigneeId) return undefined
  if (!may(viewer, 'leads.assign')) refuse(captureRefusals.needsAssignee)
  return assigneeId
}

/** The new assignee and the admins are notified; nobody is notified of an unassigned lead. */
export function assignmentEvents(
  before: Pick<LeadRecord, 'assigneeId'>,
  assigneeId: string | null | undefined,
): NotificationEvent[] {
  if (!assigneeId || assigneeId === before.assigneeId) return []
  return [before.assigneeId ? 'lead-reassigned' : 'lead-assigned']
}

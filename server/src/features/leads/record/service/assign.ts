import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import { reassignedSentence } from '@foyer/contract/leads/record/change-log'
import type { SavedLead } from '@foyer/contract/leads/record/draft'
import { may } from '@foyer/contract/policy'
import { stageAfterAssigning } from '../../work/service/change-stage'
import type { Line } from '../../work/service/history'
import { holdAssignable } from '../repository/company-settings'
import type { LeadColumns, LeadRecord } from '../repository/lead'
import { peopleOf } from './company-settings'
import { notifyOf, save, saved, type Touch } from './touch'

/** A change of assignee needs canAssign in every call (C-147). */
export function refuseAssigning({ viewer }: Touch): void {
  if (!may(viewer, 'leads.assign')) refuse(captureRefusals.cannotAssign)
}

export interface Assignment {
  columns: LeadColumns
  lines: Line[]
}

/** What assigning or unassigning a lead changes; nothing if it has that assignee already. */
export async function assignment(
  touch: Touch,
  lead: LeadRecord,
  assigneeId: string | null,
): Promise<Assignment | undefined> {
  if (lead.assigneeId === assigneeId) return undefined
  refuseAssigning(touch)
  const { db, companyId } = touch
  const to = assigneeId ? await holdAssignable(db, companyId, assigneeId) : undefined
  if (assigneeId && !to) refuse(captureRefusals.unknownAssignee)
  const from = (await peopleOf(touch)).get(lead.assigneeId ?? '')
  const stage = await stageAfterAssigning(touch, lead, assigneeId)
  return {
    columns: { assigneeId, ...stage.columns },
    lines: [
      {
        kind: 'assigned',
        sentence: reassignedSentence(from?.fullName, to?.fullName),
        details: { from: lead.assigneeId, to: assigneeId },
      },
      ...stage.lines,
    ],
  }
}

/** Notifies the new assignee and the admins; nobody is notified of an unassigned lead. */
export async function notifyAssigned(touch: Touch, before: LeadRecord, after: LeadRecord): Promise<void> {
  if (!after.assigneeId || after.assigneeId === before.assigneeId) return
  await notifyOf(touch, before.assigneeId ? 'lead-reassigned' : 'lead-assigned', after)
}

export async function assign(touch: Touch, lead: LeadRecord, assigneeId: string | null): Promise<SavedLead> {
  const change = await assignment(touch, lead, assigneeId)
  if (!change) return saved(lead)
  const after = await save(touch, lead, change.columns, change.lines)
  await notifyAssigned(touch, lead, after)
  return saved(after)
}

import { formatDay, todayIn } from '@foyer/contract/kit/dates'
import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals, historyTexts } from '@foyer/contract/leads/messages/capture'
import type { SavedLead } from '@foyer/contract/leads/record/draft'
import type { LeadScope } from '../../lead-scope'
import { movedByConverting, stageOfKind } from '../../work/service/change-stage'
import type { LeadRecord } from '../../write/repository/columns'
import { holdLead } from '../../write/service/hold'
import { type HistoryLine, joined } from '../../write/service/lead-write'
import { writeLead } from '../../write/service/write-leads'
import { findProjectOf } from '../repository/project'
import { assignmentEvents, handover } from './assign'
import { regionOf } from './company-settings'
import { saved } from './saved'

async function lineOf(scope: LeadScope, lead: LeadRecord): Promise<HistoryLine> {
  const project = lead.projectId && (await findProjectOf(scope.db, scope.companyId, lead.projectId))
  if (!project) return { kind: 'converted', sentence: historyTexts.converted }
  if (!project.isConfirmed) return refuse(captureRefusals.projectIsDraft)
  const { timeZone } = await regionOf(scope)
  return {
    kind: 'converted',
    sentence: historyTexts.projectCreated(project.name, formatDay(todayIn(timeZone, scope.now))),
    details: { projectId: lead.projectId, amount: project.value ?? undefined },
  }
}

/**
 * C-075: whoever finishes the wizard has won the lead, so it goes to Won whatever the rules between stages say. A lead that
 * nobody has becomes the caller's.
 */
export async function convertLead(scope: LeadScope, id: string): Promise<SavedLead> {
  const won = stageOfKind(scope.stages.values(), 'won')
  const { userId } = scope.viewer
  const held = await holdLead(scope, id, { topsOf: [won.id], assigneeId: userId })
  const { lead, place } = held
  if (lead.isConverted) return saved(lead)
  const line = await lineOf(scope, lead)
  const taken = lead.assigneeId ? undefined : await handover(scope, lead, userId, held)
  const moved = lead.stageId === won.id ? undefined : movedByConverting(scope, lead, won, place)
  const update = joined(lead, taken, moved, { columns: { isConverted: true }, lines: [line] })
  return saved(
    await writeLead(scope, { ...update, events: assignmentEvents(lead, taken?.columns.assigneeId) }),
  )
}

import { accessRefusals } from '@foyer/contract/accounts/messages'
import { refuse } from '@foyer/contract/kit/refusal'
import { type BulkAction, type BulkReport, bulkActions } from '@foyer/contract/leads/bulk/model'
import { workLimits } from '@foyer/contract/leads/limits'
import { bulkReasons, bulkRefusals } from '@foyer/contract/leads/messages/bulk'
import { historyTexts } from '@foyer/contract/leads/messages/capture'
import { reassignedSentence } from '@foyer/contract/leads/record/change-log'
import { may } from '@foyer/contract/policy'
import type { Context } from '../../../../context'
import { holdStagesFor } from '../../../pipeline/service'
import { allRecords } from '../../../teams/service'
import { inLeadScope, type LeadScope } from '../../lead-scope'
import { mayBeGiven } from '../../record/service/come-back'
import { peopleOf, tagsOf } from '../../record/service/company-settings'
import { takeBack } from '../../work/service/change-stage'
import type { HeldLead, HoldParts } from '../../write/repository/hold'
import { holdMany } from '../../write/service/hold'
import type { HistoryLine, LeadUpdate } from '../../write/service/lead-write'
import { writeLeads } from '../../write/service/write-leads'
import * as repository from '../repository'
import type { AssignmentDetails } from './assign-multiple'
import { marked, partsOfMarking } from './bulk'
import { chooseLeads, partition, recordBulk, refusedFor, reportOf } from './chosen-leads'
import { followUpsBack } from './follow-ups-back'
import type { StageMoveDetails } from './move-multiple'
import { type TaggingDetails, tagUpdates } from './tag-multiple'
import { changedSince, type Done, type Undo } from './undone'

const undoableFor = 86_400_000

const opposite: Record<BulkAction, BulkAction> = {
  archive: 'unarchive',
  unarchive: 'archive',
  delete: 'restore',
  restore: 'delete',
}

/** Undoes what the caller did; a lead that somebody has changed since stays as it is. */
export const undoBulk = (ctx: Context, { undoId }: { undoId: string }): Promise<BulkReport> =>
  inLeadScope(ctx, async (scope) => {
    const { db, companyId, now, viewer } = scope
    await repository.holdUndo(db, undoId)
    const since = new Date(now.getTime() - undoableFor)
    const done = await repository.findOwnAudit(db, companyId, undoId, viewer.userId, since)
    if (!done || (await repository.isUndone(db, companyId, undoId, done.at))) refuse(bulkRefusals.cannotUndo)
    const action = bulkActions.find((one) => `leads.${one}` === done.action)
    const undo = action ? unmark(scope, action, done) : undoOf[done.action]?.(scope, done)
    const { updates, refused } = (await undo) ?? refuse(bulkRefusals.cannotUndo)
    await writeLeads(scope, updates)
    await recordBulk(scope, 'undo', { of: undoId, count: updates.length })
    return reportOf(updates.length, refused)
  })

/** Whoever may see them now: they were the caller's when it was done. */
const holdAll = (scope: LeadScope, ids: string[], parts: HoldParts = {}) =>
  holdMany({ ...scope, visible: allRecords }, ids, parts)

async function unmark(scope: LeadScope, action: BulkAction, { at, details }: Done): Promise<Undo> {
  const { ids } = details as { ids: string[] }
  const isThen = (mark: Date | null) => mark?.getTime() === at.getTime()
  const back = opposite[action]
  const { leads, place } = await holdAll(scope, ids, partsOfMarking(scope, back))
  const isAsLeft = (lead: HeldLead) => {
    if (action === 'delete') return isThen(lead.deletedAt)
    if (lead.deletedAt) return false
    if (action === 'archive') return isThen(lead.archivedAt)
    return action === 'restore' || lead.archivedAt === null
  }
  const { fit, refused } = partition(leads, changedSince(isAsLeft))
  const updates = await marked(scope, back, fit, place)
  return { updates: updates.map((update) => ({ ...update, events: [] })), refused }
}

/** Back to the former assignees, and to the former stage unless somebody has moved the lead since. */
async function giveBack(scope: LeadScope, { details }: Done): Promise<Undo> {
  if (!may(scope.viewer, 'leads.assign')) refuse(accessRefusals.notAllowed)
  const { to, leads: places } = details as AssignmentDetails
  const formers = new Map(places.map((former) => [former.id, former]))
  const { leads } = await holdAll(scope, [...formers.keys()])
  const takerOf = (id: string) => {
    const own = formers.get(id)?.to
    return own === undefined ? to : own
  }
  const isAsLeft = (lead: HeldLead) =>
    !lead.deletedAt && !lead.archivedAt && lead.assigneeId === takerOf(lead.id)
  const { fit, refused } = partition(leads, changedSince(isAsLeft))
  const people = await peopleOf(scope)
  const nameOf = (id: string | null) => people.get(id ?? '')?.fullName
  const updates = fit.flatMap((lead): LeadUpdate[] => {
    const former = formers.get(lead.id)
    if (!former) return []
    if (former.assigneeId && !mayBeGiven(people.get(former.assigneeId))) {
      refused.push(refusedFor(lead, bulkReasons.assigneeGone))
      return []
    }
    const { assigneeId, stageId, statusId, movedTo, position = `${scope.now.getTime() / 1000}` } = former
    const assigned: HistoryLine = {
      kind: 'assigned',
      sentence: reassignedSentence(nameOf(lead.assigneeId), nameOf(assigneeId)),
      details: { from: lead.assigneeId, to: assigneeId },
    }
    if (stageId === movedTo || lead.stageId !== movedTo)
      return [{ before: lead, columns: { assigneeId }, lines: [assigned] }]
    const names = [movedTo, stageId].map((id) => scope.stages.get(id)?.name ?? '')
    const moved: HistoryLine = {
      kind: 'stage',
      sentence: historyTexts.stage(names[0] ?? '', names[1] ?? ''),
      details: { from: movedTo, to: stageId },
    }
    const columns = { assigneeId, stageId, statusId, position, stageSince: scope.now }
    return [{ before: lead, columns, lines: [assigned, moved] }]
  })
  return { updates, refused }
}

/** A move to Won can be undone only for a moment, as for one lead (C-074); after that admins reopen. */
function refuseLateFromWon({ stages, now }: LeadScope, to: string, at: Date): void {
  const isLate = now.getTime() - at.getTime() > workLimits.undoGrantedSeconds * 1000
  if (isLate && stages.get(to)?.kind === 'won') refuse(bulkRefusals.cannotUndo)
}

/** C-177: back to the stages they had, except those that are gone or that somebody has moved since. */
async function moveBack(scope: LeadScope, { at, details }: Done): Promise<Undo> {
  const { to, leads: moves } = details as StageMoveDetails
  refuseLateFromWon(scope, to, at)
  const formers = new Map(moves.map((former) => [former.id, former]))
  const topsOf = [...new Set(moves.map(({ from }) => from))]
  const { leads, place, missing } = await chooseLeads(scope, { ids: [...formers.keys()] }, { topsOf })
  const there = await holdStagesFor(scope, topsOf)
  const isAsLeft = ({ stageId, deletedAt, archivedAt }: HeldLead) =>
    stageId === to && !deletedAt && !archivedAt
  const { fit, refused } = partition(leads, changedSince(isAsLeft))
  const updates: LeadUpdate[] = []
  for (const lead of fit) {
    const former = formers.get(lead.id)
    const stage = former && there.has(former.from) ? scope.stages.get(former.from) : undefined
    if (!former || !stage) {
      refused.push(refusedFor(lead, bulkReasons.changedSince))
      continue
    }
    updates.push({
      before: lead,
      ...takeBack(scope, lead, { to: stage, before: former.before }, place),
    })
  }
  return { updates, refused: [...missing, ...refused] }
}

/** The tags that were put on are taken off again, and the other way round. */
async function untag(scope: LeadScope, { details }: Done): Promise<Undo> {
  const formers = new Map((details as TaggingDetails).leads.map((one) => [one.id, one]))
  const { leads, missing } = await chooseLeads(scope, { ids: [...formers.keys()] }, { tags: true })
  const isAsLeft = ({ id, tagIds, deletedAt, archivedAt }: HeldLead) => {
    const { added = [], removed = [] } = formers.get(id) ?? {}
    const isSame = added.every((tag) => tagIds.includes(tag)) && !removed.some((tag) => tagIds.includes(tag))
    return isSame && !deletedAt && !archivedAt
  }
  const { fit, refused } = partition(leads, changedSince(isAsLeft))
  const there = new Set((await tagsOf(scope)).map(({ id }) => id))
  const pairs = fit.map((lead) => {
    const { id, added = [], removed = [] } = formers.get(lead.id) ?? { id: lead.id }
    const isThere = (tag: string) => there.has(tag)
    return [lead, { id, added: removed.filter(isThere), removed: added.filter(isThere) }] as const
  })
  return { updates: await tagUpdates(scope, pairs), refused: [...missing, ...refused] }
}

/** What is undone in a way of its own, by the action in the audit log. */
const undoOf: Record<string, (scope: LeadScope, done: Done) => Promise<Undo>> = {
  'leads.assign': giveBack,
  'leads.stage': moveBack,
  'leads.tags': untag,
  'leads.follow-up': followUpsBack,
}

import { accessRefusals } from '@foyer/contract/accounts/messages'
import type { Viewer } from '@foyer/contract/accounts/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { type BulkAction, type BulkReport, bulkActions } from '@foyer/contract/leads/bulk/model'
import { bulkReasons, bulkRefusals } from '@foyer/contract/leads/messages/bulk'
import { may } from '@foyer/contract/policy'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { newId } from '../../../../new-id'
import { nameOf } from '../../record/service/touch'
import * as repository from '../repository'
import { type AssignmentDetails, writeAssigned } from './assign-multiple'
import { mark } from './bulk'
import { reportOf } from './chosen-leads'
import { moveBack } from './move-multiple'
import { tellLeadsChanged } from './tell-of-many'

const undoableFor = 86_400_000

const opposite: Record<BulkAction, BulkAction> = {
  archive: 'unarchive',
  unarchive: 'archive',
  delete: 'restore',
  restore: 'delete',
}

/** Undoes what the caller did; a lead that somebody has changed since stays as it is. */
export const undoBulk = (ctx: Context, { undoId }: { undoId: string }): Promise<BulkReport> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const { viewer } = ctx
    await repository.holdUndo(db, undoId)
    const since = new Date(now.getTime() - undoableFor)
    const done = await repository.findOwnAudit(db, companyId, undoId, viewer.userId, since)
    if (!done || (await repository.isUndone(db, companyId, undoId, done.at))) refuse(bulkRefusals.cannotUndo)
    const action = bulkActions.find((one) => `leads.${one}` === done.action)
    const undone = action
      ? await unmark(scope, viewer, action, done)
      : await (ways[done.action] ?? refuse(bulkRefusals.cannotUndo))(scope, viewer, done)
    const id = newId(now)
    const details = { of: undoId, count: undone.ids.length }
    const audit = { companyId, id, at: now, actorId: viewer.userId, action: 'leads.undo', details }
    await repository.insertAudit(db, audit)
    await tellLeadsChanged(scope, undone.ids)
    return undone.report
  })

interface Undone {
  ids: string[]
  report: BulkReport
}
interface Done {
  at: Date
  details: unknown
}

/** What is undone in a way of its own, by the action in the audit log. */
const ways: Record<string, (scope: CompanyScope, viewer: Viewer, done: Done) => Promise<Undone>> = {
  'leads.assign': (scope, viewer, { details }) => giveBack(scope, viewer, details as AssignmentDetails),
  'leads.stage': moveBack,
}

/** Splits the leads into those unchanged since the call, and the others. */
async function heldAsLeft(
  { db, companyId }: CompanyScope,
  ids: string[],
  isAsLeft: (lead: repository.HeldLead) => boolean,
) {
  const held = await repository.holdLeads(db, companyId, repository.named(ids))
  const refused = held
    .filter((lead) => !isAsLeft(lead))
    .map((lead) => ({ id: lead.id, name: nameOf(lead), reason: bulkReasons.changedSince }))
  return { fit: held.filter(isAsLeft), refused }
}

async function unmark(
  scope: CompanyScope,
  viewer: Viewer,
  action: BulkAction,
  { at, details }: Done,
): Promise<Undone> {
  const { ids } = details as { ids: string[] }
  const isThen = (mark: Date | null) => mark?.getTime() === at.getTime()
  const { fit, refused } = await heldAsLeft(scope, ids, (lead) => {
    if (action === 'delete') return isThen(lead.deletedAt)
    if (lead.deletedAt) return false
    if (action === 'archive') return isThen(lead.archivedAt)
    return action === 'restore' || lead.archivedAt === null
  })
  if (fit.length > 0) await mark(scope, viewer, opposite[action], fit)
  return { ids: fit.map(({ id }) => id), report: reportOf(fit.length, refused) }
}

async function giveBack(scope: CompanyScope, viewer: Viewer, details: AssignmentDetails): Promise<Undone> {
  if (!may(viewer, 'leads.assign')) refuse(accessRefusals.notAllowed)
  const { db, companyId, now } = scope
  const { to } = details
  const ids = details.leads.map(({ id }) => id)
  const { fit, refused } = await heldAsLeft(
    scope,
    ids,
    (lead) => !lead.deletedAt && !lead.archivedAt && lead.assigneeId === to,
  )
  const fitIds = new Set(fit.map(({ id }) => id))
  const places = details.leads.filter(({ id }) => fitIds.has(id))
  if (places.length > 0) {
    await repository.giveBack(db, companyId, places, now)
    const held = new Map(fit.map((lead) => [lead.id, lead]))
    await writeAssigned(
      scope,
      viewer.userId,
      places.map(({ id, assigneeId, stageId, movedTo }) => ({
        id,
        from: to,
        to: assigneeId,
        // Somebody may have moved it since: then it stays there.
        ...(held.get(id)?.stageId === movedTo && { stageFrom: movedTo, stageTo: stageId }),
      })),
    )
  }
  return { ids: [...fitIds], report: reportOf(places.length, refused) }
}

import type { LeadImport } from '@foyer/contract/intake/import/model'
import { importRefusals, importTexts } from '@foyer/contract/intake/messages/import'
import { refuse } from '@foyer/contract/kit/refusal'
import type { Context } from '../../../../context'
import { type Arrived, inLeadScope, takeBack } from '../../../leads/service'
import { findWritten, type WrittenRow } from '../repository/import-rows'
import { updateImport } from '../repository/imports'
import { holdOwnImport } from './cancel'
import { isUndoable, shownImport } from './shown'
import { tellOfImport } from './tell'

/** One for each lead: several rows may have gone into one. */
function arrivedOf(rows: readonly WrittenRow[]): Map<string, Arrived & { row: number }> {
  const arrived = new Map<string, Arrived & { row: number }>()
  for (const { row, leadId, before } of rows)
    if (!arrived.has(leadId))
      arrived.set(leadId, { row, leadId, writtenAt: before.writtenAt, before: before.sheet ?? undefined })
  return arrived
}

/** The whole batch: its leads are deleted, what it filled is emptied. What somebody has touched since is kept and named. */
export const undoImport = (ctx: Context, { id }: { id: string }): Promise<LeadImport & { message: string }> =>
  inLeadScope(ctx, async (scope) => {
    const { db, companyId, now, viewer } = scope
    const held = await holdOwnImport(scope, id)
    if (held.state === 'undone') refuse(importRefusals.undoneAlready)
    if (held.state !== 'done') refuse(importRefusals.notDone)
    if (!isUndoable(scope, held)) refuse(importRefusals.tooOld)
    const arrived = arrivedOf(await findWritten(db, companyId, id))
    const kept = (await takeBack(scope, [...arrived.values()])).map((one) => ({
      ...one,
      row: arrived.get(one.leadId)?.row ?? 0,
    }))
    const change = { state: 'undone', kept, undoneAt: now, undoneBy: viewer.userId } as const
    await updateImport(db, companyId, id, change)
    await tellOfImport(scope, held)
    const message = kept.length > 0 ? importTexts.undoneBut(kept.length) : importTexts.undone
    return { ...(await shownImport(scope, { ...held, ...change })), message }
  })

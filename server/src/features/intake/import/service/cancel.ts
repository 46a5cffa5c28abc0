import type { LeadImport } from '@foyer/contract/intake/import/model'
import { importRefusals, importTexts } from '@foyer/contract/intake/messages/import'
import { refuse } from '@foyer/contract/kit/refusal'
import type { Context } from '../../../../context'
import { inLeadScope, type LeadScope } from '../../../leads/service'
import { deleteRows } from '../repository/import-rows'
import { holdImport, type ImportRecord, updateImport } from '../repository/imports'
import { mayUndo, shownImport } from './shown'
import { tellOfImport } from './tell'

/** Locked; somebody else's does not exist for the caller. */
export async function holdOwnImport(scope: LeadScope, id: string): Promise<ImportRecord> {
  const held = await holdImport(scope.db, scope.companyId, id)
  return held && mayUndo(scope, held) ? held : refuse(importRefusals.unknown)
}

/** Between two chunks: nothing has been imported, and nothing of the file is kept. */
export const cancelImport = (
  ctx: Context,
  { id }: { id: string },
): Promise<LeadImport & { message: string }> =>
  inLeadScope(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const held = await holdOwnImport(scope, id)
    if (held.state === 'writing') refuse(importRefusals.tooLate)
    if (held.state !== 'staging') refuse(importRefusals.over)
    await deleteRows(db, companyId, id)
    const change = { state: 'cancelled', finishedAt: now } as const
    await updateImport(db, companyId, id, change)
    await tellOfImport(scope, held)
    return { ...(await shownImport(scope, { ...held, ...change })), message: importTexts.cancelled }
  })

import { importLimits } from '@foyer/contract/intake/import/limits'
import type { ImportDetail, LeadImport } from '@foyer/contract/intake/import/model'
import { refusedFile } from '@foyer/contract/intake/import/refused-file'
import { importRefusals, importTexts, keepReasons } from '@foyer/contract/intake/messages/import'
import type { Content } from '@foyer/contract/kit/endpoint'
import { refuse } from '@foyer/contract/kit/refusal'
import type { Context } from '../../../../context'
import { describeLeads, inLeadScope, type LeadScope, peopleOf } from '../../../leads/service'
import { countRefused, findRefused, findSkipped } from '../repository/import-rows'
import { findImport, findImports, type ImportRecord } from '../repository/imports'

const isAdmin = ({ viewer }: LeadScope) => viewer.isAdmin || viewer.isSuperAdmin

export const mayUndo = (scope: LeadScope, { createdBy }: ImportRecord): boolean =>
  createdBy === scope.viewer.userId || isAdmin(scope)

/** Its rows are kept as long as it can be undone. */
export const isUndoable = ({ now }: LeadScope, { state, finishedAt }: ImportRecord): boolean =>
  state === 'done' &&
  finishedAt !== null &&
  now.getTime() - finishedAt.getTime() < importLimits.keptDays * 86_400_000

async function shownImports(scope: LeadScope, records: readonly ImportRecord[]): Promise<LeadImport[]> {
  const { db, companyId } = scope
  const people = await peopleOf(scope)
  const ids = records.map(({ id }) => id)
  const refused = await countRefused(db, companyId, ids)
  return records.map((record) => {
    const { id, fileName, state, duplicates, createdBy, total, staged, created, updated, skipped } = record
    const isTheirs = mayUndo(scope, record)
    return {
      id,
      fileName,
      state,
      duplicates,
      by: { id: createdBy, fullName: people.get(createdBy)?.fullName ?? '' },
      total,
      staged,
      created,
      updated,
      skipped,
      ...(record.reason !== null && { reason: record.reason }),
      createdAt: record.createdAt.toISOString(),
      ...(record.finishedAt && { finishedAt: record.finishedAt.toISOString() }),
      ...(record.undoneAt && { undoneAt: record.undoneAt.toISOString() }),
      canCancel: isTheirs && state === 'staging',
      canUndo: isTheirs && isUndoable(scope, record) && created + updated > 0,
      hasRefusedRows: refused.has(id) && (state === 'done' || state === 'undone'),
    }
  })
}

export async function shownImport(scope: LeadScope, record: ImportRecord): Promise<LeadImport> {
  const [shown] = await shownImports(scope, [record])
  return shown ?? refuse(importRefusals.unknown)
}

/** One that the caller may see: their own, for admins any. */
async function seeImport(scope: LeadScope, id: string): Promise<ImportRecord> {
  const record = await findImport(scope.db, scope.companyId, id)
  return record && mayUndo(scope, record) ? record : refuse(importRefusals.unknown)
}

export const imports = (ctx: Context): Promise<{ imports: LeadImport[] }> =>
  inLeadScope(ctx, async (scope) => {
    const own = isAdmin(scope) ? undefined : scope.viewer.userId
    const records = await findImports(scope.db, scope.companyId, own, importLimits.listed)
    return { imports: await shownImports(scope, records) }
  })

export const importById = (ctx: Context, { id }: { id: string }): Promise<ImportDetail> =>
  inLeadScope(ctx, async (scope) => {
    const record = await seeImport(scope, id)
    const { db, companyId } = scope
    const isOver = record.state === 'done' || record.state === 'undone'
    const skippedRows = isOver ? await findSkipped(db, companyId, id, importLimits.rowsNamed) : []
    const kept = record.kept.slice(0, importLimits.rowsNamed)
    const leads = await describeLeads(scope, [...new Set(kept.map(({ leadId }) => leadId))])
    return {
      ...(await shownImport(scope, record)),
      skippedRows,
      keptRows: kept.flatMap(({ row, leadId, why }) => {
        const lead = leads.get(leadId)
        const name = lead?.kind === 'visible' ? lead.name : ''
        return { row, leadId, name, reason: keepReasons[why] }
      }),
    }
  })

export const refusedRows = (ctx: Context, { id }: { id: string }): Promise<Content> =>
  inLeadScope(ctx, async (scope) => {
    const { plan } = await seeImport(scope, id)
    const rows = await findRefused(scope.db, scope.companyId, id)
    return {
      headers: {
        'content-disposition': `attachment; filename="${importTexts.refusedFile}"`,
        'cache-control': 'no-store',
      },
      content: refusedFile(plan.headings, rows),
    }
  })

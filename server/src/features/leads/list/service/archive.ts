import type { ArchivedPage } from '@foyer/contract/leads/list/archived'
import { rowOf } from '@foyer/contract/leads/list/lean-row'
import { type Context, readingViewersCompany } from '../../../../context'
import { visibilityOf } from '../../../teams/service'
import { archivedFilter, findArchived } from '../repository/archive'
import { knownOfRows } from './known-of-rows'

interface ArchivedQuery {
  page: number
  limit: number
  search: string | undefined
}

const shown = (value: unknown): string =>
  Array.isArray(value) ? value.map(shown).join(', ') : String(value ?? '')

export const archived = (ctx: Context, { page, limit, search }: ArchivedQuery): Promise<ArchivedPage> =>
  readingViewersCompany(ctx, async (scope) => {
    const { db, companyId } = scope
    const filter = archivedFilter(companyId, await visibilityOf(scope, ctx.viewer), search)
    const { total, rows } = await findArchived(db, filter, limit, (page - 1) * limit)
    const known = await knownOfRows(scope)
    return {
      rows: rows.flatMap(({ archivedAt, customValues = {}, ...lean }) => {
        const lead = rowOf(lean, known)
        const values = Object.entries(customValues).map(([id, value]) => [id, shown(value)])
        const at = new Date(archivedAt).toISOString()
        return lead ? [{ ...lead, archivedAt: at, customValues: Object.fromEntries(values) }] : []
      }),
      page,
      pageCount: Math.max(1, Math.ceil(total / limit)),
      total,
    }
  })

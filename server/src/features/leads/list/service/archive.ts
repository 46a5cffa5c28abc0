import type { ArchivedPage } from '@foyer/contract/leads/list/archived'
import { type Context, readingViewersCompany } from '../../../../context'
import { stagesById } from '../../../pipeline/service'
import { visibilityOf } from '../../../teams/service'
import { archivedFilter, findArchived } from '../repository/archive'
import { countLeads, findLeadRows } from '../repository/leads'

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
    const total = await countLeads(db, filter)
    const found = total ? await findArchived(db, filter, limit, (page - 1) * limit) : []
    const byId = new Map(found.map((one) => [one.id, one]))
    const rows = await findLeadRows(db, companyId, [...byId.keys()], await stagesById(scope))
    return {
      rows: rows.map((lead) => ({
        ...lead,
        archivedAt: byId.get(lead.id)?.archivedAt?.toISOString() ?? '',
        customValues: Object.fromEntries(
          Object.entries(byId.get(lead.id)?.customValues ?? {}).map(([id, value]) => [id, shown(value)]),
        ),
      })),
      page,
      pageCount: Math.max(1, Math.ceil(total / limit)),
      total,
    }
  })

import type { Page } from '@foyer/contract/kit/paging'
import { refuse } from '@foyer/contract/kit/refusal'
import { leadRefusals } from '@foyer/contract/leads/messages'
import type { LeadCounts, LeadListQuery, LeadRow } from '@foyer/contract/leads/model'
import { type CompanyScope, type Context, inViewersCompany } from '../../../context'
import { stagesById } from '../../pipeline/service'
import { type Visibility, visibilityOf } from '../../teams/service'
import { leadFilter } from '../repository/filters'
import { countLeads, findLeadPage, findLeadRows } from '../repository/leads'
import { readCursor, writeCursor } from '../repository/sorts'
import { countTallied, sumTallies } from '../repository/tallies'

export const list = (ctx: Context, query: LeadListQuery): Promise<Page<LeadRow>> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId } = scope
    const visibility = await visibilityOf(scope, ctx.viewer)
    const cursor = query.after === undefined ? undefined : readCursor(query.after)
    if (query.after !== undefined && !cursor) refuse(leadRefusals.badCursor)
    const total = await countMatching(scope, query, visibility)
    // Looking for what is not there would walk the whole index.
    if (total === 0 && !cursor) return { rows: [], total, after: undefined }
    const keys = await findLeadPage(db, leadFilter(companyId, query, visibility), { ...query, cursor })
    const last = keys.length === query.limit ? keys.at(-1) : undefined
    const ids = keys.map((key) => key.id)
    return {
      rows: await findLeadRows(db, companyId, ids, await stagesById(scope)),
      total,
      after: last && writeCursor(last),
    }
  })

/** From the tallies where they know the answer; only a searched or dated list is counted row by row. */
const countMatching = (
  { db, companyId }: CompanyScope,
  query: LeadListQuery,
  visibility: Visibility,
): Promise<number> =>
  query.search || query.followUpFrom || query.followUpTo
    ? countLeads(db, leadFilter(companyId, query, visibility))
    : countTallied(db, companyId, query, visibility)

export const counts = (ctx: Context): Promise<LeadCounts> =>
  inViewersCompany(ctx, async (scope) =>
    sumTallies(scope.db, scope.companyId, await visibilityOf(scope, ctx.viewer)),
  )

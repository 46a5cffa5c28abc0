import { exportHead, exportLine } from '@foyer/contract/leads/list/export'
import type { LeadSelectionQuery } from '@foyer/contract/leads/model'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { newId } from '../../../../new-id'
import { insertAudit } from '../../bulk/repository'
import { regionOf } from '../../record/service/company-settings'
import { type ExportPlace, findExported } from '../repository/export'
import type { LeadCondition } from '../repository/filters'
import { exportUnderWay } from './exports-under-way'
import { matching } from './list'

const atOnce = 500

interface Beginning {
  filter: LeadCondition
  timeZone: string
}

/** C-089: the audit log says who exports what, before the first line is sent. */
const begin = (
  ctx: Context,
  query: LeadSelectionQuery,
  enter: (scope: CompanyScope) => Promise<void>,
): Promise<Beginning> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    await enter(scope)
    const { filter, total } = await matching(scope, ctx.viewer, query)
    await insertAudit(db, {
      companyId,
      id: newId(now),
      at: now,
      actorId: ctx.viewer.userId,
      action: 'leads.export',
      details: { count: total, query },
    })
    return { filter, timeZone: (await regionOf(scope)).timeZone }
  })

/** The file in pieces: each batch is its own transaction, so that a slow reader holds neither memory nor a connection. */
export async function* exportLeads(ctx: Context, query: LeadSelectionQuery): AsyncGenerator<string> {
  const { enter, goOn, leave } = exportUnderWay(ctx)
  try {
    const { filter, timeZone } = await begin(ctx, query, enter)
    yield exportHead()
    let place: ExportPlace | undefined
    do {
      const { rows, last } = await inViewersCompany(ctx, async (scope) => {
        await goOn(scope)
        return findExported(scope.db, filter, place, atOnce)
      })
      place = last
      if (rows.length > 0) yield rows.map((lead) => exportLine(lead, timeZone)).join('')
    } while (place)
  } finally {
    await leave()
  }
}

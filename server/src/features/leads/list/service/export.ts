import { refuseFor } from '@foyer/contract/kit/refusal'
import { leadLimits } from '@foyer/contract/leads/limits'
import { exportHead, exportLine } from '@foyer/contract/leads/list/export'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { LeadSelectionQuery } from '@foyer/contract/leads/model'
import { type Context, inViewersCompany } from '../../../../context'
import { newId } from '../../../../new-id'
import { visibilityOf } from '../../../teams/service'
import { insertAudit } from '../../bulk/repository'
import { type ExportPlace, findExported } from '../repository/export'
import type { LeadCondition } from '../repository/filters'
import { factsOf } from './company-facts'
import { matching } from './list'

const atOnce = 500

interface Beginning {
  filter: LeadCondition
  timeZone: string
}

/** C-089: the audit log says who exports what, before the first line is sent. */
const begin = (ctx: Context, query: LeadSelectionQuery): Promise<Beginning> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const { filter, total } = await matching(scope, query, await visibilityOf(scope, ctx.viewer))
    await insertAudit(db, {
      companyId,
      id: newId(now),
      at: now,
      actorId: ctx.viewer.userId,
      action: 'leads.export',
      details: { count: total, query },
    })
    return { filter, timeZone: (await factsOf(scope)).timeZone }
  })

/** How many exports of a company are under way in this process. */
const underWay = new Map<string, number>()

/** A share for each company, so that the exports of one do not slow down the pages of another. */
function enterExports(companyId: string): () => void {
  const running = underWay.get(companyId) ?? 0
  if (running >= leadLimits.exportsAtOnce) refuseFor(10, captureRefusals.tooManyExports)
  underWay.set(companyId, running + 1)
  return () => {
    const left = (underWay.get(companyId) ?? 1) - 1
    if (left > 0) underWay.set(companyId, left)
    else underWay.delete(companyId)
  }
}

/** The file in pieces: each batch is its own transaction, so that a slow reader holds neither memory nor a connection. */
export async function* exportLeads(ctx: Context, query: LeadSelectionQuery): AsyncGenerator<string> {
  const leave = enterExports(ctx.viewer.companyId)
  try {
    const { filter, timeZone } = await begin(ctx, query)
    yield exportHead()
    let place: ExportPlace | undefined
    do {
      const { rows, last } = await inViewersCompany(ctx, ({ db, companyId }) =>
        findExported(db, companyId, filter, place, atOnce),
      )
      place = last
      if (rows.length > 0) yield rows.map((lead) => exportLine(lead, timeZone)).join('')
    } while (place)
  } finally {
    leave()
  }
}

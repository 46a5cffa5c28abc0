import { Readable } from 'node:stream'
import { accessRefusals, accountRefusals } from '@foyer/contract/accounts/messages'
import { refuse } from '@foyer/contract/kit/refusal'
import { exportFileName } from '@foyer/contract/leads/list/export'
import type { LeadSelectionQuery } from '@foyer/contract/leads/model'
import { may } from '@foyer/contract/policy'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../context'
import { findViewer } from '../../http/session'
import { exportLeads } from './list/service/export'

/** A stream, which a mounted endpoint cannot answer with; session, policy and input are checked in the same way. */
export function mountExport(
  app: FastifyInstance,
  deps: Deps,
  { path, read }: { path: string; read: (query: unknown) => LeadSelectionQuery },
): void {
  app.get(path, async (request, reply) => {
    const viewer = await findViewer(deps, request)
    if (!viewer) return refuse(accountRefusals.signInNeeded)
    if (!may(viewer, 'leads.export')) return refuse(accessRefusals.notAllowed)
    const sent = (request.query as { userId?: unknown }).userId
    if (sent !== undefined && sent !== viewer.userId) return refuse(accountRefusals.foreignUser)
    const query = read(request.query)
    const ctx = {
      ...deps,
      log: request.log,
      address: request.ip,
      userAgent: request.headers['user-agent'],
      viewer,
    }
    const lines = exportLeads(ctx, query)
    // The first piece before the headers: what fails here can still be answered with a refusal.
    const first = await lines.next()
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${exportFileName}"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(from(first.value ?? '', lines), { objectMode: false }))
  })
}

async function* from(first: string, others: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first
  yield* others
}

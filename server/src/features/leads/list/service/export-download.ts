import { Readable } from 'node:stream'
import type { Content } from '@foyer/contract/kit/endpoint'
import { exportFileName } from '@foyer/contract/leads/list/export'
import type { LeadSelectionQuery } from '@foyer/contract/leads/model'
import type { Context } from '../../../../context'
import { exportLeads } from './export'

export async function exportDownload(ctx: Context, query: LeadSelectionQuery): Promise<Content> {
  const lines = exportLeads(ctx, query)
  // The first piece before the headers: what fails here can still be answered with a refusal.
  const first = await lines.next()
  const content = Readable.from(from(first.value ?? '', lines), { objectMode: false })
  // Also when nobody has read the first piece.
  content.once('close', () => void lines.return(undefined))
  return {
    headers: {
      'content-disposition': `attachment; filename="${exportFileName}"`,
      'cache-control': 'no-store',
    },
    content,
  }
}

async function* from(first: string, others: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first
  yield* others
}

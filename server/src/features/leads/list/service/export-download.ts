import { Readable } from 'node:stream'
import type { Content } from '@foyer/contract/kit/endpoint'
import { exportFileName } from '@foyer/contract/leads/list/export'
import type { LeadSelectionQuery } from '@foyer/contract/leads/model'
import type { Context } from '../../../../context'
import { exportLeads } from './export'

export const exportDownload = (ctx: Context, query: LeadSelectionQuery): Promise<Content> =>
  download(exportLeads(ctx, query), exportFileName)

/** A file that is sent while it is written. */
export async function download(pieces: AsyncGenerator<string>, fileName: string): Promise<Content> {
  // The first piece before the headers: what fails here can still be answered with a refusal.
  const first = await pieces.next()
  const content = Readable.from(from(first.value ?? '', pieces), { objectMode: false })
  // Also when nobody has read the first piece.
  content.once('close', () => void pieces.return(undefined))
  return {
    headers: {
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
    content,
  }
}

async function* from(first: string, others: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first
  yield* others
}

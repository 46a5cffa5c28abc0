import { fileRefusals } from '@foyer/contract/files/messages'
import { refuse } from '@foyer/contract/kit/refusal'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../context'
import { isGoodLink } from './links'
import { isPicture, openFile } from './service'

const link = z.object({
  companyId: z.uuid(),
  fileId: z.uuid(),
  until: z.string().regex(/^\d{1,12}$/),
  signature: z.string().max(100),
})

export function mountFileDownload(app: FastifyInstance, deps: Deps): void {
  app.get('/files/:companyId/:fileId', async (request, reply) => {
    const read = link.safeParse({ ...(request.query as object), ...(request.params as object) })
    if (!read.success || !isGoodLink(deps, read.data)) return refuse(fileRefusals.expiredLink)
    const { name, contentType, size, content } = await openFile(deps, read.data.companyId, read.data.fileId)
    // Everything else is downloaded, not shown: a page or drawing could contain scripts.
    const way = isPicture(contentType) ? 'inline' : 'attachment'
    return reply
      .header('content-type', contentType)
      .header('content-length', size)
      .header('content-disposition', `${way}; ${namedInHeader(name)}`)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, max-age=300')
      .send(content)
  })
}

/** RFC 6266: an ASCII name for old clients, the real one beside it. */
function namedInHeader(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(Buffer.from(name).toString()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${encoded}`
}

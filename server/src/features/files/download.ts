import { fileRefusals } from '@foyer/contract/files/messages'
import { pictureSizeNames } from '@foyer/contract/files/picture-sizes'
import type { Content } from '@foyer/contract/kit/endpoint'
import { refuse } from '@foyer/contract/kit/refusal'
import { z } from 'zod'
import type { PublicContext } from '../../context'
import { type FileLink, isGoodLink } from './links'
import { openPicture } from './picture'
import { openFile } from './service'

const link = z.object({
  companyId: z.uuid(),
  fileId: z.uuid(),
  as: z.enum(pictureSizeNames).optional(),
  until: z.string().regex(/^\d{1,12}$/),
  signature: z.string().max(100),
})

export async function download(ctx: PublicContext, sent: FileLink): Promise<Content> {
  const read = link.safeParse(sent)
  if (!read.success || !isGoodLink(ctx, read.data)) return refuse(fileRefusals.expiredLink)
  const { companyId, fileId, as } = read.data
  if (as) {
    const { name, contentType, content } = await openPicture(ctx, companyId, fileId, as)
    return { headers: headersOf('inline', name, contentType), content }
  }
  const { name, contentType, size, content } = await openFile(ctx, companyId, fileId)
  // The bytes of somebody else are saved, never shown: a page or drawing could contain scripts.
  return { headers: { ...headersOf('attachment', name, contentType), 'content-length': size }, content }
}

const headersOf = (way: 'inline' | 'attachment', name: string, contentType: string) => ({
  'content-type': contentType,
  'content-disposition': `${way}; ${namedInHeader(name)}`,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, max-age=300',
})

/** RFC 6266: an ASCII name for old clients, the real one beside it. */
function namedInHeader(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(Buffer.from(name).toString()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${encoded}`
}

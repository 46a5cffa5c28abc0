import { fileRefusals } from '@foyer/contract/files/messages'
import type { StreamedFile } from '@foyer/contract/kit/endpoint'
import { refuse } from '@foyer/contract/kit/refusal'
import type { Context } from '../../context'
import { contentTypeOf } from './content-type'
import { fileName } from './file-name'
import { signedLink } from './links'
import { storeFile } from './store-file'

/** One file of the viewer's company. The declared content type is ignored; the bytes decide. */
export async function upload(ctx: Context, file: StreamedFile | undefined): Promise<{ location: string }> {
  if (!file) return refuse(fileRefusals.none)
  const { content } = file
  if (content.size === 0) return refuse(fileRefusals.empty)
  const contentType = await contentTypeOf(content, file.name)
  if (!contentType) return refuse(fileRefusals.wrongKind)
  const { companyId, userId } = ctx.viewer
  const name = fileName(file.name)
  const id = await storeFile(ctx, companyId, { name, contentType, content, createdBy: userId })
  return { location: signedLink(ctx, companyId, id) }
}

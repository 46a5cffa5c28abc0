import { fileRefusals } from '@foyer/contract/files/messages'
import type { FormFile } from '@foyer/contract/kit/endpoint'
import { refuse } from '@foyer/contract/kit/refusal'
import type { Context } from '../../context'
import { contentTypeOf } from './content-type'
import { signedLink, storeFile } from './service'

/** One file of the viewer's company. The declared content type is ignored; the bytes decide. */
export async function upload(ctx: Context, file: FormFile | undefined): Promise<{ location: string }> {
  if (!file) return refuse(fileRefusals.none)
  if (file.bytes.length === 0) return refuse(fileRefusals.empty)
  const contentType = contentTypeOf(file.bytes, file.name)
  if (!contentType) return refuse(fileRefusals.wrongKind)
  const { companyId, userId } = ctx.viewer
  const name = fileName(file.name)
  const id = await storeFile(ctx, companyId, { name, contentType, bytes: file.bytes, createdBy: userId })
  return { location: signedLink(ctx, companyId, id) }
}

/** The last part of what may be a path, without characters that are unsafe in a file system or a header. */
function fileName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
  const clean = last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').trim()
  return clean || 'file'
}

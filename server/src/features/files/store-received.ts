import { Refused } from '@foyer/contract/kit/refusal'
import type { Deps } from '../../context'
import { contentTypeOf } from './content-type'
import { fileName } from './file-name'
import { storeFile } from './store-file'

/** What somebody outside sent: kept under the same rules as an upload, or the reason why not. */
export async function storeReceived(
  deps: Deps,
  companyId: string,
  { name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<{ id: string } | { refused: 'empty' | 'tooLarge' | 'wrongKind' | 'noRoom' }> {
  if (bytes.byteLength === 0) return { refused: 'empty' }
  if (bytes.byteLength > deps.env.FILES_MAX_MB * 1_048_576) return { refused: 'tooLarge' }
  const content = new Blob([bytes])
  const contentType = await contentTypeOf(content, name)
  if (!contentType) return { refused: 'wrongKind' }
  const file = { name: fileName(name), contentType, content, createdBy: undefined }
  try {
    return { id: await storeFile(deps, companyId, file) }
  } catch (error) {
    if (error instanceof Refused) return { refused: 'noRoom' }
    throw error
  }
}

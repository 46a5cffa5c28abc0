import { readFileLocation } from '@foyer/contract/files/location'
import { fileRefusals } from '@foyer/contract/files/messages'
import { refuse } from '@foyer/contract/kit/refusal'
import type { CompanyScope } from '../../context'
import { fileName } from './file-name'
import { holdFiles } from './repository'

/** As mail calls name it; the path is what an upload answered, signed or not. */
interface NamedUpload {
  name: string
  path: string
}

interface OwnUpload {
  id: string
  name: string
  contentType: string
  size: number
}

/** Those of these files that the caller sees at something they are attached to: a mail of a lead, a template. */
type SeenElsewhere = (fileIds: readonly string[]) => Promise<readonly string[]>

/**
 * The files behind attachments (C-146), in their order, under the names they were given. Each must be a file of this company
 * that the caller uploaded, or sees at something else; all others get one answer, which tells nothing about them. In the
 * transaction that refers to them: until it has ended nobody deletes them as unused.
 */
export async function ownUploads(
  { db, companyId }: CompanyScope,
  userId: string,
  named: readonly NamedUpload[],
  seenElsewhere: SeenElsewhere = async () => [],
): Promise<OwnUpload[]> {
  if (named.length === 0) return []
  const wanted = named.map(({ name, path }) => {
    const place = readFileLocation(path)
    return place?.companyId === companyId ? { name, id: place.fileId } : refuse(fileRefusals.notYourUpload)
  })
  const found = new Map(
    (await holdFiles(db, companyId, [...new Set(wanted.map(({ id }) => id))])).map((file) => [file.id, file]),
  )
  const ofOthers = [...found.values()].filter(({ createdBy }) => createdBy !== userId).map(({ id }) => id)
  const seen = new Set(ofOthers.length > 0 ? await seenElsewhere(ofOthers) : [])
  return wanted.map(({ id, name }) => {
    const file = found.get(id)
    if (!file || (file.createdBy !== userId && !seen.has(id))) return refuse(fileRefusals.notYourUpload)
    return {
      id,
      name: name.trim() ? fileName(name) : file.name,
      contentType: file.contentType,
      size: file.size,
    }
  })
}

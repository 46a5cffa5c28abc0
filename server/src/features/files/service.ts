import type { Readable } from 'node:stream'
import { fileRefusals } from '@foyer/contract/files/messages'
import { refuse } from '@foyer/contract/kit/refusal'
import { type Deps, inCompany } from '../../context'
import { newId } from '../../new-id'
import { findFile, insertFile } from './repository'

export { signedLink } from './links'

interface NewFile {
  name: string
  contentType: string
  bytes: Uint8Array
  createdBy: string | undefined
}

const mediaType = /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/

/** Bytes first, outside of any transaction; then the row that makes them a file. */
export async function storeFile(deps: Deps, companyId: string, file: NewFile): Promise<string> {
  const id = newId(deps.clock())
  const storageKey = `${companyId}/${id}`
  const contentType = mediaType.test(file.contentType) ? file.contentType : 'application/octet-stream'
  await deps.files.put(storageKey, file.bytes, contentType)
  try {
    await inCompany(deps, companyId, ({ db, now }) =>
      insertFile(db, {
        companyId,
        id,
        name: file.name.slice(0, 255),
        contentType,
        size: file.bytes.byteLength,
        storageKey,
        createdBy: file.createdBy,
        createdAt: now,
      }),
    )
  } catch (error) {
    await deps.files.remove(storageKey)
    throw error
  }
  return id
}

interface OpenedFile {
  name: string
  contentType: string
  size: number
  content: Readable
}

export async function openFile(deps: Deps, companyId: string, fileId: string): Promise<OpenedFile> {
  const file = await inCompany(deps, companyId, ({ db }) => findFile(db, companyId, fileId))
  if (!file) return refuse(fileRefusals.unknown)
  return { ...file, content: await deps.files.open(file.storageKey) }
}

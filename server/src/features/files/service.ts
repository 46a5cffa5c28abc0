import type { Readable } from 'node:stream'
import { fileLimits } from '@foyer/contract/files/limits'
import { readFileLocation } from '@foyer/contract/files/location'
import { fileRefusals } from '@foyer/contract/files/messages'
import { refuse } from '@foyer/contract/kit/refusal'
import { type CompanyScope, type Deps, inCompany } from '../../context'
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

/** Stores the bytes first, outside any transaction; then the row that makes them a file. */
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
        name: file.name.slice(0, fileLimits.nameMax),
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

/** What a browser shows inline; a photo or a logo must be one of these. */
export const isPicture = (contentType: string): boolean => shownInPlace.has(contentType)
const shownInPlace = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])

/** The picture at this location, for a photo or a logo; only of this company. */
export async function ownPicture({ db, companyId }: CompanyScope, location: string): Promise<string> {
  const place = readFileLocation(location)
  if (place?.companyId !== companyId) return refuse(fileRefusals.unknown)
  const file = await findFile(db, companyId, place.fileId)
  if (!file) return refuse(fileRefusals.unknown)
  if (!isPicture(file.contentType)) return refuse(fileRefusals.notAnImage)
  return file.id
}

import type { Readable } from 'node:stream'
import { fileLimits } from '@foyer/contract/files/limits'
import { readFileLocation } from '@foyer/contract/files/location'
import { fileRefusals } from '@foyer/contract/files/messages'
import { refuse, refuseFor } from '@foyer/contract/kit/refusal'
import { asSystem, type CompanyScope, type Deps, inCompany } from '../../context'
import { newId } from '../../new-id'
import { findFile, insertFile, sumFiles, takeUnused } from './repository'

export { signedLink } from './links'

interface NewFile {
  name: string
  contentType: string
  bytes: Uint8Array
  createdBy: string | undefined
}

const mediaType = /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/

const megabyte = 1_048_576
const hour = 3_600_000

/** Of the company in all, and of one person within an hour. */
async function refuseTooMuch(deps: Deps, companyId: string, { bytes, createdBy }: NewFile): Promise<void> {
  const now = deps.clock()
  const used = await inCompany(
    deps,
    companyId,
    ({ db }) => sumFiles(db, companyId, createdBy, new Date(now.getTime() - hour)),
    'reading',
  )
  if (used.company + bytes.byteLength > deps.env.FILES_COMPANY_GB * 1_024 * megabyte)
    refuse(fileRefusals.companyFull)
  if (used.person + bytes.byteLength > fileLimits.megabytesAnHour * megabyte)
    refuseFor(hour / 1_000, fileRefusals.tooMuchAnHour)
}

/** Stores the bytes first, outside any transaction; then the row that makes them a file. */
export async function storeFile(deps: Deps, companyId: string, file: NewFile): Promise<string> {
  const id = newId(deps.clock())
  const storageKey = `${companyId}/${id}`
  const contentType = mediaType.test(file.contentType) ? file.contentType : 'application/octet-stream'
  await refuseTooMuch(deps, companyId, file)
  try {
    await deps.files.put(storageKey, file.bytes, contentType)
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
    // A full disk may have taken part of it.
    await deps.files
      .remove(storageKey)
      .catch((failure) => deps.log.warn({ err: failure }, 'bytes were left behind'))
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

/** What nothing refers to a day after it was uploaded: a form that was never saved, a picture that was replaced. */
export async function removeUnused(deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - 24 * hour)
  const keys = await asSystem(deps, ({ db }) => takeUnused(db, before))
  for (const key of keys)
    await deps.files.remove(key).catch((err) => deps.log.warn({ err }, 'bytes were left behind'))
}

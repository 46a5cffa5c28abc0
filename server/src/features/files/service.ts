import type { Readable } from 'node:stream'
import { readFileLocation } from '@foyer/contract/files/location'
import { fileRefusals } from '@foyer/contract/files/messages'
import { refuse } from '@foyer/contract/kit/refusal'
import { asSystem, type CompanyScope, type Deps, inCompany } from '../../context'
import { isPicture, pictureKeys } from './picture'
import { findFile, takeUnused, updateNames } from './repository'

export { pictureLink, signedLink } from './links'
export { ownUploads } from './own-uploads'
export { isPicture, openPicture, paperPicture } from './picture'
export { storeFile } from './store-file'
export { storeReceived } from './store-received'

interface OpenedFile {
  name: string
  contentType: string
  size: number
  content: Readable
}

/** A file as it was sent, as a stream: to be saved by somebody who may see it, or attached to a mail. */
export async function openFile(deps: Deps, companyId: string, fileId: string): Promise<OpenedFile> {
  const file = await inCompany(deps, companyId, ({ db }) => findFile(db, companyId, fileId))
  if (!file) return refuse(fileRefusals.unknown)
  return { ...file, content: await deps.files.open(file.storageKey) }
}

/** The picture at this location, for a photo or a logo; only of this company. */
export async function ownPicture({ db, companyId }: CompanyScope, location: string): Promise<string> {
  const place = readFileLocation(location)
  if (place?.companyId !== companyId) return refuse(fileRefusals.unknown)
  const file = await findFile(db, companyId, place.fileId)
  if (!file) return refuse(fileRefusals.unknown)
  if (!isPicture(file.contentType)) return refuse(fileRefusals.notAnImage)
  return file.id
}

/** Uploads that got another name where they are kept are saved under it. */
export const nameUploads = (
  { db, companyId }: CompanyScope,
  named: readonly { id: string; name: string }[],
) => updateNames(db, companyId, named)

const day = 24 * 3_600_000

/**
 * What nothing refers to a day after it was uploaded: a form that was never saved, a file that was replaced. Pictures that
 * somebody sent have a month: the draft of a visit lies on a device, and is saved when there is a network again (ADR-341).
 */
export async function removeUnused(deps: Deps): Promise<void> {
  const now = deps.clock().getTime()
  const before = new Date(now - day)
  const keys = await asSystem(deps, ({ db }) => takeUnused(db, before, new Date(now - 30 * day)))
  for (const key of keys.flatMap((key) => [key, ...pictureKeys(key)]))
    await deps.files.remove(key).catch((err) => deps.log.warn({ err }, 'bytes were left behind'))
  await deps.files.sweep(before)
}

import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileRefusals } from '@foyer/contract/files/messages'
import { type PictureSize, pictureSides, pictureSizeNames } from '@foyer/contract/files/picture-sizes'
import { Refused, refuse } from '@foyer/contract/kit/refusal'
import { type Deps, inCompany } from '../../context'
import { drawPicture, pictureType } from './draw-picture'
import { findFile } from './repository'

/** What can be shown; a photo or a logo must be one of these. */
export const isPicture = (contentType: string): boolean => shown.has(contentType)
const shown = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])

const keyOf = (storageKey: string, size: PictureSize): string => `${storageKey}.${size}.webp`

/** Where the pictures are that were made of a file. */
export const pictureKeys = (storageKey: string): string[] =>
  pictureSizeNames.map((size) => keyOf(storageKey, size))

interface OpenedPicture {
  name: string
  contentType: string
  content: Readable | Uint8Array
}

/** What is shown of a picture: made of the file when it is first asked for, and kept beside it. */
export async function openPicture(
  deps: Deps,
  companyId: string,
  fileId: string,
  size: PictureSize = 'preview',
): Promise<OpenedPicture> {
  const file = await inCompany(deps, companyId, ({ db }) => findFile(db, companyId, fileId), 'reading')
  if (!file) return refuse(fileRefusals.unknown)
  if (!isPicture(file.contentType)) return refuse(fileRefusals.notAnImage)
  const key = keyOf(file.storageKey, size)
  const kept = await deps.files.open(key).catch(() => undefined)
  const content = kept ?? (await draw(deps, file.storageKey, size))
  return { name: `${file.name}.webp`, contentType: pictureType, content }
}

/** Pixels a side: sharp on paper, and still small. */
const paperSide = 900

/** A picture for a PDF, which reads no others; none where it is gone or cannot be read. */
export async function paperPicture(
  deps: Deps,
  companyId: string,
  fileId: string | null,
): Promise<Uint8Array | undefined> {
  if (!fileId) return undefined
  const file = await inCompany(deps, companyId, ({ db }) => findFile(db, companyId, fileId), 'reading')
  if (!file || !isPicture(file.contentType)) return undefined
  try {
    return await drawPicture(async () => buffer(await deps.files.open(file.storageKey)), paperSide, 'png')
  } catch (error) {
    if (error instanceof Refused && error.refusal !== fileRefusals.picturesBusy) return undefined
    throw error
  }
}

async function draw(deps: Deps, storageKey: string, size: PictureSize): Promise<Uint8Array> {
  const key = keyOf(storageKey, size)
  const original = async () => buffer(await deps.files.open(storageKey))
  const drawn = await drawPicture(original, pictureSides[size])
  // It can be shown without being kept.
  await deps.files
    .put(key, new Blob([drawn]), pictureType)
    .catch((err) => deps.log.warn({ err }, 'a picture could not be kept'))
  return drawn
}

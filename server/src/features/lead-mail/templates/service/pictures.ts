import { readFileLocation } from '@foyer/contract/files/location'
import type { CompanyScope, Deps } from '../../../../context'
import { ownUploads, pictureLink } from '../../../files/service'
import { findHtmlWith } from '../repository/templates'

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const picture = new RegExp(`(<img\\b[^>]*?\\ssrc=")(/files/${uuid}/${uuid})(")`, 'g')

/** Where the pictures are that `richText` has left in a text. */
const locationsIn = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(picture), ([, , location = '']) => location)),
]

/** Those of these files that are in a template: whoever may read templates sees them there. */
export async function filesInTemplates(
  { db, companyId }: CompanyScope,
  fileIds: readonly string[],
): Promise<string[]> {
  const texts = await findHtmlWith(db, companyId, fileIds)
  const shown = new Set(texts.flatMap(locationsIn).map((location) => readFileLocation(location)?.fileId))
  return fileIds.filter((id) => shown.has(id))
}

/** Refuses pictures that are no uploads of the company, or that the caller does not see (C-146). */
export async function refuseForeignPictures(
  scope: CompanyScope,
  userId: string,
  html: string,
): Promise<void> {
  const named = locationsIn(html).map((path) => ({ name: '', path }))
  await ownUploads(scope, userId, named, (ids) => filesInTemplates(scope, ids))
}

/** So that a page can show them, for a few minutes. */
export const withPictureLinks = (deps: Pick<Deps, 'secret' | 'clock'>, html: string): string =>
  html.replace(picture, (whole, before: string, location: string, after: string) => {
    const place = readFileLocation(location)
    return place
      ? `${before}${pictureLink(deps, place.companyId, place.fileId).replaceAll('&', '&amp;')}${after}`
      : whole
  })

import { readFileLocation } from '@foyer/contract/files/location'
import { fileRefusals } from '@foyer/contract/files/messages'
import { refuse } from '@foyer/contract/kit/refusal'
import { letterLimits } from '@foyer/contract/lead-mail/letters/limits'
import { letterRefusals } from '@foyer/contract/lead-mail/letters/messages'
import type { Attachment } from '@foyer/contract/lead-mail/letters/model'
import type { CompanyScope } from '../../../../context'
import { findFiles } from '../repository/mails'

const megabyte = 1_048_576

/** The uploads that go with a mail: attachments, and the pictures in its words (C-146). */
export async function attachedFiles(
  { db, companyId }: CompanyScope,
  attachments: readonly Attachment[],
  pictures: readonly string[],
): Promise<string[]> {
  const places = [...attachments.map(({ path }) => path), ...pictures].map(readFileLocation)
  if (places.some((place) => place?.companyId !== companyId)) refuse(fileRefusals.unknown)
  const ids = [...new Set(places.flatMap((place) => (place ? [place.fileId] : [])))]
  const found = await findFiles(db, companyId, ids)
  if (found.length !== ids.length) refuse(fileRefusals.unknown)
  const size = found.reduce((sum, file) => sum + file.size, 0)
  if (size > letterLimits.attachmentsMegabytes * megabyte) refuse(letterRefusals.tooLarge)
  return ids
}

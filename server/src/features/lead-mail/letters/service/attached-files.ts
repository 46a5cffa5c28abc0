import { refuse } from '@foyer/contract/kit/refusal'
import { letterLimits } from '@foyer/contract/lead-mail/letters/limits'
import { letterRefusals } from '@foyer/contract/lead-mail/letters/messages'
import type { Attachment } from '@foyer/contract/lead-mail/letters/model'
import { ownUploads } from '../../../files/service'
import type { LeadScope } from '../../../leads/service'
import { filesInTemplates } from '../../templates/service/pictures'

const megabyte = 1_048_576

/** The uploads that go with a mail: attachments, and the pictures in its words (C-146). */
export async function attachedFiles(
  scope: LeadScope,
  attachments: readonly Attachment[],
  pictures: readonly string[],
): Promise<string[]> {
  const named = [
    ...attachments.map(({ filename, path }) => ({ name: filename, path })),
    ...pictures.map((path) => ({ name: '', path })),
  ]
  const found = await ownUploads(scope, scope.viewer.userId, named, (ids) => filesInTemplates(scope, ids))
  const sizes = new Map(found.map(({ id, size }) => [id, size]))
  const size = [...sizes.values()].reduce((sum, one) => sum + one, 0)
  if (size > letterLimits.attachmentsMegabytes * megabyte) refuse(letterRefusals.tooLarge)
  return [...sizes.keys()]
}

import { mailboxLimits } from '@foyer/contract/lead-mail/mailbox/limits'
import { receivedTexts as texts } from '@foyer/contract/lead-mail/mailbox/messages'
import type { Deps } from '../../../../context'
import type { MessageFile } from '../../../../gateways/mailbox/port'
import { storeReceived } from '../../../files/service'
import { oneLine } from './kept-words'

interface KeptFiles {
  ids: string[]
  /** Those that were not taken, with the reason. */
  notKept: string[]
}

/** Before the transaction that refers to them; what nothing refers to is removed later. */
export async function keepFiles(
  deps: Deps,
  companyId: string,
  files: readonly MessageFile[],
): Promise<KeptFiles> {
  const kept: KeptFiles = { ids: [], notKept: [] }
  const { max } = mailboxLimits.attachments
  for (const { name, bytes } of files.slice(0, max)) {
    const shown = oneLine(name, 120) || texts.unnamed
    if (!bytes) {
      kept.notKept.push(texts.tooLarge(shown))
      continue
    }
    const stored = await storeReceived(deps, companyId, { name: shown, bytes })
    if ('id' in stored) kept.ids.push(stored.id)
    else if (stored.refused !== 'empty') kept.notKept.push(texts[stored.refused](shown))
  }
  if (files.length > max) kept.notKept.push(texts.tooMany(files.length - max))
  return kept
}

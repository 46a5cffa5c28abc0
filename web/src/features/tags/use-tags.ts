import { tagDeleteTexts } from '@foyer/contract/tags/messages'
import type { Tag } from '@foyer/contract/tags/model'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { wordsOf } from '../../api/call-failed'
import { useEndpoint, useSend } from '../../api/queries'
import { showToast } from '../../ui/toasts/toast'

export const useTags = () => useEndpoint(tagEndpoints.list, {})

/** Brings a deleted tag back. */
export function useRestoreTag() {
  const restore = useSend(tagEndpoints.edit)
  return ({ id, name }: Tag) =>
    restore.mutateAsync({ kind: 'restore', id }).then(
      () => showToast({ kind: 'ok', text: tagDeleteTexts.restored(name) }),
      (error) => showToast({ kind: 'problem', text: wordsOf(error, tagDeleteTexts.restoreFailed) }),
    )
}

import { tagDeleteTexts } from '@foyer/contract/tags/messages'
import type { Tag } from '@foyer/contract/tags/model'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '../../api/call-failed'
import { keyOf, useEndpoint, useSend } from '../../api/queries'
import { useSettingsInStep } from '../../api/use-settings-in-step'
import { showToast } from '../../ui/toasts/toast'

const shown = [tagEndpoints.list]

export function useTags() {
  useSettingsInStep('tags', shown)
  return useEndpoint(tagEndpoints.list, {})
}

/** The list is read again after every change, also one that failed: somebody else may have been quicker. */
export function useReadTagsAgain() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: keyOf(tagEndpoints.list) })
}

/** Brings a deleted tag back. */
export function useRestoreTag() {
  const readAgain = useReadTagsAgain()
  const restore = useSend(tagEndpoints.edit, { onSettled: readAgain })
  return ({ id, name }: Tag) =>
    restore.mutateAsync({ kind: 'restore', id }).then(
      () => showToast({ kind: 'ok', text: tagDeleteTexts.restored(name) }),
      (error) => showToast({ kind: 'problem', text: wordsOf(error, tagDeleteTexts.restoreFailed) }),
    )
}

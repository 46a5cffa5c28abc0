import { viewTexts as texts } from '@foyer/contract/leads/messages/list-surface'
import type { LeadView } from '@foyer/contract/leads/views'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list-endpoints'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { showToast } from '../../../ui/toast'
import { useViewsAgain } from './use-views'

interface DeleteViewDialogProps {
  view: LeadView
  onClose: () => void
}

export function DeleteViewDialog({ view, onClose }: DeleteViewDialogProps) {
  const remove = useSend(leadListEndpoints.deleteView, {
    onSuccess: () => {
      showToast({ kind: 'ok', text: texts.deleted(view.name) })
      onClose()
    },
    onSettled: useViewsAgain(),
  })
  return (
    <ConfirmDialog
      title={texts.deleteTitle(view.name)}
      confirm={texts.deleteConfirm}
      isBusy={remove.isPending}
      problem={remove.error ? wordsOf(remove.error, texts.failed) : undefined}
      onConfirm={() => remove.mutate({ id: view.id })}
      onClose={onClose}
    >
      <p>{view.isShared ? texts.deleteShared : texts.deleteText}</p>
    </ConfirmDialog>
  )
}

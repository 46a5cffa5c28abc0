import type { LeadView } from '@foyer/contract/leads/list/views'
import { viewTexts as texts } from '@foyer/contract/leads/messages/list-surface'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { DeleteDialog } from '../../../../ui/dialogs/delete-dialog'

interface DeleteViewDialogProps {
  view: LeadView
  onClose: () => void
}

export function DeleteViewDialog({ view, onClose }: DeleteViewDialogProps) {
  const remove = useSend(leadListEndpoints.deleteView)
  return (
    <DeleteDialog
      title={texts.deleteTitle(view.name)}
      confirm={texts.deleteConfirm}
      text={view.isShared ? texts.deleteShared : texts.deleteText}
      remove={() => remove.mutateAsync({ id: view.id }).then(() => texts.deleted(view.name))}
      problemOf={(error) => wordsOf(error, texts.failed)}
      onClose={onClose}
    />
  )
}

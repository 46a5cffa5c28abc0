import { quotationReplies } from '@foyer/contract/quotations/document/messages'
import { removeTexts as texts } from '@foyer/contract/quotations/document/messages-page'
import { quotationEndpoints } from '@foyer/contract/wire/quotations/document/endpoints'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { DeleteDialog } from '../../../../ui/dialogs/delete-dialog'
import { showToast } from '../../../../ui/toasts/toast'

interface RemoveDialogProps {
  id: string
  title: string
  onClose: () => void
  onRemoved?: () => void
}

/** Only what was never sent can be deleted. */
export function RemoveDialog({ id, title, onClose, onRemoved = onClose }: RemoveDialogProps) {
  const remove = useSend(quotationEndpoints.deleteQuotation, { takes: id })
  const restore = useSend(quotationEndpoints.restoreQuotation)
  return (
    <DeleteDialog
      title={texts.title}
      confirm={texts.confirm}
      name={title}
      text={texts.text}
      remove={async () => (await remove.mutateAsync({ id })).message}
      problemOf={(error) => wordsOf(error, texts.failed)}
      undo={() =>
        restore.mutate(
          { id },
          { onSuccess: () => showToast({ kind: 'ok', text: quotationReplies.restored }) },
        )
      }
      onDeleted={onRemoved}
      onClose={onClose}
    />
  )
}

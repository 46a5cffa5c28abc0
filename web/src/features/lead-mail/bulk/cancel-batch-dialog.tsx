import { batchPageTexts as texts } from '@foyer/contract/lead-mail/bulk/messages-screen'
import type { MailBatch } from '@foyer/contract/lead-mail/bulk/model'
import { bulkMailEndpoints } from '@foyer/contract/wire/lead-mail/bulk/endpoints'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { DeleteDialog } from '../../../ui/dialogs/delete-dialog'

interface CancelBatchDialogProps {
  batch: MailBatch
  onClose: () => void
}

export function CancelBatchDialog({ batch: { id, totals }, onClose }: CancelBatchDialogProps) {
  const cancel = useSend(bulkMailEndpoints.cancelBatch)
  return (
    <DeleteDialog
      title={texts.cancelTitle}
      confirm={texts.cancel}
      text={texts.cancelText(totals.waiting)}
      remove={async () => (await cancel.mutateAsync({ id })).message}
      problemOf={(error) => wordsOf(error, texts.cancelFailed)}
      onClose={onClose}
    />
  )
}

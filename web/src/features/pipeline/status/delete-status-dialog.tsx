import { statusTexts as texts } from '@foyer/contract/pipeline/messages'
import type { StatusRow } from '@foyer/contract/pipeline/model'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { DeleteDialog } from '../../../ui/dialogs/delete-dialog'

interface DeleteStatusDialogProps {
  status: StatusRow
  onClose: () => void
}

export function DeleteStatusDialog({ status, onClose }: DeleteStatusDialogProps) {
  const remove = useSend(pipelineEndpoints.deleteStatus)
  return (
    <DeleteDialog
      title={texts.deleteTitle}
      confirm={texts.deleteConfirm}
      text={texts.deleteText(status.name, status.stage.name)}
      remove={() =>
        remove.mutateAsync({ statusId: status.id, stageId: status.stage.id }).then(({ message }) => message)
      }
      problemOf={(error) => wordsOf(error, texts.deleteFailed)}
      onClose={onClose}
    />
  )
}

import { statusTexts as texts } from '@foyer/contract/pipeline/messages'
import type { StatusRow } from '@foyer/contract/pipeline/model'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { showToast } from '../../../ui/toast'
import classes from '../pipeline.module.css'
import { usePipelineAgain } from '../use-pipeline'

interface DeleteStatusDialogProps {
  status: StatusRow
  onClose: () => void
}

export function DeleteStatusDialog({ status, onClose }: DeleteStatusDialogProps) {
  const readAgain = usePipelineAgain()
  const remove = useSend(pipelineEndpoints.deleteStatus, {
    onSuccess: ({ message }) => {
      showToast({ kind: 'ok', text: message })
      onClose()
    },
    onSettled: readAgain,
  })
  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      confirm={texts.deleteConfirm}
      isBusy={remove.isPending}
      problem={remove.error ? wordsOf(remove.error, texts.deleteFailed) : undefined}
      onConfirm={() => remove.mutate({ statusId: status.id, stageId: status.stage.id })}
      onClose={onClose}
    >
      <p className={classes.text}>{texts.deleteText(status.name, status.stage.name)}</p>
    </ConfirmDialog>
  )
}

import { stageTexts as texts } from '@foyer/contract/pipeline/messages'
import type { DraftStage } from '@foyer/contract/pipeline/stage-draft'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { useSend } from '../../../api/queries'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { showToast } from '../../../ui/toast'
import classes from '../pipeline.module.css'
import { refusalOr, usePipelineAgain } from '../use-pipeline'

interface DeleteStageDialogProps {
  pipelineId: string
  stage: DraftStage
  onDeleted: () => void
  onRestored: () => void
  onClose: () => void
}

const undoShown = 8000

/** Deleted at once, not with the other changes: the person has confirmed it. Undo brings it back. */
export function DeleteStageDialog({
  pipelineId,
  stage: { id },
  onDeleted,
  onRestored,
  onClose,
}: DeleteStageDialogProps) {
  const readAgain = usePipelineAgain()
  const restore = useSend(pipelineEndpoints.edit, {
    onSuccess: () => {
      onRestored()
      showToast({ kind: 'ok', text: texts.restored })
    },
    onError: (error) => showToast({ kind: 'problem', text: refusalOr(error, texts.restoreFailed) }),
    onSettled: readAgain,
  })
  const remove = useSend(pipelineEndpoints.edit, {
    onSuccess: () => {
      const undo = () => restore.mutate({ pipelineId, changes: [], deletedIds: [], restoredIds: [id] })
      showToast({ kind: 'ok', text: texts.deleted, duration: undoShown, undo })
      onDeleted()
    },
    onSettled: readAgain,
  })
  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      confirm={texts.deleteConfirm}
      isBusy={remove.isPending}
      problem={remove.error ? refusalOr(remove.error, texts.saveFailed) : undefined}
      onConfirm={() => remove.mutate({ pipelineId, changes: [], deletedIds: [id], restoredIds: [] })}
      onClose={onClose}
    >
      <p className={classes.text}>{texts.deleteText}</p>
    </ConfirmDialog>
  )
}

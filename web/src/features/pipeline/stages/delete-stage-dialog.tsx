import { stageTexts as texts } from '@foyer/contract/pipeline/messages'
import type { DraftStage } from '@foyer/contract/pipeline/stage-draft'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { useSend } from '../../../api/queries'
import { DeleteDialog } from '../../../ui/dialogs/delete-dialog'
import { showToast } from '../../../ui/toasts/toast'
import { refusalOr } from '../use-pipeline'

interface DeleteStageDialogProps {
  pipelineId: string
  stage: DraftStage
  onDeleted: () => void
  onRestored: () => void
  onClose: () => void
}

/** Deleted at once, not with the other changes: the person has confirmed it. Undo brings it back. */
export function DeleteStageDialog({
  pipelineId,
  stage: { id },
  onDeleted,
  onRestored,
  onClose,
}: DeleteStageDialogProps) {
  const restore = useSend(pipelineEndpoints.edit, {
    onSuccess: () => {
      onRestored()
      showToast({ kind: 'ok', text: texts.restored })
    },
    onError: (error) => showToast({ kind: 'problem', text: refusalOr(error, texts.restoreFailed) }),
  })
  const remove = useSend(pipelineEndpoints.edit)
  const unchanged = { pipelineId, changes: [], deletedIds: [], restoredIds: [] }
  return (
    <DeleteDialog
      title={texts.deleteTitle}
      confirm={texts.deleteConfirm}
      text={texts.deleteText}
      remove={() => remove.mutateAsync({ ...unchanged, deletedIds: [id] }).then(() => texts.deleted)}
      problemOf={(error) => refusalOr(error, texts.saveFailed)}
      undo={() => restore.mutate({ ...unchanged, restoredIds: [id] })}
      onDeleted={onDeleted}
      onClose={onClose}
    />
  )
}

import { ruleTexts as texts } from '@foyer/contract/pipeline/messages'
import type { TransitionRule } from '@foyer/contract/pipeline/model'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { useSend } from '../../../api/queries'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { showToast } from '../../../ui/toast'
import classes from '../pipeline.module.css'
import { refusalOr, usePipelineAgain } from '../use-pipeline'

interface DeleteRuleDialogProps {
  rule: TransitionRule
  onClose: () => void
}

const undoShown = 8000

export function DeleteRuleDialog({ rule: { id }, onClose }: DeleteRuleDialogProps) {
  const readAgain = usePipelineAgain()
  const restore = useSend(pipelineEndpoints.updateRule, {
    onSuccess: () => showToast({ kind: 'ok', text: texts.restored }),
    onError: (error) => showToast({ kind: 'problem', text: refusalOr(error, texts.restoreFailed) }),
    onSettled: readAgain,
  })
  const remove = useSend(pipelineEndpoints.updateRule, {
    onSuccess: () => {
      const undo = () => restore.mutate({ id, kind: 'restore' })
      showToast({ kind: 'ok', text: texts.deleted, duration: undoShown, undo })
      onClose()
    },
    onSettled: readAgain,
  })
  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      confirm={texts.deleteConfirm}
      isBusy={remove.isPending}
      problem={remove.error ? refusalOr(remove.error, texts.deleteFailed) : undefined}
      onConfirm={() => remove.mutate({ id, kind: 'delete' })}
      onClose={onClose}
    >
      <p className={classes.text}>{texts.deleteText}</p>
    </ConfirmDialog>
  )
}

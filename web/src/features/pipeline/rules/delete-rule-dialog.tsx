import { ruleTexts as texts } from '@foyer/contract/pipeline/messages'
import type { TransitionRule } from '@foyer/contract/pipeline/model'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { useSend } from '../../../api/queries'
import { DeleteDialog } from '../../../ui/dialogs/delete-dialog'
import { showToast } from '../../../ui/toasts/toast'
import { refusalOr } from '../use-pipeline'

interface DeleteRuleDialogProps {
  rule: TransitionRule
  onClose: () => void
}

export function DeleteRuleDialog({ rule: { id }, onClose }: DeleteRuleDialogProps) {
  const restore = useSend(pipelineEndpoints.updateRule, {
    onSuccess: () => showToast({ kind: 'ok', text: texts.restored }),
    onError: (error) => showToast({ kind: 'problem', text: refusalOr(error, texts.restoreFailed) }),
  })
  const remove = useSend(pipelineEndpoints.updateRule)
  return (
    <DeleteDialog
      title={texts.deleteTitle}
      confirm={texts.deleteConfirm}
      text={texts.deleteText}
      remove={() => remove.mutateAsync({ id, kind: 'delete' }).then(() => texts.deleted)}
      problemOf={(error) => refusalOr(error, texts.deleteFailed)}
      undo={() => restore.mutate({ id, kind: 'restore' })}
      onClose={onClose}
    />
  )
}

import { deleteFieldTexts as texts } from '@foyer/contract/fields/messages'
import type { CustomField } from '@foyer/contract/fields/model'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { wordsOf } from '../../api/call-failed'
import { useSend } from '../../api/queries'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { showToast } from '../../ui/toast'
import { useFieldsAgain } from './use-fields-again'

interface DeleteFieldDialogProps {
  field: CustomField
  onClose: () => void
}

export function DeleteFieldDialog({ field: { id, name }, onClose }: DeleteFieldDialogProps) {
  const readAgain = useFieldsAgain()
  const restore = useSend(fieldEndpoints.edit, {
    onSuccess: () => showToast({ kind: 'ok', text: texts.restored(name) }),
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.restoreFailed) }),
    onSettled: readAgain,
  })
  const remove = useSend(fieldEndpoints.edit, {
    onSuccess: ({ message }) => {
      const undo = () => restore.mutate({ kind: 'restore', id })
      showToast({ kind: 'ok', text: message, undo })
      onClose()
    },
    onSettled: readAgain,
  })
  return (
    <ConfirmDialog
      title={texts.title}
      confirm={texts.confirm}
      isBusy={remove.isPending}
      problem={remove.error ? wordsOf(remove.error, texts.failed) : undefined}
      onConfirm={() => remove.mutate({ kind: 'delete', id })}
      onClose={onClose}
    >
      <p>{texts.text(name)}</p>
    </ConfirmDialog>
  )
}

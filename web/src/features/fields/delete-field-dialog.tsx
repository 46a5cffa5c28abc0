import { deleteFieldTexts as texts } from '@foyer/contract/fields/messages'
import type { CustomField } from '@foyer/contract/fields/model'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { wordsOf } from '../../api/call-failed'
import { useSend } from '../../api/queries'
import { DeleteDialog } from '../../ui/dialogs/delete-dialog'
import { showToast } from '../../ui/toasts/toast'

interface DeleteFieldDialogProps {
  field: CustomField
  onClose: () => void
}

export function DeleteFieldDialog({ field: { id, name }, onClose }: DeleteFieldDialogProps) {
  const restore = useSend(fieldEndpoints.edit, {
    onSuccess: () => showToast({ kind: 'ok', text: texts.restored(name) }),
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.restoreFailed) }),
  })
  const remove = useSend(fieldEndpoints.edit)
  return (
    <DeleteDialog
      title={texts.title}
      confirm={texts.confirm}
      text={texts.text(name)}
      remove={() => remove.mutateAsync({ kind: 'delete', id }).then(({ message }) => message)}
      problemOf={(error) => wordsOf(error, texts.failed)}
      undo={() => restore.mutate({ kind: 'restore', id })}
      onClose={onClose}
    />
  )
}

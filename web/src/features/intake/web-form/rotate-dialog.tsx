import { webFormTexts as texts } from '@foyer/contract/intake/messages/web-form-settings'
import { webFormEndpoints } from '@foyer/contract/wire/intake/web-form/endpoints'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { showToast } from '../../../ui/toasts/toast'

/** Asks first: whatever shows the form stops working. */
export function RotateDialog({ onClose }: { onClose: () => void }) {
  const rotate = useSend(webFormEndpoints.rotateWebForm, { reads: 'before-done' })
  const confirm = () =>
    rotate.mutate(
      {},
      {
        onSuccess: ({ message }) => {
          showToast({ kind: 'ok', text: message })
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      title={texts.rotateTitle}
      confirm={texts.rotate}
      isBusy={rotate.isPending}
      problem={rotate.error ? wordsOf(rotate.error, texts.rotateFailed) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      {texts.rotateText}
    </ConfirmDialog>
  )
}

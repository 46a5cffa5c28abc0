import type { LeadImport } from '@foyer/contract/intake/import/model'
import { importRunTexts as texts } from '@foyer/contract/intake/messages/import-screen'
import { importEndpoints } from '@foyer/contract/wire/intake/import/endpoints'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog'
import { QuietText } from '../../../../ui/text/quiet-text'
import { longDuration, showToast } from '../../../../ui/toasts/toast'

interface UndoImportProps {
  of: Pick<LeadImport, 'id' | 'created' | 'updated' | 'fileName'>
  onClose: () => void
  onUndone?: () => void
}

/** Asks, takes the whole import back once, and says what was kept. */
export function UndoImport({ of: { id, created, updated, fileName }, onClose, onUndone }: UndoImportProps) {
  const undo = useSend(importEndpoints.undoImport, {
    reads: 'before-done',
    onSuccess: ({ message }) => {
      showToast({ kind: 'ok', text: message, duration: longDuration })
      onUndone?.()
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={texts.undoTitle}
      confirm={texts.undo}
      isBusy={undo.isPending}
      problem={undo.error ? wordsOf(undo.error, texts.undoFailed) : undefined}
      onConfirm={() => undo.mutate({ id })}
      onClose={onClose}
    >
      <strong>{fileName}</strong>
      <QuietText>{texts.undoText(created, updated)}</QuietText>
    </ConfirmDialog>
  )
}

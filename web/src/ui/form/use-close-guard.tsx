import { leaveTexts } from '@foyer/contract/kit/input-texts'
import { useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '../dialogs/confirm-dialog'
import { QuietText } from '../text/quiet-text'

interface CloseGuardOptions {
  isChanged: boolean
  text: string
  onClose: () => void
}

/** Asks before a dialog is closed with something unsaved in it: `close` for the dialog, `question` inside it. */
export function useCloseGuard({ isChanged, text, onClose }: CloseGuardOptions) {
  const [isAsking, setAsking] = useState(false)
  /** Until the next drawing: the key that ends the question is not one to close the dialog behind it. */
  const wasAsking = useRef(false)
  useEffect(() => {
    wasAsking.current = isAsking
  }, [isAsking])
  const close = () => {
    if (wasAsking.current) return
    if (isChanged) setAsking(true)
    else onClose()
  }
  const question = isAsking && (
    <ConfirmDialog
      title={leaveTexts.title}
      confirm={leaveTexts.leave}
      isBusy={false}
      problem={undefined}
      onConfirm={onClose}
      onClose={() => setAsking(false)}
    >
      <QuietText>{text}</QuietText>
    </ConfirmDialog>
  )
  return { close, question }
}

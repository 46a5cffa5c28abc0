import { leaveTexts } from '@foyer/contract/kit/input-texts'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '../dialogs/confirm-dialog'
import { QuietText } from '../text/quiet-text'

/** Only where somebody can leave: it knows the router. */
const LeaveGuard = lazy(() =>
  import('../dialogs/leave-guard').then((module) => ({ default: module.LeaveGuard })),
)

interface CloseGuardOptions {
  isChanged: boolean
  text: string
  /** Asks before the page is left too: whoever is saving is let go when that has worked. */
  isSaving?: boolean
  onClose: () => void
}

/** Asks before a dialog is closed with something unsaved in it: `close` for the dialog, `question` inside it. */
export function useCloseGuard({ isChanged, isSaving, text, onClose }: CloseGuardOptions) {
  const [isAsking, setAsking] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  /** Until the next drawing: the key that ends the question is not one to close the dialog behind it. */
  const wasAsking = useRef(false)
  useEffect(() => {
    wasAsking.current = isAsking || isLeaving
  }, [isAsking, isLeaving])
  const close = () => {
    if (wasAsking.current) return
    if (isChanged) setAsking(true)
    else onClose()
  }
  const closing = isAsking && (
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
  const question = (
    <>
      {closing}
      {isSaving !== undefined && (
        <Suspense>
          <LeaveGuard isChanged={isChanged} isSaving={isSaving} text={text} onAsking={setLeaving} />
        </Suspense>
      )}
    </>
  )
  return { close, question }
}

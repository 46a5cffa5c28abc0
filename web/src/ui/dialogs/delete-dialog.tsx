import { type ReactNode, useRef, useState } from 'react'
import { QuietText } from '../text/quiet-text'
import { showToast } from '../toasts/toast'
import { ConfirmDialog } from './confirm-dialog'

interface DeleteDialogProps {
  title: string
  confirm: string
  /** What goes, where the text does not name it. */
  name?: string
  /** What goes, and what becomes of what hangs on it. */
  text: ReactNode
  /** Deletes; ends with what is said then. */
  remove: () => Promise<string>
  /** Why it could not be deleted. */
  problemOf: (error: unknown) => string
  /** Brings it back: offered together with what is said. */
  undo?: () => void
  /** Where more has to be done than to close. */
  onDeleted?: () => void
  onClose: () => void
}

/** Asks, deletes once, and offers to take it back. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { title, confirm, name, text, remove, problemOf, undo, onClose, onDeleted = onClose } = props
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  // State is too slow for the second of two quick clicks.
  const isSent = useRef(false)
  const send = async () => {
    if (isSent.current) return
    isSent.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      const done = await remove()
      showToast({ kind: 'ok', text: done, ...(undo && { undo }) })
      onDeleted()
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      isSent.current = false
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {name && <strong>{name}</strong>}
      <QuietText>{text}</QuietText>
    </ConfirmDialog>
  )
}

import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormProblem } from '../form/form-problem'
import { Dialog, DialogFoot } from './dialog'
import classes from './dialog.module.css'

interface ConfirmDialogProps {
  title: string
  confirm: string
  isBusy: boolean
  /** Nothing is lost by it: it is asked because it cannot be called back. */
  isHarmless?: boolean
  /** Something has to be typed or ticked first. */
  isLocked?: boolean
  problem: string | undefined
  hasOwnBack?: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before something that hurts; the focus is on the way out. */
export function ConfirmDialog({
  title,
  confirm,
  isBusy,
  isHarmless = false,
  isLocked = false,
  problem,
  hasOwnBack = false,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog opened title={title} width={420} hasOwnBack={hasOwnBack} onClose={onClose}>
      <div className={classes.question}>{children}</div>
      <FormProblem text={problem} />
      <DialogFoot>
        <Button variant="default" data-autofocus onClick={onClose}>
          {screenTexts.cancel}
        </Button>
        <Button
          color={isHarmless ? undefined : 'red'}
          loading={isBusy}
          disabled={isLocked}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

import { memberTexts } from '@foyer/contract/people/messages'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog'
import { FormProblem } from '../../../ui/form/form-problem'
import classes from '../people.module.css'

interface ConfirmDialogProps {
  title: string
  confirm: string
  isBusy: boolean
  problem: string | undefined
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before something that hurts; the focus is on the way out. */
export function ConfirmDialog({
  title,
  confirm,
  isBusy,
  problem,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog opened title={title} width={420} onClose={onClose}>
      {children}
      <FormProblem text={problem} />
      <div className={classes.foot}>
        <Button variant="default" data-autofocus onClick={onClose}>
          {memberTexts.cancel}
        </Button>
        <Button color="red" loading={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}

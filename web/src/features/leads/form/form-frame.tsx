import { leadDialogTexts as texts } from '@foyer/contract/leads/messages/dialogs'
import { Button } from '@mantine/core'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { DialogFoot } from '../../../ui/dialog'
import { FormProblem } from '../../../ui/form/form-problem'
import { SubmitButton } from '../../../ui/form/submit-button'
import classes from './lead-form.module.css'
import type { LeadForm } from './use-lead-form'

interface FormFrameProps {
  form: LeadForm
  submit: string
  /** Something that was typed earlier stands in the form. */
  isRestored: boolean
  onStartAfresh: () => void
  onCancel: () => void
  children: ReactNode
}

/** What surrounds the fields of every lead form. */
export function FormFrame({ form, submit, isRestored, onStartAfresh, onCancel, children }: FormFrameProps) {
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    form.submit()
  }
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event)
  }
  return (
    <form onSubmit={send} onKeyDown={sendByKeys} noValidate>
      {isRestored && (
        <div className={classes.notice}>
          <span role="status">{texts.draftBack}</span>
          <Button size="xs" variant="subtle" disabled={form.isBusy} onClick={onStartAfresh}>
            {texts.startAfresh}
          </Button>
        </div>
      )}
      {children}
      <DialogFoot>
        <div className={classes.foot}>
          <div className={classes.alert}>
            <FormProblem text={form.alert} />
          </div>
          <Button variant="default" disabled={form.isBusy} onClick={onCancel}>
            {texts.cancel}
          </Button>
          <SubmitButton isBusy={form.isBusy}>{submit}</SubmitButton>
        </div>
      </DialogFoot>
    </form>
  )
}

import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './form.module.css'
import { FormProblem } from './form-problem'
import { SubmitButton } from './submit-button'
import type { FoyerForm } from './use-foyer-form'

export interface FormProps<V extends Record<string, unknown>> {
  form: FoyerForm<V>
  submit: string
  /** There is nothing to send yet. */
  isSubmitLocked?: boolean
  /** The way out. */
  onCancel?: () => void
  cancel?: string
  /** Further buttons, or a word, before the one that sends. */
  tools?: ReactNode
  children: ReactNode
}

/** Fields below each other, why they were refused, and the buttons. */
export function Form<V extends Record<string, unknown>>(props: FormProps<V>) {
  return (
    <form className={classes.form} onSubmit={props.form.onSubmit} noValidate>
      {props.children}
      <div className={classes.foot}>
        <FormProblem text={props.form.problem} />
        <FormButtons {...props} />
      </div>
    </form>
  )
}

export function FormButtons<V extends Record<string, unknown>>(props: Omit<FormProps<V>, 'children'>) {
  const { form, submit, isSubmitLocked = false, onCancel, cancel = screenTexts.cancel, tools } = props
  return (
    <>
      {onCancel && (
        <Button variant="default" onClick={onCancel}>
          {cancel}
        </Button>
      )}
      {tools}
      <SubmitButton isBusy={form.isBusy} isDisabled={isSubmitLocked}>
        {submit}
      </SubmitButton>
    </>
  )
}

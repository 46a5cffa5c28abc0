import { newPasswordForm } from '@foyer/contract/accounts/forms'
import { passwordTexts } from '@foyer/contract/accounts/messages/passwords'
import type { ReactNode } from 'react'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { showFailure } from './code-words'
import { NameOfPassword, NewPasswordFields } from './new-password-fields'
import { StepForm } from './step-form'

interface NewPasswordFormProps {
  email: string
  children?: ReactNode
  /** Sets the password and goes on; what it throws is shown and the form stays as it is. */
  send: (password: string) => Promise<void>
}

export function NewPasswordForm({ email, send, children }: NewPasswordFormProps) {
  const form = useFoyerForm(newPasswordForm, { password: '', confirm: '' }, async ({ password }) => {
    await send(password).catch(showFailure)
    return undefined
  })
  return (
    <StepForm form={form} submit={passwordTexts.create}>
      <NameOfPassword email={email} />
      <NewPasswordFields form={form} label={passwordTexts.password} autoFocus />
      {children}
    </StepForm>
  )
}

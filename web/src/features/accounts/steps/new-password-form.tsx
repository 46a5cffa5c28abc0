import { newPasswordForm } from '@foyer/contract/accounts/forms'
import { passwordTexts } from '@foyer/contract/accounts/messages'
import type { ReactNode } from 'react'
import { PasswordField } from '../../../ui/form/password-field'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { showFailure } from './code-words'
import { PasswordChecklist } from './password-checklist'
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
      {/* For the password manager of the browser, which keeps a password together with a name. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.field('password')}
        label={passwordTexts.password}
        autoComplete="new-password"
        autoFocus
      />
      <PasswordChecklist password={form.fields.values.password} />
      <PasswordField {...form.field('confirm')} label={passwordTexts.confirm} autoComplete="new-password" />
      {children}
    </StepForm>
  )
}

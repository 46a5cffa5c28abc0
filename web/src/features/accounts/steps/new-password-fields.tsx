import { passwordTexts } from '@foyer/contract/accounts/messages/passwords'
import { PasswordField } from '../../../ui/form/fields/password-field'
import type { FieldBinding } from '../../../ui/form/use-foyer-form'
import { PasswordChecklist } from './password-checklist'

interface NewPasswordFieldsProps {
  form: { field: (name: 'password' | 'confirm') => FieldBinding<string> }
  label: string
  autoFocus?: boolean
}

/** A new password, the rules that it keeps, and the same once more. */
export function NewPasswordFields({ form, label, autoFocus = false }: NewPasswordFieldsProps) {
  const password = form.field('password')
  return (
    <>
      <PasswordField {...password} label={label} autoComplete="new-password" autoFocus={autoFocus} />
      <PasswordChecklist password={password.value} />
      <PasswordField {...form.field('confirm')} label={passwordTexts.confirm} autoComplete="new-password" />
    </>
  )
}

/** For the password manager of the browser, which keeps a password together with a name. */
export function NameOfPassword({ email }: { email: string }) {
  return <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
}

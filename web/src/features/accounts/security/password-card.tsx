import { changePasswordForm } from '@foyer/contract/accounts/forms'
import { passwordRefusals, passwordTexts } from '@foyer/contract/accounts/messages'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { CallFailed } from '../../../api/call-failed'
import { call } from '../../../api/client'
import { keyOf } from '../../../api/queries'
import { PasswordField } from '../../../ui/form/fields'
import { FormProblem } from '../../../ui/form/form-problem'
import { SubmitButton } from '../../../ui/form/submit-button'
import { type Problem, useFoyerForm } from '../../../ui/form/use-foyer-form'
import { showToast } from '../../../ui/toast'
import { failureWords } from '../steps/code-words'
import { PasswordChecklist } from '../steps/password-checklist'
import classes from './security.module.css'

const empty = { current: '', password: '', confirm: '' }

const problemOf = (error: unknown): Problem<typeof empty> => {
  const words = failureWords(error)
  const code = error instanceof CallFailed ? error.code : undefined
  if (code === passwordRefusals.wrongCurrent.code) return { fields: { current: words } }
  if (code === passwordRefusals.same.code) return { fields: { password: words } }
  return { form: words }
}

/** Change the own password; all other sessions end with it. For the page of the own profile. */
export function PasswordCard({ email }: { email: string }) {
  const id = useId()
  const queries = useQueryClient()
  const form = useFoyerForm(changePasswordForm, empty, async ({ current, password }) => {
    try {
      const { message } = await call(accountEndpoints.changePassword, { current, password })
      form.fields.reset()
      showToast({ kind: 'ok', text: message })
      await queries.invalidateQueries({ queryKey: keyOf(accountEndpoints.ownSessions) })
      return undefined
    } catch (error) {
      return problemOf(error)
    }
  })
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {passwordTexts.change}
      </h2>
      <form className={classes.form} onSubmit={form.onSubmit} noValidate>
        {/* For the password manager of the browser, which keeps a password together with a name. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          form={form}
          name="current"
          label={passwordTexts.current}
          autoComplete="current-password"
        />
        <PasswordField
          form={form}
          name="password"
          label={passwordTexts.newPassword}
          autoComplete="new-password"
        />
        <PasswordChecklist password={form.fields.values.password} />
        <PasswordField form={form} name="confirm" label={passwordTexts.confirm} autoComplete="new-password" />
        <FormProblem text={form.problem} />
        <div>
          <SubmitButton isBusy={form.isBusy}>{passwordTexts.change}</SubmitButton>
        </div>
      </form>
    </section>
  )
}

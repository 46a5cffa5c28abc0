import { changePasswordForm } from '@foyer/contract/accounts/forms'
import { passwordRefusals, passwordTexts } from '@foyer/contract/accounts/messages/passwords'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { Box } from '@mantine/core'
import { CallFailed } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { PasswordField } from '../../../ui/form/fields/password-field'
import { Form } from '../../../ui/form/form'
import { type Problem, useFoyerForm } from '../../../ui/form/use-foyer-form'
import { Card } from '../../../ui/layout/card'
import { showToast } from '../../../ui/toasts/toast'
import { failureWords } from '../steps/code-words'
import { NameOfPassword, NewPasswordFields } from '../steps/new-password-fields'

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
  const save = useSend(accountEndpoints.changePassword)
  const change = async ({ current, password }: typeof empty) => {
    const { message } = await save.mutateAsync({ current, password })
    form.fields.reset()
    showToast({ kind: 'ok', text: message })
  }
  const form = useFoyerForm(changePasswordForm, empty, change, { problemOf })
  return (
    <Card isPadded title={passwordTexts.change}>
      <Box maw={400}>
        <Form form={form} submit={passwordTexts.change}>
          <NameOfPassword email={email} />
          <PasswordField
            {...form.field('current')}
            label={passwordTexts.current}
            autoComplete="current-password"
          />
          <NewPasswordFields form={form} label={passwordTexts.newPassword} />
        </Form>
      </Box>
    </Card>
  )
}

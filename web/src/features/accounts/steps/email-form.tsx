import { signInTexts } from '@foyer/contract/accounts/messages'
import { codeTexts } from '@foyer/contract/accounts/messages/codes'
import type { CodePurpose } from '@foyer/contract/accounts/model'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { useNavigate } from 'react-router'
import type { core } from 'zod/mini'
import { call } from '../../../api/client'
import { TextField } from '../../../ui/form/fields/text-field'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { failureWords, showFailure } from './code-words'
import { StepForm } from './step-form'
import { keepStep, readStep } from './step-memory'

interface EmailFormProps {
  purpose: CodePurpose
  schema: core.$ZodType<{ email: string }, { email: string }>
  next: string
  /** Where a refusal is said: under the form, or as a passing message. */
  refusal: 'inline' | 'toast'
}

/** Asks for the email and has a code sent to it. */
export function EmailForm({ purpose, schema, next, refusal }: EmailFormProps) {
  const navigate = useNavigate()
  const initial = { email: readStep(purpose)?.email ?? '' }
  const form = useFoyerForm(schema, initial, async ({ email }) => {
    try {
      const { requestId } = await call(accountEndpoints.sendCode, { email, purpose })
      keepStep(purpose, { email, requestId, sentAt: Date.now() })
      await navigate(next)
      return undefined
    } catch (error) {
      if (refusal === 'inline') return { form: failureWords(error) }
      showFailure(error)
      return undefined
    }
  })
  return (
    <StepForm form={form} submit={codeTexts.getCode}>
      <TextField
        {...form.field('email')}
        label={signInTexts.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoFocus
      />
    </StepForm>
  )
}

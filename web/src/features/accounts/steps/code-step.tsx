import { codeForm } from '@foyer/contract/accounts/forms'
import { accountLimits } from '@foyer/contract/accounts/limits'
import { codeTexts } from '@foyer/contract/accounts/messages/codes'
import type { CodePurpose } from '@foyer/contract/accounts/model'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router'
import { call } from '../../../api/client'
import { useSend } from '../../../api/queries'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { showToast } from '../../../ui/toasts/toast'
import { CodeField } from './code-field'
import { showFailure, toldFor } from './code-words'
import { DemoOutboxLink } from './demo-outbox-link'
import { StepForm } from './step-form'
import { StepHeading } from './step-heading'
import { keepStep, readStep, type Step } from './step-memory'
import own from './steps.module.css'
import { useCountdown } from './use-countdown'
import { useSentWhenComplete } from './use-sent-when-complete'

interface CodeStepProps {
  purpose: CodePurpose
  /** Where the email is entered. */
  start: string
  /** Where the password is created. */
  next: string
}

function Resend({ sentAt, isBusy, onResend }: { sentAt: number; isBusy: boolean; onResend: () => void }) {
  const seconds = useCountdown(sentAt + accountLimits.resendSeconds * 1000)
  return (
    <Button variant="subtle" disabled={seconds > 0} loading={isBusy} onClick={onResend}>
      {seconds > 0 ? codeTexts.resendIn(seconds) : codeTexts.resend}
    </Button>
  )
}

function CodeForm({
  purpose,
  start,
  next,
  first,
}: CodeStepProps & { first: Required<Pick<Step, 'email' | 'requestId' | 'sentAt'>> }) {
  const navigate = useNavigate()
  const [{ email, requestId, sentAt }, setStep] = useState(first)

  const form = useFoyerForm(codeForm, { code: '' }, async ({ code }) => {
    try {
      const { ticket } = await call(accountEndpoints.verifyCode, { email, code, requestId })
      keepStep(purpose, { email, ticket })
      await navigate(next, { replace: true })
    } catch (error) {
      form.fields.reset()
      showFailure(error)
      form.fields.getInputNode('code')?.focus()
    }
    return undefined
  })

  useSentWhenComplete(form, requestId)

  const resend = useSend(accountEndpoints.sendCode, {
    onSuccess: ({ requestId: fresh }) => {
      const step = { email, requestId: fresh, sentAt: Date.now() }
      keepStep(purpose, step)
      setStep(step)
      form.fields.reset()
      showToast({ kind: 'ok', text: codeTexts.sentAgain, duration: toldFor })
    },
    onError: showFailure,
  })

  return (
    <>
      <StepHeading title={codeTexts.title} lead={codeTexts.sentTo(email)} />
      <StepForm form={form} submit={codeTexts.verify}>
        <CodeField form={form} />
      </StepForm>
      <div className={own.under}>
        <Resend
          sentAt={sentAt}
          isBusy={resend.isPending}
          onResend={() => resend.mutate({ email, purpose })}
        />
        <Anchor component={Link} to={start} inherit fw={550}>
          {codeTexts.otherEmail}
        </Anchor>
      </div>
      <DemoOutboxLink />
    </>
  )
}

/** The four digits that came by mail; who has not asked for any is sent to where that is done. */
export function CodeStep(props: CodeStepProps) {
  const [step] = useState(() => readStep(props.purpose))
  if (step?.ticket) return <Navigate to={props.next} replace />
  if (!step?.requestId) return <Navigate to={props.start} replace />
  const { email, requestId, sentAt = 0 } = step
  return <CodeForm {...props} first={{ email, requestId, sentAt }} />
}

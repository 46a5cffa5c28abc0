import { signUpTexts } from '@foyer/contract/accounts/messages/codes'
import { passwordTexts } from '@foyer/contract/accounts/messages/passwords'
import { landingFor } from '@foyer/contract/accounts/rules'
import { onboardingEndpoints } from '@foyer/contract/wire/onboarding'
import { Navigate, useNavigate } from 'react-router'
import { call } from '../../../api/client'
import { startSession } from '../../../api/session'
import { addresses } from '../../../app/addresses'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'
import { LegalLinks } from '../legal-links'
import { OnboardingFrame } from '../onboarding/onboarding-frame'
import { toldFor } from '../steps/code-words'
import { NewPasswordForm } from '../steps/new-password-form'
import { StepHeading } from '../steps/step-heading'
import { forgetStep } from '../steps/step-memory'
import { useTicket } from '../steps/use-ticket'

/** A password for the new account; with it the person is signed in and goes on to the first step. */
export function SignUpPage() {
  const navigate = useNavigate()
  const { ticket: held, failed } = useTicket('register', addresses.getCode)
  if (!held) return <Navigate to={addresses.getCode} replace />
  const { email, ticket } = held

  const send = async (password: string) => {
    const signedIn = await call(onboardingEndpoints.register, { email, password, ticket }).catch(failed)
    startSession(signedIn)
    showToast({ kind: 'ok', text: passwordTexts.created, duration: toldFor })
    await navigate(landingFor(signedIn), { replace: true })
    forgetStep('register')
  }
  return (
    <OnboardingFrame hasLegal={false}>
      <StepHeading title={signUpTexts.passwordTitle} lead={signUpTexts.passwordLead(email)} />
      <NewPasswordForm email={email} send={send}>
        <QuietText>
          {signUpTexts.agree} <LegalLinks />
        </QuietText>
      </NewPasswordForm>
    </OnboardingFrame>
  )
}

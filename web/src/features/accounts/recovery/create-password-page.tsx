import { passwordTexts } from '@foyer/contract/accounts/messages/passwords'
import { landingFor } from '@foyer/contract/accounts/rules'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { Navigate, type NavigateFunction, useNavigate } from 'react-router'
import { call } from '../../../api/client'
import { endSession, startSession } from '../../../api/session'
import { addresses } from '../../../app/addresses'
import { showToast } from '../../../ui/toasts/toast'
import { SignInFrame } from '../sign-in-frame'
import { toldFor } from '../steps/code-words'
import { NewPasswordForm } from '../steps/new-password-form'
import { StepHeading } from '../steps/step-heading'
import { forgetStep } from '../steps/step-memory'
import { useTicket } from '../steps/use-ticket'

/** Whoever came by an invitation goes straight to what they were invited to (C-137). */
async function signInAs(email: string, password: string, navigate: NavigateFunction): Promise<true> {
  const signedIn = await call(accountEndpoints.signIn, { email, password })
  startSession(signedIn)
  await navigate(landingFor(signedIn), { replace: true })
  return true
}

export function CreatePasswordPage() {
  const navigate = useNavigate()
  const { ticket: held, failed } = useTicket('recover', addresses.forgotPassword)
  if (!held) return <Navigate to={addresses.forgotPassword} replace />
  const { email, ticket, isInvited } = held

  const send = async (password: string) => {
    await call(accountEndpoints.updatePassword, { email, password, ticket }).catch(failed)
    forgetStep('recover')
    // Whoever was signed in here is signed out with all others.
    endSession({ byChoice: true })
    showToast({ kind: 'ok', text: passwordTexts.created, duration: toldFor })
    // Where signing in fails now, the page for it says why.
    if (isInvited && (await signInAs(email, password, navigate).catch(() => false))) return
    await navigate(addresses.signIn, { replace: true, state: { email } })
  }
  return (
    <SignInFrame>
      <StepHeading title={passwordTexts.title} lead={passwordTexts.lead(email)} />
      <NewPasswordForm email={email} send={send} />
    </SignInFrame>
  )
}

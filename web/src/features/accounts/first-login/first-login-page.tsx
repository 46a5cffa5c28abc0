import { signInTexts } from '@foyer/contract/accounts/messages'
import { passwordTexts } from '@foyer/contract/accounts/messages/passwords'
import type { Profile } from '@foyer/contract/accounts/model'
import { landingFor } from '@foyer/contract/accounts/rules'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { call } from '../../../api/client'
import { keyOf } from '../../../api/queries'
import { endSession, useSession } from '../../../api/session'
import { addresses } from '../../../app/addresses'
import { FailedState } from '../../../ui/states/failed-state'
import { showToast } from '../../../ui/toasts/toast'
import { OnboardingFrame } from '../onboarding/onboarding-frame'
import { toldFor } from '../steps/code-words'
import { NewPasswordForm } from '../steps/new-password-form'
import { StepHeading } from '../steps/step-heading'
import { forgetStep } from '../steps/step-memory'
import { isTicketOver, useTicket } from '../steps/use-ticket'
import { useProfile } from '../use-profile'

/** The ticket lives in the window in which one signed in; in another one, signing in again gives a new one. */
function SignInAgain() {
  return (
    <Button onClick={() => endSession({ byChoice: true })} mt={4}>
      {passwordTexts.signInAgain}
    </Button>
  )
}

function ChoosePassword({ profile }: { profile: Profile }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { ticket: held } = useTicket('first-login', addresses.signIn)
  const [isOver, setOver] = useState(false)
  const isMine = held?.email === profile.email && !isOver
  const { email } = profile

  const send = async (password: string) => {
    try {
      await call(accountEndpoints.updatePassword, { email, password, ticket: held?.ticket ?? '' })
    } catch (error) {
      // Signing in once more is what mends this one; the page says so.
      if (!isTicketOver(error)) throw error
      forgetStep('first-login')
      return setOver(true)
    }
    const chosen = { ...profile, isFirstLogin: false, hasTemporaryPassword: false }
    queryClient.setQueryData(keyOf(accountEndpoints.profile, {}), chosen)
    showToast({ kind: 'ok', text: passwordTexts.created, duration: toldFor })
    await navigate(landingFor(chosen), { replace: true })
    forgetStep('first-login')
  }
  return (
    <>
      <StepHeading
        title={passwordTexts.firstTitle}
        lead={isMine ? passwordTexts.firstLead : passwordTexts.firstAgain}
      />
      {isMine ? <NewPasswordForm email={email} send={send} /> : <SignInAgain />}
    </>
  )
}

function FirstLogin() {
  const { data: profile, isError, refetch } = useProfile()
  if (!profile)
    return isError ? <FailedState what={signInTexts.profileFailed} onRetry={() => void refetch()} /> : null
  if (!profile.hasTemporaryPassword) return <Navigate to={landingFor(profile)} replace />
  return <ChoosePassword profile={profile} />
}

/** After the first sign-in with a temporary password. */
export function FirstLoginPage() {
  const session = useSession()
  if (!session) return <Navigate to={addresses.signIn} replace />
  return (
    <OnboardingFrame>
      <FirstLogin />
    </OnboardingFrame>
  )
}

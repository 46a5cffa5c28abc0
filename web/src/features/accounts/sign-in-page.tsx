import { signInTexts } from '@foyer/contract/accounts/messages'
import { signUpTexts } from '@foyer/contract/accounts/messages/codes'
import { landingFor } from '@foyer/contract/accounts/rules'
import { Anchor, Text } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Link, Navigate } from 'react-router'
import { useSession, wasSignedOutUnasked } from '../../api/session'
import { settings } from '../../api/settings'
import { addresses } from '../../app/addresses'
import { PasswordField } from '../../ui/form/fields/password-field'
import { TextField } from '../../ui/form/fields/text-field'
import { FailedState } from '../../ui/states/failed-state'
import { SignInFrame } from './sign-in-frame'
import classes from './sign-in-page.module.css'
import { StepForm } from './steps/step-form'
import { StepHeading } from './steps/step-heading'
import { useProfile } from './use-profile'
import { useSignIn } from './use-sign-in'

/** Only the demo has it. */
const DemoPanel = lazy(() => import('./demo-panel').then((module) => ({ default: module.DemoPanel })))

/** Seldom needed. */
const OtherAccount = lazy(() =>
  import('./other-account').then((module) => ({ default: module.OtherAccount })),
)

function SignInForm({ onEnter }: { onEnter: () => void }) {
  const form = useSignIn(onEnter)
  const areBothEmpty = form.fields.errors.email === signInTexts.fieldsRequired
  return (
    <>
      <StepHeading title={signInTexts.welcome} lead={signInTexts.lead} documentTitle={signInTexts.login} />
      {wasSignedOutUnasked() && (
        <p className={classes.notice} role="status">
          {signInTexts.signedOut}
        </p>
      )}
      <StepForm form={form} submit={signInTexts.login}>
        <TextField
          {...form.field('email')}
          label={signInTexts.email}
          type="email"
          autoComplete="username"
          isQuiet={areBothEmpty}
        />
        <PasswordField
          {...form.field('password')}
          label={signInTexts.password}
          autoComplete="current-password"
        />
        <Anchor component={Link} to={addresses.forgotPassword} size="md" fw={550} ml="auto" mt={-4}>
          {signInTexts.forgotPassword}
        </Anchor>
      </StepForm>
      {settings.isSignUpOpen && (
        <Text inherit mt={16} data-ink="2">
          {signUpTexts.newHere}{' '}
          <Anchor component={Link} inherit fw={550} to={addresses.getCode}>
            {signUpTexts.register}
          </Anchor>
        </Text>
      )}
      <Suspense>{settings.isDemo && <DemoPanel onPick={form.fields.setValues} />}</Suspense>
    </>
  )
}

/** Somebody is signed in already: on to where they belong (O-008). */
function Forward() {
  const { data: profile, isError, refetch } = useProfile()
  if (profile) return <Navigate to={landingFor(profile)} replace />
  if (!isError) return <p role="status">{signInTexts.forwarding}</p>
  return (
    <>
      <FailedState isPage what={signInTexts.profileFailed} onRetry={() => void refetch()} />
      <Suspense>
        <OtherAccount />
      </Suspense>
    </>
  )
}

export function SignInPage() {
  const session = useSession()
  // Who has just signed in here is on the way already: the form stays, busy, until the next page is there.
  const [isEntering, setEntering] = useState(false)
  return (
    <SignInFrame>
      {session && !isEntering ? <Forward /> : <SignInForm onEnter={() => setEntering(true)} />}
    </SignInFrame>
  )
}

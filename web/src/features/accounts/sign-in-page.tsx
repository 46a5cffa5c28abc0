import { signInTexts, signUpTexts } from '@foyer/contract/accounts/messages'
import { landingFor } from '@foyer/contract/accounts/rules'
import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { endSession, useSession, wasSignedOutUnasked } from '../../api/session'
import { settings } from '../../api/settings'
import { addresses } from '../../app/addresses'
import { FailedState } from '../../ui/failed-state'
import { FormProblem } from '../../ui/form/form-problem'
import { PasswordField } from '../../ui/form/password-field'
import { SubmitButton } from '../../ui/form/submit-button'
import { TextField } from '../../ui/form/text-field'
import { PageTitle } from '../../ui/page-title'
import { DemoPanel } from './demo-panel'
import { SignInFrame } from './sign-in-frame'
import classes from './sign-in-page.module.css'
import steps from './steps/steps.module.css'
import { useProfile } from './use-profile'
import { useSignIn } from './use-sign-in'

function SignInForm({ onEnter }: { onEnter: () => void }) {
  const form = useSignIn(onEnter)
  const areBothEmpty = form.fields.errors.email === signInTexts.fieldsRequired
  return (
    <>
      <div className={classes.heading}>
        <PageTitle documentTitle={signInTexts.login}>{signInTexts.welcome}</PageTitle>
        <p className={classes.lead}>{signInTexts.lead}</p>
      </div>
      {wasSignedOutUnasked() && (
        <p className={classes.notice} role="status">
          {signInTexts.signedOut}
        </p>
      )}
      <form className={classes.form} onSubmit={form.onSubmit} noValidate>
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
        <Anchor component={Link} to={addresses.forgotPassword} className={classes.forgot}>
          {signInTexts.forgotPassword}
        </Anchor>
        <div className={classes.foot}>
          <FormProblem text={form.problem} />
          <SubmitButton isBusy={form.isBusy}>{signInTexts.login}</SubmitButton>
        </div>
      </form>
      {settings.isSignUpOpen && (
        <p className={steps.aside}>
          {signUpTexts.newHere}
          <Anchor component={Link} to={addresses.getCode} className={steps.quiet}>
            {signUpTexts.register}
          </Anchor>
        </p>
      )}
      {settings.isDemo && <DemoPanel onPick={form.fields.setValues} />}
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
      <Button variant="subtle" onClick={() => endSession({ byChoice: true })}>
        {signInTexts.otherAccount}
      </Button>
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

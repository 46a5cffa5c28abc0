import { getCodeForm } from '@foyer/contract/accounts/forms'
import { signUpTexts } from '@foyer/contract/accounts/messages'
import { Anchor } from '@mantine/core'
import { Link, useParams } from 'react-router'
import { settings } from '../../../api/settings'
import { addresses } from '../../../app/addresses'
import { PageTitle } from '../../../ui/page-title'
import { OnboardingFrame } from '../onboarding/onboarding-frame'
import classes from '../sign-in-page.module.css'
import { EmailForm } from '../steps/email-form'
import own from '../steps/steps.module.css'

function leadFor(type: string | undefined): string {
  if (type) return signUpTexts.invitedLead
  return settings.isSignUpOpen ? signUpTexts.lead : signUpTexts.closedLead
}

/** The start of onboarding. An invitation may carry its kind and who sent it; what counts is the email alone. */
export function GetCodePage() {
  const { type } = useParams()
  return (
    <OnboardingFrame>
      <div className={classes.heading}>
        <PageTitle>{signUpTexts.title}</PageTitle>
        <p className={classes.lead}>{leadFor(type)}</p>
      </div>
      <EmailForm purpose="register" schema={getCodeForm} next={addresses.verifyUser} refusal="toast" />
      <p className={own.aside}>
        {signUpTexts.haveAccount}
        <Anchor component={Link} to={addresses.signIn} className={own.quiet}>
          {signUpTexts.signIn}
        </Anchor>
      </p>
    </OnboardingFrame>
  )
}

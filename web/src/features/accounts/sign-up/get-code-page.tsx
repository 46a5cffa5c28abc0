import { getCodeForm } from '@foyer/contract/accounts/forms'
import { signUpTexts } from '@foyer/contract/accounts/messages/codes'
import { Anchor, Text } from '@mantine/core'
import { Link, useParams } from 'react-router'
import { settings } from '../../../api/settings'
import { addresses } from '../../../app/addresses'
import { OnboardingFrame } from '../onboarding/onboarding-frame'
import { EmailForm } from '../steps/email-form'
import { StepHeading } from '../steps/step-heading'

function leadFor(type: string | undefined): string {
  if (type) return signUpTexts.invitedLead
  return settings.isSignUpOpen ? signUpTexts.lead : signUpTexts.closedLead
}

/** The start of onboarding. An invitation may carry its kind and who sent it; what counts is the email alone. */
export function GetCodePage() {
  const { type } = useParams()
  return (
    <OnboardingFrame>
      <StepHeading title={signUpTexts.title} lead={leadFor(type)} />
      <EmailForm purpose="register" schema={getCodeForm} next={addresses.verifyUser} refusal="toast" />
      <Text inherit mt={16} data-ink="2">
        {signUpTexts.haveAccount}{' '}
        <Anchor component={Link} to={addresses.signIn} inherit fw={550}>
          {signUpTexts.signIn}
        </Anchor>
      </Text>
    </OnboardingFrame>
  )
}

import { resetForm } from '@foyer/contract/accounts/forms'
import { recoveryTexts } from '@foyer/contract/accounts/messages/codes'
import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { addresses } from '../../../app/addresses'
import { SignInFrame } from '../sign-in-frame'
import { EmailForm } from '../steps/email-form'
import { StepHeading } from '../steps/step-heading'

export function ResetPage() {
  return (
    <SignInFrame>
      <StepHeading title={recoveryTexts.title} lead={recoveryTexts.lead} />
      <EmailForm purpose="recover" schema={resetForm} next={addresses.verifyForgot} refusal="inline" />
      <Text inherit mt={16} data-ink="2">
        <Anchor component={Link} to={addresses.signIn} inherit fw={550}>
          {recoveryTexts.backToSignIn}
        </Anchor>
      </Text>
    </SignInFrame>
  )
}

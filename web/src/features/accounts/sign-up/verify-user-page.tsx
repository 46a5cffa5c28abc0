import { addresses } from '../../../app/addresses'
import { OnboardingFrame } from '../onboarding/onboarding-frame'
import { CodeStep } from '../steps/code-step'

export function VerifyUserPage() {
  return (
    <OnboardingFrame>
      <CodeStep purpose="register" start={addresses.getCode} next={addresses.signUp} />
    </OnboardingFrame>
  )
}

import { addresses } from '../../../app/addresses'
import { SignInFrame } from '../sign-in-frame'
import { CodeStep } from '../steps/code-step'

export function VerifyForgotPage() {
  return (
    <SignInFrame>
      <CodeStep purpose="recover" start={addresses.forgotPassword} next={addresses.createPassword} />
    </SignInFrame>
  )
}

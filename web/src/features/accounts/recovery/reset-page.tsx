import { resetForm } from '@foyer/contract/accounts/forms'
import { recoveryTexts } from '@foyer/contract/accounts/messages'
import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { addresses } from '../../../app/addresses'
import { PageTitle } from '../../../ui/page-title'
import { SignInFrame } from '../sign-in-frame'
import classes from '../sign-in-page.module.css'
import { EmailForm } from '../steps/email-form'
import own from '../steps/steps.module.css'

export function ResetPage() {
  return (
    <SignInFrame>
      <div className={classes.heading}>
        <PageTitle>{recoveryTexts.title}</PageTitle>
        <p className={classes.lead}>{recoveryTexts.lead}</p>
      </div>
      <EmailForm purpose="recover" schema={resetForm} next={addresses.verifyForgot} refusal="inline" />
      <p className={own.aside}>
        <Anchor component={Link} to={addresses.signIn} className={own.quiet}>
          {recoveryTexts.backToSignIn}
        </Anchor>
      </p>
    </SignInFrame>
  )
}

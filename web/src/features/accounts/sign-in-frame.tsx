import { signInTexts } from '@foyer/contract/accounts/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { settings } from '../../api/settings'
import { addresses } from '../../app/addresses'
import { Wordmark } from '../../ui/wordmark'
import { FoyerElevation } from './foyer-elevation'
import classes from './sign-in-page.module.css'

function LegalLink({ page, elsewhere, children }: { page: string; elsewhere?: string; children: string }) {
  return elsewhere ? <a href={elsewhere}>{children}</a> : <Link to={page}>{children}</Link>
}

/** The column at the left that all pages before the door share, and the door. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <main className={classes.column}>
        <Wordmark />
        <div className={classes.middle}>{children}</div>
        <p className={classes.legal}>
          <LegalLink page={addresses.terms} elsewhere={settings.termsUrl}>
            {signInTexts.termsOfUse}
          </LegalLink>
          {signInTexts.termsAnd}
          <LegalLink page={addresses.privacy} elsewhere={settings.privacyUrl}>
            {signInTexts.privacyPolicy}
          </LegalLink>
        </p>
      </main>
      <div className={classes.picture}>
        <FoyerElevation />
      </div>
    </div>
  )
}

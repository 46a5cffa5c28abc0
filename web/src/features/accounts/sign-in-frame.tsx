import type { ReactNode } from 'react'
import { QuietText } from '../../ui/text/quiet-text'
import { Wordmark } from '../../ui/wordmark'
import { FoyerElevation } from './foyer-elevation'
import { LegalLinks } from './legal-links'
import classes from './sign-in-page.module.css'

interface SignInFrameProps {
  children: ReactNode
  /** What is at the right; the door unless said otherwise. */
  picture?: ReactNode
  /** Not where the page itself says them. */
  hasLegal?: boolean
}

/** The column at the left that all pages before the door share, and the door. */
export function SignInFrame({ children, picture = <FoyerElevation />, hasLegal = true }: SignInFrameProps) {
  return (
    <div className={classes.page}>
      <main className={classes.column}>
        <Wordmark />
        <div className={classes.middle}>{children}</div>
        {hasLegal && (
          <QuietText>
            <LegalLinks />
          </QuietText>
        )}
      </main>
      <div className={classes.picture}>{picture}</div>
    </div>
  )
}

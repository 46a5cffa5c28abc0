import type { Profile } from '@foyer/contract/accounts/model'
import { stepTexts } from '@foyer/contract/onboarding/messages'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { call } from '../../api/client'
import { endSession } from '../../api/session'
import { PageTitle } from '../../ui/page-title'
import { OnboardingFrame } from '../accounts/onboarding/onboarding-frame'
import classes from './step.module.css'
import { WideFrame } from './wide-frame'

interface StepFrameProps {
  profile: Profile | undefined
  /** Which of the three steps of the one who sets the firm up; none for an invited person. */
  place?: number
  title: string
  lead: string
  /** Stands at the right of the step's number. */
  aside?: ReactNode
  /** For a table: then there is no picture beside it. */
  isWide?: boolean
  children: ReactNode
}

const places = 3

const logOut = () => {
  call(accountEndpoints.signOut, {}).catch(() => {})
  endSession({ byChoice: true })
}

/** One of the first steps, beside what is to come. There is always a way out of it. */
export function StepFrame({ profile, place, title, lead, aside, isWide, children }: StepFrameProps) {
  const Frame = isWide ? WideFrame : OnboardingFrame
  return (
    <Frame hasLegal={false}>
      <div className={classes.step}>
        <div className={classes.line}>
          {place && (
            <p className={classes.place}>
              {Array.from({ length: places }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: three marks that never move
                <span key={index} className={classes.mark} data-done={index < place} aria-hidden />
              ))}
              {stepTexts.step(place, places)}
            </p>
          )}
          {aside}
        </div>
        <PageTitle>{title}</PageTitle>
        <p className={classes.lead}>{lead}</p>
        {children}
        {profile && (
          <p className={classes.who}>
            <span>{stepTexts.signedInAs(profile.email)}</span>
            <Anchor component="button" type="button" className={classes.quiet} onClick={logOut}>
              {stepTexts.logOut}
            </Anchor>
          </p>
        )}
      </div>
    </Frame>
  )
}

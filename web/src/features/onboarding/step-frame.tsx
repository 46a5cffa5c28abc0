import type { Profile } from '@foyer/contract/accounts/model'
import { stepTexts } from '@foyer/contract/onboarding/messages'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { Anchor, Box, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { call } from '../../api/client'
import { endSession } from '../../api/session'
import { Row } from '../../ui/layout/flow'
import { PageTitle } from '../../ui/text/page-title'
import { OnboardingFrame } from '../accounts/onboarding/onboarding-frame'
import classes from './step.module.css'
import { WideFrame } from './wide-frame'

interface StepFrameProps {
  profile: Profile | undefined
  /** Which of the three steps of the one who sets the firm up; none for an invited person. */
  place?: number
  title: string
  lead: string
  /** At the right of the step's number. */
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
      <div className={classes.line}>
        {place && (
          <Text component="div" size="xs" data-ink="2">
            <Row gap={4}>
              {Array.from({ length: places }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: three marks that never move
                <span key={index} className={classes.mark} data-done={index < place} aria-hidden />
              ))}
              {stepTexts.step(place, places)}
            </Row>
          </Text>
        )}
        {aside && <Box ml="auto">{aside}</Box>}
      </div>
      <PageTitle>{title}</PageTitle>
      <Text mt={4} mb={24} fz="0.9375rem" lh="1.375rem" data-ink="2">
        {lead}
      </Text>
      {children}
      {profile && (
        <Text inherit mt={28} data-ink="2" style={{ overflowWrap: 'anywhere' }}>
          {stepTexts.signedInAs(profile.email)}{' '}
          <Anchor component="button" type="button" inherit fw={550} ml={4} onClick={logOut}>
            {stepTexts.logOut}
          </Anchor>
        </Text>
      )}
    </Frame>
  )
}

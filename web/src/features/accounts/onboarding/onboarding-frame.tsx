import type { ReactNode } from 'react'
import { SignInFrame } from '../sign-in-frame'
import { FeatureCarousel } from './feature-carousel'

/** The first steps: the column of the sign-in page, and beside it what is to come. */
export function OnboardingFrame({ children, hasLegal }: { children: ReactNode; hasLegal?: boolean }) {
  return (
    <SignInFrame picture={<FeatureCarousel />} hasLegal={hasLegal}>
      {children}
    </SignInFrame>
  )
}

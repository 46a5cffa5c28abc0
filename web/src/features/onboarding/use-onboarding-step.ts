import type { Profile } from '@foyer/contract/accounts/model'
import { landingFor } from '@foyer/contract/accounts/rules'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client'
import { clearMark, markedPage, markPage, type OnboardingPage } from '../../api/current-page'
import { keyOf } from '../../api/queries'
import { readAgain } from '../../api/read-again'
import { addresses } from '../../app/addresses'
import { useProfile } from '../accounts/use-profile'

/** Company, own data and team are steps of the one who sets the firm up; an invited person has one of their own (C-007). */
const isFor = (page: OnboardingPage, { isSuperAdmin }: Profile) =>
  page === 'personal-details' ? !isSuperAdmin : isSuperAdmin

/** Where somebody belongs whom this step is not meant for. */
export function wayFrom(page: OnboardingPage, profile: Profile): string | undefined {
  const hasPasswordToChoose = profile.isFirstLogin && profile.hasTemporaryPassword
  return isFor(page, profile) && !hasPasswordToChoose ? undefined : landingFor(profile)
}

/** One of the first steps: marks where the person is, and leads on. */
export function useOnboardingStep(page: OnboardingPage) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data: profile } = useProfile()
  const userId = profile?.id
  const isUnderWay = profile !== undefined && isFor(page, profile) && !profile.isOnboardingDone

  // Somebody who has been through all of it may come back to look; only who is on the way is kept on it.
  useEffect(() => {
    if (userId && (isUnderWay || markedPage(userId))) markPage(page, userId)
  }, [page, userId, isUnderWay])

  return {
    /** On to another of the steps. */
    goTo: async (next: OnboardingPage) => {
      if (userId && markedPage(userId)) markPage(next, userId)
      await navigate(`/${next}`)
    },
    /** Out of the first steps, to work. */
    leave: async () => {
      clearMark()
      await navigate(addresses.home)
    },
    markDone: async () => {
      await call(accountEndpoints.editSteps, { endsFirstLogin: false, endsOnboarding: true })
      queries.setQueryData<Profile>(keyOf(accountEndpoints.profile, {}), (known) =>
        known ? { ...known, isOnboardingDone: true } : known,
      )
    },
    /** Whoever comes back finds what they have saved. */
    readAnew: () => readAgain(queries, ['profile', 'company']),
  }
}

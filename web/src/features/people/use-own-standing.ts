import type { Standing } from '@foyer/contract/people/model'
import { useMemo } from 'react'
import { useFeatures, useProfile } from '../accounts/use-profile'

/** What the signed-in person may do, and so may give; nothing while that is not known yet. */
export function useOwnStanding(): Standing | undefined {
  const { data: profile } = useProfile()
  const { data: features } = useFeatures()
  return useMemo(() => {
    if (!profile || !features) return undefined
    const { isSuperAdmin, isAdmin, rights } = profile
    return { isSuperAdmin, isAdmin, rights, features }
  }, [profile, features])
}

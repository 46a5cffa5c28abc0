import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { useKnown } from '../../api/known'
import { useEndpoint } from '../../api/queries'
import { useSession } from '../../api/session'

/** Rights change seldom, and the server decides anyway. */
const seldom = { staleTime: 5 * 60_000 }

/** The signed-in person, their company and rights; nothing is asked while nobody is signed in. */
export function useProfile() {
  const isSignedIn = useSession() !== undefined
  return useEndpoint(accountEndpoints.profile, {}, { ...seldom, enabled: isSignedIn })
}

export function useFeatures() {
  const isSignedIn = useSession() !== undefined
  return useEndpoint(accountEndpoints.features, {}, { ...seldom, enabled: isSignedIn })
}

/** The same for small parts of a page that only look at what is known. */
export const useKnownProfile = () =>
  useKnown(accountEndpoints.profile, {}, { ...seldom, isAsked: useSession() !== undefined })

export const useKnownFeatures = () =>
  useKnown(accountEndpoints.features, {}, { ...seldom, isAsked: useSession() !== undefined })

import type { Viewer } from '@foyer/contract/accounts/model'
import { type Action, may } from '@foyer/contract/policy'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
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

/** The person as the permission table sees them, once both profile and features are known. */
function useViewer(): Viewer | undefined {
  const { data: profile } = useProfile()
  const { data: features } = useFeatures()
  if (!profile || !features) return undefined
  const { id, company, fullName, email, isSuperAdmin, isAdmin, isClient, rights } = profile
  const sessionId = ''
  return {
    userId: id,
    companyId: company.id,
    sessionId,
    fullName,
    email,
    isSuperAdmin,
    isAdmin,
    isClient,
    rights,
    features,
  }
}

/** Whether the permission table lets the signed-in person do this; no while that is not known yet. */
export function useCan(action: Action): boolean {
  const viewer = useViewer()
  return viewer !== undefined && may(viewer, action)
}

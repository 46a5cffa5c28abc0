import type { Viewer } from '@foyer/contract/accounts/model'
import { type Action, may } from '@foyer/contract/policy'
import { useFeatures, useProfile } from './use-profile'

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
    mustChoosePassword: profile.hasTemporaryPassword,
    isSetupByAdmins: company.isSetupByAdmins === true,
  }
}

/** Whether the permission table lets the signed-in person do this; no while that is not known yet. */
export function useCan(action: Action): boolean {
  const viewer = useViewer()
  return viewer !== undefined && may(viewer, action)
}

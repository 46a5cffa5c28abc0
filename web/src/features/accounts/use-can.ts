import type { Viewer } from '@foyer/contract/accounts/model'
import { type Action, may } from '@foyer/contract/policy'
import { useKnownFeatures, useKnownProfile } from './use-profile'

/** The person as the permission table sees them, once both profile and features are known. */
export function useViewer(): Viewer | undefined {
  const profile = useKnownProfile()
  const features = useKnownFeatures()
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

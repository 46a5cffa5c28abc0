import type { SignedIn } from './model'

/** Where a person goes after signing in (O-004 to O-007). */
export function landingFor(
  who: Pick<
    SignedIn,
    'isClient' | 'isFirstLogin' | 'hasTemporaryPassword' | 'isOnboardingDone' | 'isSuperAdmin'
  >,
): '/client/' | '/login-page' | '/company-details' | '/personal-details' | '/admin/' {
  if (who.isClient) return '/client/'
  if (who.isFirstLogin && who.hasTemporaryPassword) return '/login-page'
  if (!who.isOnboardingDone) return who.isSuperAdmin ? '/company-details' : '/personal-details'
  return '/admin/'
}

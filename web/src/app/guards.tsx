import { signInTexts } from '@foyer/contract/accounts/messages'
import { Navigate, Outlet, useLocation } from 'react-router'
import { markedPage } from '../api/current-page'
import { useSession } from '../api/session'
import { useProfile } from '../features/accounts/use-profile'
import { FailedState } from '../ui/states/failed-state'
import { addresses } from './addresses'
import classes from './bare-frame.module.css'

/** Staff and clients never see each other's pages. */
function Only({ clients }: { clients: boolean }) {
  const isSignedIn = useSession() !== undefined
  const { pathname } = useLocation()
  const { data: profile, isError, refetch } = useProfile()
  if (!isSignedIn) return <Navigate to={addresses.signIn} replace />
  if (isError && !profile)
    return (
      <main className={classes.bare}>
        <FailedState isPage what={signInTexts.profileFailed} onRetry={() => void refetch()} />
      </main>
    )
  if (!profile) return null
  // The server answers nothing else before (C-173).
  if (profile.hasTemporaryPassword) return <Navigate to={addresses.firstLogin} replace />
  const unfinished = profile.isClient ? undefined : markedPage(profile.id)
  // A person who stopped halfway through the first steps continues there (O-024).
  if (unfinished && pathname !== `/${unfinished}`) return <Navigate to={`/${unfinished}`} replace />
  if (profile.isClient === clients) return <Outlet />
  return <Navigate to={profile.isClient ? addresses.client : addresses.home} replace />
}

export const StaffOnly = () => <Only clients={false} />
export const ClientsOnly = () => <Only clients />

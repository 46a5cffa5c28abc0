import { signInTexts } from '@foyer/contract/accounts/messages'
import { Navigate, Outlet } from 'react-router'
import { useSession } from '../api/session'
import { useProfile } from '../features/accounts/use-profile'
import { FailedState } from '../ui/failed-state'
import { addresses } from './addresses'
import classes from './bare-frame.module.css'

/** Pages of the two kinds of people: staff and clients never see each other's. */
function Only({ clients }: { clients: boolean }) {
  const isSignedIn = useSession() !== undefined
  const { data: profile, isError, refetch } = useProfile()
  if (!isSignedIn) return <Navigate to={addresses.signIn} replace />
  if (isError && !profile)
    return (
      <main className={classes.bare}>
        <FailedState what={signInTexts.profileFailed} onRetry={() => void refetch()} />
      </main>
    )
  if (!profile) return null
  if (profile.isClient === clients) return <Outlet />
  return <Navigate to={profile.isClient ? addresses.client : addresses.home} replace />
}

export const StaffOnly = () => <Only clients={false} />
export const ClientsOnly = () => <Only clients />

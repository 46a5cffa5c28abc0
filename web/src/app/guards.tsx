import { signInTexts } from '@foyer/contract/accounts/messages'
import { landingFor } from '@foyer/contract/accounts/rules'
import { lazy, Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { askedFor, keepAskedFor } from '../api/asked-for'
import { markedPage } from '../api/current-page'
import { hasSignedOutByChoice, useSession } from '../api/session'
import { useProfile } from '../features/accounts/use-profile'
import { DrawnInSlices } from '../ui/drawn-in-slices'
import { FailedState } from '../ui/states/failed-state'
import { addresses } from './addresses'
import classes from './bare-frame.module.css'
import { WaitingFrame } from './waiting-frame'

/** A stranger: signing in leads back to what they opened. Who has just left did not ask for anything (C-175). */
function ToSignIn() {
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    if (!hasSignedOutByChoice()) keepAskedFor(`${pathname}${search}${hash}`)
  }, [pathname, search, hash])
  return <Navigate to={addresses.signIn} replace />
}

const ToAskedFor = lazy(() => import('./to-asked-for').then((module) => ({ default: module.ToAskedFor })))

/** Staff and clients never see each other's pages. */
function Only({ clients }: { clients: boolean }) {
  const isSignedIn = useSession() !== undefined
  const { pathname } = useLocation()
  const { data: profile, isError, refetch } = useProfile()
  if (!isSignedIn) return <ToSignIn />
  if (isError && !profile)
    return (
      <main className={classes.bare}>
        <FailedState isPage what={signInTexts.profileFailed} onRetry={() => void refetch()} />
      </main>
    )
  if (!profile) return <WaitingFrame />
  // The server answers nothing else before (C-173).
  if (profile.hasTemporaryPassword) return <Navigate to={addresses.firstLogin} replace />
  const unfinished = profile.isClient ? undefined : markedPage(profile.id)
  // A person who stopped halfway through the first steps continues there (O-024).
  if (unfinished && pathname !== `/${unfinished}`) return <Navigate to={`/${unfinished}`} replace />
  if (profile.isClient !== clients)
    return <Navigate to={profile.isClient ? addresses.client : addresses.home} replace />
  const hasArrived = pathname === (clients ? addresses.client : addresses.home)
  const asked = hasArrived && pathname === landingFor(profile) ? askedFor() : undefined
  if (!asked)
    return (
      <DrawnInSlices instead={<WaitingFrame />}>
        <Outlet />
      </DrawnInSlices>
    )
  return (
    <Suspense>
      <ToAskedFor address={asked} profile={profile} />
    </Suspense>
  )
}

export const StaffOnly = () => <Only clients={false} />
export const ClientsOnly = () => <Only clients />

import { signInTexts } from '@foyer/contract/accounts/messages'
import type { Profile } from '@foyer/contract/accounts/model'
import { landingFor } from '@foyer/contract/accounts/rules'
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { askedFor, forgetAskedFor, keepAskedFor } from '../api/asked-for'
import { markedPage } from '../api/current-page'
import { hasSignedOutByChoice, useSession } from '../api/session'
import { useFeatures, useProfile } from '../features/accounts/use-profile'
import { FailedState } from '../ui/states/failed-state'
import { addresses } from './addresses'
import classes from './bare-frame.module.css'
import { mayOpen } from './may-open'
import { WaitingFrame } from './waiting-frame'

/** A stranger: signing in leads back to what they opened. Who has just left did not ask for anything (C-175). */
function ToSignIn() {
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    if (!hasSignedOutByChoice()) keepAskedFor(`${pathname}${search}${hash}`)
  }, [pathname, search, hash])
  return <Navigate to={addresses.signIn} replace />
}

/** On to the address that was asked for, once, if this person may open it. */
function ToAskedFor({ address, profile }: { address: string; profile: Profile }) {
  const { data: features, isError } = useFeatures()
  const isDecided = features !== undefined || isError
  useEffect(() => {
    if (isDecided) forgetAskedFor()
  }, [isDecided])
  if (!isDecided) return null
  return features && mayOpen(address, profile, features) ? <Navigate to={address} replace /> : <Outlet />
}

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
  return asked ? <ToAskedFor address={asked} profile={profile} /> : <Outlet />
}

export const StaffOnly = () => <Only clients={false} />
export const ClientsOnly = () => <Only clients />

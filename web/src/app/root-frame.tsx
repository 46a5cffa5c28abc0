import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { call } from '../api/client'
import { onLive } from '../api/live'
import { keyOf } from '../api/queries'

/** A session of this person has ended somewhere. A call to the server shows whether it is this one. */
const askWhetherSignedIn = () => {
  call(accountEndpoints.self, {}).catch(() => {})
}

/** An admin has changed this person's rights: the screen follows at once. */
function useRightsInStep() {
  const queries = useQueryClient()
  useEffect(() => {
    const readAgain = () => {
      for (const endpoint of [accountEndpoints.profile, accountEndpoints.features])
        void queries.invalidateQueries({ queryKey: keyOf(endpoint) })
    }
    return onLive('rights-changed', readAgain)
  }, [queries])
}

/** Around every page. */
export function RootFrame() {
  useRightsInStep()
  useEffect(() => onLive('session-ended', askWhetherSignedIn), [])
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

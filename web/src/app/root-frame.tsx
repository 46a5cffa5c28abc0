import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { call } from '../api/client'
import { onLive } from '../api/live/live'
import { DrawnInSlices } from '../ui/drawn-in-slices'
import { WaitingPage } from './waiting-frame'

/** A session of this person has ended somewhere. A call to the server shows whether it is this one. */
const askWhetherSignedIn = () => {
  call(accountEndpoints.self, {}).catch(() => {})
}

/** Around every page. */
export function RootFrame() {
  useEffect(() => onLive('session-ended', askWhetherSignedIn), [])
  return (
    <>
      <DrawnInSlices instead={<WaitingPage />}>
        <Outlet />
      </DrawnInSlices>
      <ScrollRestoration />
    </>
  )
}

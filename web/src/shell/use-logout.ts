import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { useNavigate } from 'react-router'
import { call } from '../api/client'
import { endSession } from '../api/session'
import { addresses } from '../app/addresses'
import { leaveSafely } from './waiting/leaving'

/** Signs out here at once; the server is told, but whether it hears it does not hold anybody back. */
export function useLogout(): () => void {
  const navigate = useNavigate()
  return () =>
    leaveSafely(() => {
      call(accountEndpoints.signOut, {}).catch(() => {})
      endSession({ byChoice: true })
      void navigate(addresses.signIn)
    })
}

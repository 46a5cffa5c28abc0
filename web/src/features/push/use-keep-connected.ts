import { useEffect } from 'react'
import { useSession } from '../../api/session'
import { readMark } from './connected-mark'

/** In the frame: what is needed for it is loaded only where a browser showed notifications before. */
export function useKeepConnected() {
  const session = useSession()
  useEffect(() => {
    if (!session || !readMark()) return
    // The next page that is opened tries again.
    void import('./keep-connected').then(({ keepConnected }) => keepConnected()).catch(() => {})
  }, [session])
}

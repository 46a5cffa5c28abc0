import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { rememberOpened } from './opened-lately'
import { thingAt } from './thing-here'

/** Whatever is opened stands first in the search, as long as the person is signed in here. */
export function OpenedHere({ companyId }: { companyId: string }) {
  const here = thingAt(useLocation())
  const kind = here?.kind
  const id = here?.id
  useEffect(() => {
    if (kind && id) rememberOpened(companyId, { kind, id })
  }, [companyId, kind, id])
  return null
}

import { clockTimeOf, formatTime12 } from '@foyer/contract/kit/dates'
import { offlineTexts as texts } from '@foyer/contract/shell/messages/offline'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNetwork } from '../../api/network'
import { isAbout } from '../../api/read-again'
import { canWait } from '../../api/waiting/queue'
import { useCompanyDay } from '../../features/accounts/use-company-day'

/** When the oldest of what is shown of leads was read. */
function useAsOf(isAway: boolean): number | undefined {
  const queries = useQueryClient()
  const [asOf, setAsOf] = useState<number>()
  useEffect(() => {
    if (!isAway) return
    const look = () => {
      const times = queries
        .getQueryCache()
        .findAll({ type: 'active', predicate: (query) => isAbout(query, ['leads']) })
        .flatMap(({ state }) => (state.dataUpdatedAt > 0 ? [state.dataUpdatedAt] : []))
      setAsOf(times.length > 0 ? Math.min(...times) : undefined)
    }
    look()
    return queries.getQueryCache().subscribe(() => queueMicrotask(look))
  }, [isAway, queries])
  return asOf
}

/** One line while the server is out of reach: how old it is what one sees, and what becomes of what one writes. */
export function NetworkLine({ className }: { className: string | undefined }) {
  const network = useNetwork()
  const queries = useQueryClient()
  const { timeZone } = useCompanyDay()
  const isAway = network !== 'there'
  const asOf = useAsOf(isAway)
  // What could not be read is read when it can be.
  useEffect(() => {
    if (isAway) return () => void queries.invalidateQueries()
  }, [isAway, queries])
  const time = asOf && formatTime12(clockTimeOf(new Date(asOf).toISOString(), timeZone))
  const isNone = network === 'none'
  const what = isNone ? texts.none : texts.unreachable
  const aged = time && (isNone ? texts.asOf(time) : texts.asOfUnreachable(time))
  return (
    <div role="status" className={isAway ? className : undefined}>
      {isAway && (aged || what)} {isAway && canWait() && texts.waits}
    </div>
  )
}

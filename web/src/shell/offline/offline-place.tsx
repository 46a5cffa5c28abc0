import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hasDatabase } from '../../api/device/database'
import { keepReads } from '../../api/device/kept-reads'
import { useCan } from '../../features/accounts/use-can'
import { keptEndpoints } from './kept-endpoints'
import { NetworkLine } from './network-line'
import { readAhead } from './read-ahead'
import { startWorker } from './worker'

/** What the page itself reads comes first. */
const pauseBeforeReading = 4000

/** Makes ready for the time without a network, and says when it has come. */
export function OfflinePlace({ className }: { className: string | undefined }) {
  const queries = useQueryClient()
  const hasLeads = useCan('leads.add')
  useEffect(() => {
    startWorker()
    if (!hasDatabase()) return
    const stop = keepReads(queries, keptEndpoints)
    const timer = setTimeout(() => {
      if (hasLeads) readAhead(queries).catch(() => {})
    }, pauseBeforeReading)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [queries, hasLeads])
  return <NetworkLine className={className} />
}

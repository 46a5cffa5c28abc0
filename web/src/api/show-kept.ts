import type { QueryClient } from '@tanstack/react-query'
import { CallFailed } from './call-failed'
import { hasDatabase } from './device/database'

interface Asked {
  client: QueryClient
  queryKey: readonly unknown[]
}

/** What cannot be read now is shown as it was read last, with its time. It has failed all the same, and is read again. */
export async function showKept(failure: unknown, { client, queryKey }: Asked): Promise<never> {
  const isAway = failure instanceof CallFailed && failure.status === 0
  if (!isAway || !hasDatabase() || client.getQueryData(queryKey) !== undefined) throw failure
  const { keptRead } = await import('./device/kept-reads')
  const kept = await keptRead(queryKey).catch(() => undefined)
  if (kept && client.getQueryData(queryKey) === undefined)
    client.setQueryData(queryKey, kept.data, { updatedAt: kept.at })
  throw failure
}

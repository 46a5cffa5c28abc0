import type { AnyEndpoint } from '@foyer/contract/kit/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onLive } from '../../api/live'
import { keyOf } from '../../api/queries'

/** Changes come in bursts; one reading serves them all. Never put off again: in a busy firm the burst does not end. */
const pauseBeforeReading = 300

/** Reads these again when leads were changed, here or by a colleague. Pass a list that stays the same. */
export function useLeadsInStep(endpoints: readonly AnyEndpoint[]): void {
  const queries = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      timer = undefined
      for (const endpoint of endpoints) void queries.invalidateQueries({ queryKey: keyOf(endpoint) })
    }
    const stop = onLive('leads-changed', () => {
      timer ??= setTimeout(read, pauseBeforeReading)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [queries, endpoints])
}

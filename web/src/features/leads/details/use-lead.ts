import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work-endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onLive } from '../../../api/live'
import { keyOf, useEndpoint } from '../../../api/queries'

/** Changes come in bursts; one reading serves them all. */
const pauseBeforeReading = 300

/** One lead, kept as it is now: what colleagues change appears by itself. */
export function useLead(id: string) {
  const queries = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      void queries.invalidateQueries({ queryKey: keyOf(leadCaptureEndpoints.byId, { id }) })
      void queries.invalidateQueries({ queryKey: keyOf(leadWorkEndpoints.additionalDetails, { leadId: id }) })
    }
    const stop = onLive('leads-changed', ({ ids }) => {
      if (ids && !ids.includes(id)) return
      clearTimeout(timer)
      timer = setTimeout(read, pauseBeforeReading)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [queries, id])
  return useEndpoint(leadCaptureEndpoints.byId, { id }, { staleTime: 0 })
}

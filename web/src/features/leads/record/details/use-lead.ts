import { absentLeadTexts } from '@foyer/contract/leads/messages/details'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CallFailed } from '../../../../api/call-failed'
import { onLive } from '../../../../api/live'
import { keyOf, useEndpoint } from '../../../../api/queries'

/** Changes come in bursts; one reading serves them all. */
const pauseBeforeReading = 300

/** It is not there for the caller, or the address names no lead at all; anything else is worth another try. */
export const isAbsent = (error: CallFailed | null): error is CallFailed =>
  error !== null && [400, 403, 404].includes(error.status)

/** What the server says of an address that names no lead is for programs. */
export const absenceIn = (error: CallFailed): string =>
  error.status === 400 ? absentLeadTexts.unknown : error.message

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

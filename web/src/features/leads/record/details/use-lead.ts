import { absentLeadTexts } from '@foyer/contract/leads/messages/details'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import type { CallFailed } from '../../../../api/call-failed'
import { useEndpoint } from '../../../../api/queries'

/** It is not there for the caller, or the address names no lead at all; anything else is worth another try. */
export const isAbsent = (error: CallFailed | null): error is CallFailed =>
  error !== null && [400, 403, 404].includes(error.status)

/** What the server says of an address that names no lead is for programs. */
export const absenceIn = (error: CallFailed): string =>
  error.status === 400 ? absentLeadTexts.unknown : error.message

/** One lead, kept as it is now: what colleagues change appears by itself. */
export const useLead = (id: string) => useEndpoint(leadCaptureEndpoints.byId, { id }, { staleTime: 0 })

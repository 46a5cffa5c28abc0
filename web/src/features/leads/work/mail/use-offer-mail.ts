import type { CallStatus } from '@foyer/contract/leads/model'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../../api/queries'
import { useCan } from '../../../accounts/use-can'
import { askToMail, sendPreparedMail } from './mail-requests'

/** C-106 */
const withMail: readonly CallStatus[] = ['follow-up', 'not-interested', 'no-response', 'meeting']

interface UpdatedLead {
  id: string
  name: string
  /** Undefined where it is not known here: whoever asks looks it up. */
  hasEmail: boolean | undefined
}

/** After an update of the status: sends what waited for it, or asks whether a mail is wanted (L-121, L-123). Whether it asks. */
export function useOfferMail() {
  const queries = useQueryClient()
  const canSend = useCan('leadMail.send')
  return ({ id, name, hasEmail }: UpdatedLead, status: CallStatus | undefined): boolean => {
    if (sendPreparedMail(id) || !canSend || !status || !withMail.includes(status)) return false
    const known = queries.getQueryData<LeadDetail>(keyOf(leadCaptureEndpoints.byId, { id }))
    if (hasEmail === false || known?.wantsNoEmailPrompt) return false
    askToMail({ kind: 'lead', leadId: id, name, status, afterStatus: true })
    return true
  }
}

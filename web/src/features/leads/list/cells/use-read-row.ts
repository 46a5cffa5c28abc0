import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { call } from '../../../../api/client'
import { useKeepLead } from '../../work/stage/use-keep-lead'

/** Shows a lead as it is now where its call answers only that it is saved: before the list, which may be long, is read again. */
export function useReadRow() {
  const keep = useKeepLead()
  return (leadId: string): Promise<void> =>
    call(leadCaptureEndpoints.byId, { id: leadId }).then(keep, () => undefined)
}

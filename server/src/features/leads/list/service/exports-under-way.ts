import { refuseFor } from '@foyer/contract/kit/refusal'
import { leadLimits } from '@foyer/contract/leads/limits'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'

/** How many exports of a company are under way in this process. */
const underWay = new Map<string, number>()

/** A share for each company, so that the exports of one do not slow down the pages of another. */
export function enterExports(companyId: string): () => void {
  const running = underWay.get(companyId) ?? 0
  if (running >= leadLimits.exportsAtOnce) refuseFor(10, captureRefusals.tooManyExports)
  underWay.set(companyId, running + 1)
  return () => {
    const left = (underWay.get(companyId) ?? 1) - 1
    if (left > 0) underWay.set(companyId, left)
    else underWay.delete(companyId)
  }
}

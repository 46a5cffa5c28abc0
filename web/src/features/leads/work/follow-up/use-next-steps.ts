import {
  defaultNextSteps,
  type OfferedFollowUp,
  offeredFollowUp,
  stepAfter,
} from '@foyer/contract/leads/choices/next-steps'
import type { CallStatus } from '@foyer/contract/leads/model'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { useEndpoint } from '../../../../api/queries'
import { useOfferedAt } from './use-offered-at'

/** A firm changes it seldom, and is told at once when a colleague does. */
const seldom = { staleTime: 5 * 60_000 }

interface NextSteps {
  /** None where the firm offers nothing, or asks. */
  offerAfter: (outcome: CallStatus | undefined) => OfferedFollowUp | undefined
  /** The firm wants to know the next step, and leaves its day to whoever logs the outcome. */
  asksAfter: (outcome: CallStatus | undefined) => boolean
}

/** What the firm offers after each outcome; what everybody begins with, while that is on its way. */
export function useNextSteps(): NextSteps {
  const steps = useEndpoint(leadWorkEndpoints.nextSteps, {}, seldom).data ?? defaultNextSteps
  const at = useOfferedAt()
  return {
    offerAfter: (outcome) => outcome && offeredFollowUp(stepAfter(steps, outcome), at),
    asksAfter: (outcome) => outcome !== undefined && stepAfter(steps, outcome)?.offer === 'ask',
  }
}

import { draftPrefix } from '../../../../api/session'
import { type Callback, nothingSaid } from './callback-fields'
import type { PendingOutcome } from './pending-outcomes'

type Asked = Pick<PendingOutcome, 'leadId' | 'userId'>

const keyOf = ({ leadId, userId }: Asked) => `${draftPrefix}call:${userId}:${leadId}`

/** What was typed of a call before its outcome was written down; it is there again when that is asked again. */
export function saidOf(asked: Asked): Callback {
  try {
    return { ...nothingSaid, ...JSON.parse(localStorage.getItem(keyOf(asked)) ?? '{}') }
  } catch {
    return nothingSaid
  }
}

export function keepSaid(asked: Asked, said: Callback) {
  // A full or forbidden store only loses what would have come back.
  try {
    localStorage.setItem(keyOf(asked), JSON.stringify(said))
  } catch {}
}

export function forgetSaid(asked: Asked) {
  try {
    localStorage.removeItem(keyOf(asked))
  } catch {}
}

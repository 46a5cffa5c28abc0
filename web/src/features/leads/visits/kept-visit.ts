import type { VisitOutcome } from '@foyer/contract/leads/visits/model'
import { draftPrefix } from '../../../api/session'
import type { EarlierAttachment } from '../../files/use-attachments'
import { type Callback, nothingSaid } from '../work/contact/callback-fields'

/** What was said of a visit before it was saved. */
export interface VisitDraft {
  outcome: VisitOutcome | undefined
  said: Callback
  photos: EarlierAttachment[]
}

interface Whose {
  leadId: string
  userId: string
}

const keyOf = ({ leadId, userId }: Whose) => `${draftPrefix}visit:${userId}:${leadId}`

export const noDraft: VisitDraft = { outcome: undefined, said: nothingSaid, photos: [] }

export function readVisit(whose: Whose): VisitDraft {
  try {
    const { said, ...kept } = JSON.parse(localStorage.getItem(keyOf(whose)) ?? '{}') as Partial<VisitDraft>
    return { ...noDraft, ...kept, said: { ...nothingSaid, ...said } }
  } catch {
    return noDraft
  }
}

export function keepVisit(whose: Whose, draft: VisitDraft) {
  // A full or forbidden store only loses what would have come back.
  try {
    localStorage.setItem(keyOf(whose), JSON.stringify(draft))
  } catch {}
}

export function forgetVisit(whose: Whose) {
  try {
    localStorage.removeItem(keyOf(whose))
  } catch {}
}

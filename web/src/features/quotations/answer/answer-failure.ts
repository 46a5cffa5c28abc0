import { answerRefusals } from '@foyer/contract/quotations/answer/messages'
import { answerPageTexts } from '@foyer/contract/quotations/answer/messages-page'
import { CallFailed, wordsOf } from '../../../api/call-failed'
import { showToast } from '../../../ui/toasts/toast'

/** Why an answer did not arrive, in words for a client. */
export function answerFailure(error: unknown, otherwise: string): string {
  if (error instanceof CallFailed && error.status === 0) return answerPageTexts.offline
  const words = wordsOf(error, otherwise)
  // The newer one takes the place of the dialog, which could not say it any more.
  if (error instanceof CallFailed && error.code === answerRefusals.newer.code)
    showToast({ kind: 'problem', text: words })
  return words
}

import { answerRefusals } from '@foyer/contract/quotations/answer/messages'
import { CallFailed } from '../../../api/call-failed'
import { showToast } from '../../../ui/toasts/toast'
import { clientWordsOf } from './client-words'

/** Why an answer did not arrive. */
export function answerFailure(error: unknown, otherwise: string): string {
  const words = clientWordsOf(error, otherwise)
  // The newer one takes the place of the dialog, which could not say it any more.
  if (error instanceof CallFailed && error.code === answerRefusals.newer.code)
    showToast({ kind: 'problem', text: words })
  return words
}

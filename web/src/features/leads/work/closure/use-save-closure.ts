import { leadSavedTexts } from '@foyer/contract/leads/messages/capture'
import { previewTexts } from '@foyer/contract/leads/messages/work'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { showToast } from '../../../../ui/toasts/toast'

/** By when the deal should be settled, wherever it is said. */
export const useSaveClosure = (reads: 'at-once' | 'before-done', onSaved?: () => void) =>
  useSend(leadCaptureEndpoints.addExpectedClosure, {
    onSuccess: () => {
      showToast({ kind: 'ok', text: previewTexts.updated })
      onSaved?.()
    },
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, leadSavedTexts.failed) }),
    reads,
  })

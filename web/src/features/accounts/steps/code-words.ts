import { toastLimits } from '@foyer/contract/kit/limits'
import { callTexts } from '@foyer/contract/kit/screen-texts'
import { CallFailed } from '../../../api/call-failed'
import { showToast } from '../../../ui/toasts/toast'

/** The mail service marks a failure with one word and explains it in a description; others put the words first. */
export function failureWords(error: unknown): string {
  if (!(error instanceof CallFailed)) return callTexts.failed
  const { description } = error.details
  return typeof description === 'string' && description ? description : error.message
}

export const toldFor = toastLimits.onboarding

export const showFailure = (error: unknown) =>
  showToast({ kind: 'problem', text: failureWords(error), duration: toldFor })

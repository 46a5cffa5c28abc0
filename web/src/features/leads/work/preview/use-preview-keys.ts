import { useKeys } from './use-keys'

interface PreviewKeys {
  onClose: () => void
  onStep?: (step: 1 | -1) => void
  onOutcome?: (place: number) => void
  onComment?: () => void
  onFollowUp?: () => void
  onSend?: () => void
}

const steps: Record<string, 1 | -1> = { j: 1, n: 1, k: -1 }

/** Working through leads without a pointer: no key is taken from somebody who types. */
export function usePreviewKeys({ onClose, onStep, onOutcome, onComment, onFollowUp, onSend }: PreviewKeys) {
  useKeys(({ key, isTyped, target }) => {
    const isInside = target.closest('[data-preview]') !== null
    if (key === 'Escape' && (isInside || !isTyped)) {
      onClose()
      return true
    }
    if (key === 'Send' && onSend && (isInside || !isTyped)) {
      onSend()
      return true
    }
    if (isTyped) return false
    const step = steps[key]
    if (step && onStep) {
      onStep(step)
      return true
    }
    if (/^[1-5]$/.test(key) && onOutcome) {
      onOutcome(Number(key))
      return true
    }
    if (key === 'c' && onComment) {
      onComment()
      return true
    }
    if (key === 'f' && onFollowUp) {
      onFollowUp()
      return true
    }
    return false
  })
}

import { type RefObject, useEffect, useRef } from 'react'
import { hasSingleKeys } from '../../../accounts/single-keys'
import { isTyping } from '../../work/preview/use-keys'

const takesEnter = 'button, a, textarea, select, input, [role="option"]'

interface ChatKeys {
  onSkip: () => void
  onEnter: () => void
}

/** S skips, for those who want single keys; Enter opens, wherever the focus is in the dialog. */
export function useChatKeys(place: RefObject<HTMLElement | null>, keys: ChatKeys) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event
      const dialog = place.current?.closest('[role="dialog"]')
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      if (!(target instanceof Element) || !(dialog?.contains(target) || target === document.body)) return
      // A key that is held down would open one chat after another.
      if (key === 'Enter' && event.repeat && !isTyping(target)) return event.preventDefault()
      if (key === 'Enter' && !target.matches(takesEnter)) latest.current.onEnter()
      else if (key.toLowerCase() === 's' && !isTyping(target) && hasSingleKeys()) latest.current.onSkip()
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [place])
}

import { useEffect, useRef } from 'react'
import { hasSingleKeys, isSingleKey } from '../../../accounts/single-keys'

export const isTyping = (target: Element | null): boolean =>
  target?.matches(
    'textarea, select, [contenteditable="true"], [role="combobox"], input:not([type="radio"], [type="checkbox"])',
  ) ?? false

/** What begins to write as soon as a letter is pressed, although it is no field: a cell of a grid, a list of choices. */
const takesTyping = (target: Element): boolean =>
  target.closest('[role="grid"], [role="listbox"], [role="textbox"], iframe') !== null

/** Something that takes the keys for itself: a dialog over everything, or whatever has the focus in it. */
const isTaken = (target: Element): boolean =>
  document.querySelector('[aria-modal="true"]:not([data-preview]), [role="menu"]') !== null ||
  target.closest('[role="dialog"]:not([data-preview])') !== null

export interface PressedKey {
  key: string
  /** Into a field. */
  isTyped: boolean
  target: Element
}

interface KeysOptions {
  /** For what a page offers everywhere: whoever wants the same key on this page gets it. */
  isLast?: boolean
}

/** Keys wherever the focus is; single ones only for those who want them. `onKey` says whether it took the key; nobody else gets it then. */
export function useKeys(onKey: (pressed: PressedKey) => boolean, { isLast = false }: KeysOptions = {}) {
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body
      if (event.defaultPrevented || event.isComposing || event.altKey || isTaken(target)) return
      const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
      if ((event.ctrlKey || event.metaKey) && !isSend) return
      // An open list closes first.
      if (target.getAttribute('aria-expanded') === 'true' && !isSend) return
      const key = isSend ? 'Send' : event.key.length === 1 ? event.key.toLowerCase() : event.key
      if (isSingleKey(key) && (!hasSingleKeys() || takesTyping(target))) return
      if (!latest.current({ key, isTyped: isTyping(target), target })) return
      event.preventDefault()
      event.stopPropagation()
    }
    // Before anybody else: what a key closes is still open then.
    const isFirst = !isLast
    window.addEventListener('keydown', press, isFirst)
    return () => window.removeEventListener('keydown', press, isFirst)
  }, [isLast])
}

import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Hit } from './hit'

interface SearchKeys {
  hits: Hit[]
  active: Hit | undefined
  /** Nothing is chosen yet, and more is on its way. */
  isAwaiting: boolean
  isOfLead: boolean
  choose: (hit: Hit) => void
  open: (hit: Hit) => void
  /** What can be done with a lead; nothing leads back to the search. */
  more: (lead: Hit['lead']) => void
}

/** The keys of the field: up and down choose, Enter opens, right or Tab goes to what can be done with a lead, left back. */
export function useSearchKeys({ hits, active, isAwaiting, isOfLead, choose, open, more }: SearchKeys) {
  // Enter before the answer is there means the first of what comes.
  const [isAwaited, setAwaited] = useState(false)
  useEffect(() => {
    if (!isAwaited || isAwaiting) return
    setAwaited(false)
    if (active) open(active)
  })
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    // Where what was chosen is gone, the first one is next.
    const from = active ? hits.indexOf(active) : -1
    const next = step && hits[(Math.max(from + step, from < 0 ? 0 : -1) + hits.length) % hits.length]
    if (next) {
      event.preventDefault()
      choose(next)
    }
    if (event.key === 'Enter' && (active || isAwaiting)) {
      event.preventDefault()
      if (isAwaiting) setAwaited(true)
      else if (active) open(active)
    }
    const isToMore =
      (event.key === 'ArrowRight' && selectionStart === value.length) ||
      (event.key === 'Tab' && !event.shiftKey)
    if (isToMore && active?.lead) {
      event.preventDefault()
      more(active.lead)
    }
    const isBack = event.key === 'ArrowLeft' || event.key === 'Backspace'
    if (isOfLead && isBack && selectionStart === 0 && selectionEnd === 0) {
      event.preventDefault()
      more(undefined)
    }
  }
  return { press, forgetEnter: () => setAwaited(false) }
}

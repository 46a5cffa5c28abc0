import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Hit } from './hit'

interface SearchKeys {
  hits: Hit[]
  active: Hit | undefined
  isSearching: boolean
  isOfLead: boolean
  choose: (place: number) => void
  open: (hit: Hit) => void
  /** What can be done with a lead; nothing leads back to the search. */
  more: (lead: Hit['lead']) => void
}

/** The keys of the field: up and down choose, Enter opens, right or Tab goes to what can be done with a lead, left back. */
export function useSearchKeys({ hits, active, isSearching, isOfLead, choose, open, more }: SearchKeys) {
  // Enter before the answer is there means the first of what comes.
  const [isAwaited, setAwaited] = useState(false)
  useEffect(() => {
    if (!isAwaited || isSearching) return
    setAwaited(false)
    if (active) open(active)
  })
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && hits.length > 0) {
      event.preventDefault()
      const from = active ? hits.indexOf(active) : 0
      choose((from + step + hits.length) % hits.length)
    }
    if (event.key === 'Enter' && (active || isSearching)) {
      event.preventDefault()
      if (isSearching) setAwaited(true)
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

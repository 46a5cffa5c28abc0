import type { KeyboardEvent } from 'react'

/**
 * Enter in an open list picks the marked row and never sends the form around it. Mantine alone forgets the mark when a
 * list is opened and typed into at the same moment, as a paste does.
 */
export function pickOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  const field = event.currentTarget
  if (field.getAttribute('aria-expanded') !== 'true') return
  event.preventDefault()
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '')
  const marked = list?.querySelector<HTMLElement>('[data-combobox-selected]')
  if (!marked) return
  event.stopPropagation()
  marked.click()
}

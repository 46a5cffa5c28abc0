import { lengthOf } from '@foyer/contract/kit/typed-text'
import type { KeyboardEvent } from 'react'

/** What one key did to the text: the sign it added, none for one that took something away; undefined for a paste. */
export function keyOf(event: Event): string | undefined {
  if (!(event instanceof InputEvent)) return undefined
  if (event.inputType.startsWith('delete') && event.inputType !== 'deleteByCut') return ''
  return event.inputType === 'insertText' ? (event.data ?? undefined) : undefined
}

/** A key that would write something. */
export const isSign = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  lengthOf(key) === 1 && !ctrlKey && !metaKey && !altKey

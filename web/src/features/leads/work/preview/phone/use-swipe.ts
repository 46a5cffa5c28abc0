import { type PointerEvent, useRef } from 'react'

/** So far a finger has to go sideways, and so much further than up or down. */
const far = 64
const straight = 2
/** A slower one marks a text or has thought better of it. */
const quick = 600

/** Where a finger does something else than turn the page. */
const busy =
  'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="slider"], [role="tablist"]'

/** To the next with the finger going left, to the former with it going right; scrolling and marking texts stay what they are. */
export function useSwipe(onStep: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number; at: number }>(undefined)
  const end = () => {
    start.current = undefined
  }
  return {
    onPointerDown: ({
      pointerType,
      isPrimary,
      target,
      currentTarget,
      clientX: x,
      clientY: y,
      timeStamp: at,
    }: PointerEvent) => {
      const place = target as Element
      // To React what was opened from here lies in here, wherever it is on the page.
      const isHere = currentTarget.contains(place) && !place.closest(busy)
      const isFree = pointerType === 'touch' && isPrimary && isHere
      start.current = isFree ? { x, y, at } : undefined
    },
    onPointerUp: ({ clientX, clientY, timeStamp }: PointerEvent) => {
      const from = start.current
      end()
      if (!from || timeStamp - from.at > quick || window.getSelection()?.isCollapsed === false) return
      const [across, along] = [clientX - from.x, clientY - from.y]
      if (Math.abs(across) < far || Math.abs(across) < straight * Math.abs(along)) return
      onStep(across < 0 ? 1 : -1)
    },
    // The browser scrolls with it.
    onPointerCancel: end,
  }
}

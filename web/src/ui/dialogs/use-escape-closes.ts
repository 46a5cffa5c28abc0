import { useEffect, useRef } from 'react'

/** How to close the dialogs that are on the screen; the last one is on top. */
const open: (() => void)[] = []

function closeTop(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.isComposing) return
  // What hangs over a field of the dialog, such as a list, ends first, and by itself.
  const hanging = '[data-mantine-stop-propagation="true"]'
  if (event.target instanceof Element && event.target.closest(hanging)) return
  open.at(-1)?.()
}

/** Escape closes one dialog at a time: those of the library all hear it, and would close together. */
export function useEscapeCloses(isOpen: boolean, close: () => void) {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    const own = () => latest.current()
    if (open.push(own) === 1) window.addEventListener('keydown', closeTop, { capture: true })
    return () => {
      open.splice(open.indexOf(own), 1)
      if (open.length === 0) window.removeEventListener('keydown', closeTop, { capture: true })
    }
  }, [isOpen])
}

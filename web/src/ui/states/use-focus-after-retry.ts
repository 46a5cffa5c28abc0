import { type RefObject, useEffect, useRef } from 'react'

/** The button that tries again goes with the failure, and the focus with it: it goes on to what has come instead. */
export function useFocusAfterRetry(
  place: RefObject<HTMLElement | null>,
  hasFailed: boolean,
  retry: () => void,
): () => void {
  const isAwaited = useRef(false)
  useEffect(() => {
    if (hasFailed || !isAwaited.current) return
    isAwaited.current = false
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [hasFailed, place])
  return () => {
    isAwaited.current = true
    retry()
  }
}

import { useEffect, useRef } from 'react'
import { useIsPhone } from '../phone'

/** On a phone Back closes what is open over the page, as its own button does. */
export function useBackCloses(isOpen: boolean, close: () => void) {
  const isPhone = useIsPhone()
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    // Closed, but its entry is there: the page was loaded again.
    if (!isPhone || !(isOpen || history.state?.sheets)) return
    let isOver = false
    let end: (() => void) | undefined
    import('./sheet-entries')
      .then(({ addEntry }) => {
        if (isOpen && !isOver) end = addEntry(() => latest.current())
      })
      .catch(() => {})
    return () => {
      isOver = true
      end?.()
    }
  }, [isOpen, isPhone])
}

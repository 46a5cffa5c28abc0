import { useEffect, useRef } from 'react'

/** Once somebody has it before their eyes: not while it was only opened in a tab behind others. */
export function useSeen(isShown: boolean, tell: () => void): void {
  const told = useRef(false)
  useEffect(() => {
    if (!isShown) return
    const look = () => {
      if (told.current || document.visibilityState !== 'visible') return
      told.current = true
      tell()
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isShown, tell])
}

import { startTransition, useEffect, useState } from 'react'

const atFirst = 30
const perStep = 20

/** Hundreds of rows at once would hold the page up: the first ones are drawn now, the others a few at a time. */
export function useGrowing(count: number, atLeast: number): number {
  const [reached, setReached] = useState(atFirst)
  const shown = Math.max(reached, atLeast)
  const isWhole = shown >= count
  useEffect(() => {
    if (isWhole) return
    const timer = setTimeout(() => startTransition(() => setReached(shown + perStep)))
    return () => clearTimeout(timer)
  }, [isWhole, shown])
  return Math.min(shown, count)
}

import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * How many of the first things in a row fit on one line beside the rest of it. Each thing carries its key in `data-fits`;
 * what is not drawn at the moment is as wide as it was.
 */
export function useFitting(row: RefObject<HTMLElement | null>, keys: readonly string[]): number {
  const widths = useRef(new Map<string, number>())
  const [count, setCount] = useState(keys.length)
  const words = keys.join('\n')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words say all that matters of the keys
  useLayoutEffect(() => {
    const place = row.current
    if (!place || keys.length === 0) return
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(place).columnGap) || 0
      let others = 0
      for (const child of place.children as Iterable<HTMLElement>) {
        const key = child.dataset.fits
        if (key === undefined) others += child.offsetWidth + gap
        else widths.current.set(key, child.offsetWidth)
      }
      let left = place.clientWidth - others
      const fitting = keys.findIndex((key) => {
        left -= (widths.current.get(key) ?? 0) + gap
        return left < -gap
      })
      setCount(fitting < 0 ? keys.length : fitting)
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(place)
    return () => watch.disconnect()
  }, [row, words])
  return count
}

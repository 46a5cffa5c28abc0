import { type RefObject, useLayoutEffect, useState } from 'react'

/** How wide a place is, in pixels, and again whenever that changes. */
export function useWidth(of: RefObject<HTMLElement | null>, untilKnown: number): number {
  const [width, setWidth] = useState(untilKnown)
  useLayoutEffect(() => {
    const place = of.current
    if (!place) return
    const measure = () => setWidth(place.clientWidth || untilKnown)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(place)
    return () => watch.disconnect()
  }, [of, untilKnown])
  return width
}

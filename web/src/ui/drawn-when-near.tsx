import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { slices } from './drawn-in-slices'

/** Somebody is here: whoever searches the page or steps through it finds all of it. */
const signs = ['scroll', 'pointerdown', 'keydown'] as const
const longRead = 8000

interface DrawnWhenNearProps {
  /** In its place until it is drawn. */
  instead: ReactNode
  children: ReactNode
}

/** What is far below the first screen is drawn when it comes near, or when somebody does anything on the page. */
export function DrawnWhenNear({ instead, children }: DrawnWhenNearProps) {
  const [isDrawn, setDrawn] = useState(!slices.areOn)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const here = place.current
    if (isDrawn || !here) return
    const draw = () => startTransition(() => setDrawn(true))
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) draw()
      },
      { rootMargin: '300px 0px' },
    )
    near.observe(here)
    const settled = setTimeout(draw, longRead)
    for (const sign of signs) window.addEventListener(sign, draw, { capture: true, passive: true })
    return () => {
      near.disconnect()
      clearTimeout(settled)
      for (const sign of signs) window.removeEventListener(sign, draw, { capture: true })
    }
  }, [isDrawn])
  return isDrawn ? children : <div ref={place}>{instead}</div>
}

import { useEffect } from 'react'
import { useIsPhone } from '../phone'

/** A finger trembles: so far it has to go one way before that counts. */
const slack = 8

/** Folded away before it has reached the top of the window, a head would leave a hole or lie on what is above it. */
const areAllAtTop = () => {
  const heads = [...document.querySelectorAll<HTMLElement>('[data-folds]')]
  const room = heads[0]?.offsetHeight ?? 0
  return window.scrollY > room && heads.every((head) => head.getBoundingClientRect().top <= room + 1)
}

/**
 * On a phone whatever has `data-folds` makes room while one scrolls down, and is back as soon as one scrolls up. Nothing is
 * drawn again and nothing is laid out again for it: the page only says which of the two it is (base.css).
 */
export function useFoldingHead(isOn = true) {
  const isPhone = useIsPhone()
  const folds = isPhone && isOn
  useEffect(() => {
    if (!folds) return
    const page = document.documentElement
    let turn = 0
    // Asked for at once, the place would have the page laid out one time more.
    const frame = requestAnimationFrame(() => {
      turn = window.scrollY
    })
    const look = () => {
      const now = Math.max(window.scrollY, 0)
      const isFolded = page.hasAttribute('data-folded')
      // The furthest place in the direction so far; a way back from it is a turn.
      turn = isFolded ? Math.max(turn, now) : Math.min(turn, now)
      const hasTurned = isFolded ? now < turn - slack : now > turn + slack && areAllAtTop()
      if (!hasTurned) return
      page.toggleAttribute('data-folded', !isFolded)
      turn = now
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
      page.removeAttribute('data-folded')
    }
  }, [folds])
}

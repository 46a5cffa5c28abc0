import { scrollAtEdge } from './edge-scroll'
import { type Ghost, raiseGhost } from './ghost'

interface PointerDrag {
  /** Says whether this card may be lifted, from where it was pressed. */
  lift: (card: HTMLElement, start: Point) => boolean
  over: (point: Point) => void
  drop: () => void
  cancel: () => void
  /** What a card held at an edge does; without it columns of a board scroll. */
  scroll?: (at: Point) => void
}

export interface Point {
  x: number
  y: number
}

const mouseSlop = 5
const touchSlop = 8
/** A finger that rests for so long lifts the card; one that moves before scrolls the page. */
const restMs = 200

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
})

function cardAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || target.closest('button, a, input')) return undefined
  return target.closest<HTMLElement>('[data-card]') ?? undefined
}

/** The press that ends a drag is no click on whatever is there. */
function swallowClick() {
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }))
}

/** From a card that is lifted to where it is let go. */
function carry(board: HTMLElement, card: HTMLElement, start: Point, drag: PointerDrag) {
  const ghost: Ghost = raiseGhost(card, start)
  let point = start
  let frame = requestAnimationFrame(function next() {
    if (drag.scroll) drag.scroll(point)
    else scrollAtEdge(board, point)
    drag.over(point)
    ghost.moveTo(point.x, point.y)
    frame = requestAnimationFrame(next)
  })
  board.dataset.dragging = ''
  return {
    moveTo: (next: Point) => {
      point = next
    },
    end: (isDropped: boolean) => {
      cancelAnimationFrame(frame)
      ghost.remove()
      delete board.dataset.dragging
      if (!isDropped) return drag.cancel()
      drag.over(point)
      drag.drop()
    },
  }
}

/** Lifts cards with a mouse, a pen or a finger. Gives back how to stop. */
export function followPointer(board: HTMLElement, drag: PointerDrag): () => void {
  let stopCurrent: (() => void) | undefined
  let isByFinger = false

  /** Listens to one press, from its beginning to its end. */
  const begin = (card: HTMLElement, start: Point, listen: (press: Press, signal: AbortSignal) => void) => {
    stopCurrent?.()
    const listening = new AbortController()
    let carried: ReturnType<typeof carry> | undefined
    const finish = (isDropped: boolean) => {
      listening.abort()
      stopCurrent = undefined
      carried?.end(isDropped)
    }
    stopCurrent = () => finish(false)
    const press: Press = {
      isLifted: () => carried !== undefined,
      lift: () => {
        if (!drag.lift(card, start)) return finish(false)
        carried = carry(board, card, start, drag)
      },
      moveTo: (point) => carried?.moveTo(point),
      finish,
    }
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !carried) return
        event.preventDefault()
        event.stopImmediatePropagation()
        swallowClick()
        finish(false)
      },
      { capture: true, signal: listening.signal },
    )
    window.addEventListener('blur', () => finish(false), { signal: listening.signal })
    listen(press, listening.signal)
  }

  const pressed = (event: PointerEvent) => {
    const card = cardAt(event.target)
    if (!card || event.pointerType === 'touch' || event.button !== 0 || !event.isPrimary) return
    const start = pointOf(event)
    isByFinger = false
    begin(card, start, (press, signal) => {
      const move = (at: PointerEvent) => {
        if (!press.isLifted() && distance(start, pointOf(at)) > mouseSlop) press.lift()
        press.moveTo(pointOf(at))
      }
      const release = () => {
        if (press.isLifted()) swallowClick()
        press.finish(true)
      }
      window.addEventListener('pointermove', move, { signal })
      window.addEventListener('pointerup', release, { signal })
      window.addEventListener('pointercancel', () => press.finish(false), { signal })
    })
  }

  const touched = (event: TouchEvent) => {
    const card = cardAt(event.target)
    const [finger, ...others] = event.touches
    // A second finger means to zoom.
    if (!card || !finger || others.length > 0) return stopCurrent?.()
    const start = pointOf(finger)
    isByFinger = true
    // Listened to on what was touched: that hears of the finger even after it has left the page.
    const { target } = event
    begin(card, start, (press, signal) => {
      const timer = setTimeout(() => press.lift(), restMs)
      signal.addEventListener('abort', () => clearTimeout(timer))
      const move = (at: TouchEvent) => {
        const [now] = at.touches
        if (!now) return
        if (!press.isLifted()) {
          if (distance(start, pointOf(now)) > touchSlop) press.finish(false)
          return
        }
        if (at.cancelable) at.preventDefault()
        press.moveTo(pointOf(now))
      }
      const release = (at: TouchEvent) => {
        if (press.isLifted() && at.cancelable) at.preventDefault()
        press.finish(true)
      }
      target?.addEventListener('touchmove', move as EventListener, { passive: false, signal })
      target?.addEventListener('touchend', release as EventListener, { passive: false, signal })
      target?.addEventListener('touchcancel', () => press.finish(false), { signal })
    })
  }

  /** A finger that rests asks for the card, not for a menu. */
  const asked = (event: Event) => {
    if (!stopCurrent || !isByFinger) return
    event.preventDefault()
    event.stopPropagation()
  }
  // A browser waits for this before it scrolls only where somebody listened from the beginning.
  const hold = (event: TouchEvent) => {
    if ('dragging' in board.dataset && event.cancelable) event.preventDefault()
  }
  board.addEventListener('pointerdown', pressed)
  board.addEventListener('touchstart', touched, { passive: true })
  board.addEventListener('touchmove', hold, { passive: false })
  board.addEventListener('contextmenu', asked, { capture: true })
  return () => {
    stopCurrent?.()
    board.removeEventListener('pointerdown', pressed)
    board.removeEventListener('touchstart', touched)
    board.removeEventListener('touchmove', hold)
    board.removeEventListener('contextmenu', asked, { capture: true })
  }
}

interface Press {
  isLifted: () => boolean
  lift: () => void
  moveTo: (point: Point) => void
  finish: (isDropped: boolean) => void
}

import { moveTexts as texts } from '@foyer/contract/calendar/messages'
import type { CalendarEntry } from '@foyer/contract/calendar/model'
import {
  carriedBy,
  type EntryMove,
  isSamePlace,
  meantMove,
  nameOfEntry,
} from '@foyer/contract/calendar/moves'
import type { CalendarDate } from '@foyer/contract/kit/dates'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { stepAtEdge } from '../../board/drag/edge-scroll'
import { followPointer, type Point } from '../../board/drag/follow-pointer'
import { keyOfEntry } from '../entry/entry-words'
import { slotUnder } from './slot-under'

interface DragWorld {
  entries: readonly CalendarEntry[]
  span: { from: CalendarDate; to: CalendarDate }
  isMonth: boolean
  heldBy: (entry: CalendarEntry) => string | undefined
  onDrop: (entry: CalendarEntry, to: EntryMove) => void
  say: (text: string) => void
}

interface Lift {
  entry: CalendarEntry
  by: 'pointer' | 'keys'
  slot: EntryMove | undefined
}

/** An entry held at the upper or lower edge scrolls what is under it. */
function scrollFrame(frame: HTMLElement, { y }: Point) {
  const { top, bottom } = frame.getBoundingClientRect()
  const down = stepAtEdge(y, top, bottom)
  if (down !== 0) frame.scrollTop += down
}

/** Lifts entries with a mouse, a finger or keys. */
export function useDrag(frame: RefObject<HTMLDivElement | null>, world: DragWorld) {
  const [lifted, setLifted] = useState<Lift>()
  /** The same, known at once. */
  const now = useRef<Lift>(undefined)
  const latest = useRef(world)
  useEffect(() => {
    latest.current = world
  })
  const write = (next: Lift | undefined) => {
    now.current = next
    setLifted(next)
  }
  const lift = (element: HTMLElement, by: Lift['by']): Lift | undefined => {
    const { entries, heldBy } = latest.current
    const entry = entries.find((one) => keyOfEntry(one) === element.dataset.entry)
    if (!entry || heldBy(entry) !== undefined) return undefined
    const begun = {
      entry,
      by,
      slot: by === 'keys' ? meantMove(entry, { on: entry.on, time: 'kept' }) : undefined,
    }
    write(begun)
    return begun
  }
  const hover = (slot: EntryMove | undefined) => {
    const is = now.current
    if (!is) return
    const isSame = slot && is.slot ? isSamePlace(slot, is.slot) : slot === is.slot
    if (!isSame) write({ ...is, slot })
  }
  const drop = () => {
    const is = now.current
    write(undefined)
    if (is?.slot && !isSamePlace(is.entry, is.slot)) latest.current.onDrop(is.entry, is.slot)
  }
  const own = useRef({ lift, hover, drop, cancel: () => write(undefined) })

  useEffect(() => {
    const { current } = frame
    if (!current) return
    const { hover, drop, cancel } = own.current
    /** How far below its upper edge it is held. */
    let grabbedAt = 0
    return followPointer(current, {
      lift: (card, start) => {
        grabbedAt = start.y - card.getBoundingClientRect().top
        return own.current.lift(card, 'pointer') !== undefined
      },
      over: (point) => {
        const is = now.current
        if (!is) return
        const target = slotUnder(current, point, is.entry, grabbedAt)
        hover(target && meantMove(is.entry, target))
      },
      drop,
      cancel,
      scroll: (point) => scrollFrame(current, point),
    })
  }, [frame])

  const carry = ({ entry, slot }: Lift, event: KeyboardEvent) => {
    const { say, span, isMonth } = latest.current
    const name = nameOfEntry(entry)
    if (event.key === 'Escape') {
      write(undefined)
      return say(texts.cancelled(name))
    }
    if (event.key === ' ' || event.key === 'Enter') {
      const isMoved = slot !== undefined && !isSamePlace(entry, slot)
      say(isMoved ? texts.moved(name, slot.on, slot.time) : texts.stays(name))
      return drop()
    }
    const next = slot && carriedBy(entry, slot, { key: event.key, isWide: event.shiftKey, isMonth })
    if (!next || next.on < span.from || next.on > span.to) return
    hover(next)
    say(texts.over(next.on, next.time))
  }
  return {
    lifted,
    onKeyDown: (event: KeyboardEvent) => {
      const is = now.current
      if (is?.by === 'keys') {
        event.preventDefault()
        event.stopPropagation()
        return carry(is, event)
      }
      const element = event.target as HTMLElement
      if (event.key !== ' ' || !element.dataset.card || is) return
      event.preventDefault()
      const begun = lift(element, 'keys')
      if (begun) latest.current.say(texts.lifted(nameOfEntry(begun.entry), begun.entry.on, begun.entry.time))
    },
    /** Somebody has gone elsewhere: what was lifted stays. */
    onBlur: () => {
      if (now.current?.by === 'keys') write(undefined)
    },
  }
}

import { dragTexts } from '@foyer/contract/board/messages'
import type { BoardCard, BoardColumn } from '@foyer/contract/board/model'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { createDragStore, type DragStore, type Lift, type Place } from './drag-store'
import { followPointer } from './follow-pointer'
import { placeUnder } from './place-under'
import { type ColumnOrder, indexOf, isSamePlace, isStep, placeOf, stepFrom } from './places'

interface DragWorld {
  columns: readonly BoardColumn[]
  /** A reason to say, where the card cannot be lifted. */
  heldBy: (card: BoardCard) => string | undefined
  onDrop: (card: BoardCard, to: Place) => void
  say: (text: string) => void
}

const orderOf = ({ stageId, cards }: BoardColumn): ColumnOrder => ({
  stageId,
  cardIds: cards.map(({ id }) => id),
})

/** Everything about lifting cards, apart from what is done with one that was dropped. */
export function useDrag(
  board: RefObject<HTMLElement | null>,
  world: DragWorld,
): { store: DragStore; onKeyDown: (event: KeyboardEvent) => void; onBlur: () => void } {
  const [store] = useState(createDragStore)
  const latest = useRef(world)
  useEffect(() => {
    latest.current = world
  })
  /** Where the keys have carried the card, also while that is its own place. */
  const carriedTo = useRef<Place>(undefined)

  const find = (leadId: string) => {
    const column = latest.current.columns.find(({ cards }) => cards.some(({ id }) => id === leadId))
    const card = column?.cards.find(({ id }) => id === leadId)
    return column && card && { column, card, own: placeOf(orderOf(column), leadId) }
  }
  const lift = (element: HTMLElement, by: Lift['by']) => {
    const found = find(element.dataset.card ?? '')
    if (!found) return undefined
    const reason = latest.current.heldBy(found.card)
    if (reason) {
      latest.current.say(reason)
      return undefined
    }
    const { column, card } = found
    const { height } = element.getBoundingClientRect()
    store.write({ leadId: card.id, stageId: column.stageId, by, height, slot: undefined })
    return found
  }
  const hover = (place: Place | undefined) => {
    const lifted = store.read()
    const found = lifted && find(lifted.leadId)
    if (!lifted || !found) return
    store.write({ ...lifted, slot: place && !isSamePlace(place, found.own) ? place : undefined })
  }
  const drop = () => {
    const lifted = store.read()
    const found = lifted && find(lifted.leadId)
    store.write(undefined)
    if (found && lifted?.slot) latest.current.onDrop(found.card, lifted.slot)
  }
  const cancel = () => store.write(undefined)

  const own = useRef({ lift, hover, drop, cancel })
  useEffect(() => {
    const { current } = board
    if (!current) return
    return followPointer(current, {
      lift: (card) => own.current.lift(card, 'pointer') !== undefined,
      over: (point) => own.current.hover(placeUnder(current, point, store.read()?.leadId ?? '')),
      drop: () => own.current.drop(),
      cancel: () => own.current.cancel(),
    })
  }, [board, store])

  /** 'Site Visit, place 2 of 8', as it is spoken. */
  const inWords = (leadId: string, place: Place) => {
    const column = latest.current.columns.find(({ stageId }) => stageId === place.stageId)
    if (!column) return { stage: '', place: 0, of: 0 }
    const isOwn = column.cards.some(({ id }) => id === leadId)
    return {
      stage: column.stageName,
      place: indexOf(orderOf(column), leadId, place) + 1,
      of: column.leads + (isOwn ? 0 : 1),
    }
  }

  const liftByKeys = (element: HTMLElement) => {
    const found = lift(element, 'keys')
    if (!found) return
    carriedTo.current = found.own
    latest.current.say(dragTexts.lifted(found.card, inWords(found.card.id, found.own)))
  }
  const carryByKeys = (lifted: Lift, event: KeyboardEvent) => {
    const found = find(lifted.leadId)
    const place = carriedTo.current
    if (!found || !place) return cancel()
    const { say, columns } = latest.current
    if (isStep(event.key)) {
      const next = stepFrom(columns.map(orderOf), lifted.leadId, place, event.key)
      carriedTo.current = next
      hover(next)
      return say(dragTexts.over(inWords(lifted.leadId, next)))
    }
    if (event.key === 'Escape') {
      cancel()
      return say(dragTexts.cancelled(found.card, found.column.stageName))
    }
    if (event.key === ' ' || event.key === 'Enter') {
      say(
        lifted.slot
          ? dragTexts.dropped(found.card, inWords(lifted.leadId, place))
          : dragTexts.stays(found.card),
      )
      drop()
    }
  }
  return {
    store,
    onKeyDown: (event) => {
      const lifted = store.read()
      if (lifted?.by === 'keys') {
        event.preventDefault()
        event.stopPropagation()
        return carryByKeys(lifted, event)
      }
      const target = event.target as HTMLElement
      if (event.key !== ' ' || !target.dataset.card || lifted) return
      event.preventDefault()
      liftByKeys(target)
    },
    /** Somebody has gone elsewhere: what was lifted stays. */
    onBlur: () => {
      if (store.read()?.by === 'keys') cancel()
    },
  }
}

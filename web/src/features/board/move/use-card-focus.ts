import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { ShownColumn } from '../shown-columns'

const elementOf = (board: HTMLElement | null, leadId: string) =>
  board?.querySelector<HTMLElement>(`[data-card="${leadId}"]`)

/** The card beside this one: the next of its column, or one at the same height in the column beside it. */
export function cardBeside(shown: readonly ShownColumn[], leadId: string, key: string): string | undefined {
  const filled = shown.map(({ column }) => column.cards).filter(({ length }) => length > 0)
  const across = filled.findIndex((cards) => cards.some(({ id }) => id === leadId))
  const cards = filled[across] ?? []
  const down = cards.findIndex(({ id }) => id === leadId)
  if (key === 'ArrowUp') return cards[down - 1]?.id
  if (key === 'ArrowDown') return cards[down + 1]?.id
  if (key === 'Home') return cards[0]?.id
  if (key === 'End') return cards.at(-1)?.id
  const beside = filled[key === 'ArrowLeft' ? across - 1 : key === 'ArrowRight' ? across + 1 : -1]
  return beside?.[Math.min(down, beside.length - 1)]?.id
}

/** The keyboard goes with a card that moves, and back to the card of a preview that is closed. */
export function useCardFocus(
  board: RefObject<HTMLElement | null>,
  shown: readonly ShownColumn[],
  openId: string | undefined,
) {
  const last = useRef<string>(undefined)
  const focus = (leadId: string) => elementOf(board.current, leadId)?.focus()

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever cards were drawn elsewhere
  useLayoutEffect(() => {
    if (last.current && document.activeElement === document.body)
      elementOf(board.current, last.current)?.focus({ preventScroll: true })
  }, [shown])

  useEffect(() => {
    const forget = ({ target }: Event) => {
      if (target instanceof Element && !target.closest('[data-card]')) last.current = undefined
    }
    document.addEventListener('pointerdown', forget)
    return () => document.removeEventListener('pointerdown', forget)
  }, [])

  const former = useRef(openId)
  useEffect(() => {
    const closed = openId ? undefined : former.current
    former.current = openId
    if (openId) elementOf(board.current, openId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (closed) elementOf(board.current, closed)?.focus({ preventScroll: true })
  }, [board, openId])

  return {
    focus,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.dataset.card) last.current = target.dataset.card
    },
  }
}

import type { LeadRow } from '@foyer/contract/leads/model'
import type { Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** How far each entry of the history was scrolled, for Back and Forward. */
const places = new Map<string, number>()

/** Another choice begins at the top; an entry of the history where it was left; a row in sight stays there. */
export function usePlaceInList(
  virtual: Virtualizer<HTMLElement, Element>,
  rows: LeadRow[],
  choice: string,
  rowHeight: number,
) {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const seen = useRef({ choice: '', firstId: '', firstIndex: 0 })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is what matters
  useLayoutEffect(() => {
    virtual.scrollToOffset((isBack && places.get(key)) || 0)
  }, [choice])

  // Rows of another height begin with the same one.
  const measured = useRef(rowHeight)
  useLayoutEffect(() => {
    if (measured.current === rowHeight) return
    measured.current = rowHeight
    virtual.measure()
    virtual.scrollToOffset(seen.current.firstIndex * rowHeight)
  }, [virtual, rowHeight])

  // What a colleague adds above must not push away what somebody reads.
  useLayoutEffect(() => {
    const { choice: formerly, firstId, firstIndex } = seen.current
    const index = rows.findIndex(({ id }) => id === firstId)
    if (choice !== formerly || firstIndex === 0 || index < 0 || index === firstIndex) return
    virtual.scrollToOffset((virtual.scrollOffset ?? 0) + (index - firstIndex) * rowHeight)
  }, [rows, choice, virtual, rowHeight])

  useEffect(() => {
    const offset = virtual.scrollOffset ?? 0
    const firstIndex = Math.floor(offset / rowHeight)
    seen.current = { choice, firstIndex, firstId: rows[firstIndex]?.id ?? '' }
    places.set(key, offset)
  })
}

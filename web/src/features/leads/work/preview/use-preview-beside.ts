import type { LeadRow } from '@foyer/contract/leads/model'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useIsPhone } from '../../../../ui/phone'
import { type CardHandle, type RowHandle, scrollKeys } from '../../list/table/use-row-handle'
import type { LeadList } from '../../list/use-lead-list'
import { usePreview } from './preview-in-address'
import { isTyping, useKeys } from './use-keys'

const opens = ({ stage }: LeadRow) => stage.kind !== 'won'

/** The next lead in that direction that can be opened; none at the end of what is loaded. */
const findFrom = (rows: readonly LeadRow[], from: number, step: 1 | -1): LeadRow | undefined =>
  step === 1
    ? rows.slice(Math.max(from, 0)).find(opens)
    : rows.slice(0, Math.max(from + 1, 0)).findLast(opens)

/** Where a lead is among the others, and whether there is one on either side. */
export interface Steps {
  /** From 1. */
  place: number | undefined
  total: number | undefined
  hasNext: boolean
  hasPrevious: boolean
}

/** The preview and the list that it is beside: which lead, which is next, and where the keyboard goes. */
export function usePreviewBeside(
  list: LeadList | undefined,
  table: RefObject<RowHandle | null>,
  cards: RefObject<CardHandle | null>,
) {
  const { leadId, open, close } = usePreview()
  const isPhone = useIsPhone()
  const rows = list?.rows ?? []
  const place = rows.findIndex(({ id }) => id === leadId)
  // A lead may leave the list by being updated: the next one is then where it was.
  const lastPlace = useRef(-1)
  const shown = useRef<string>(undefined)
  /** j or k was pressed before the list was there: the first row takes the keyboard when it comes. */
  const isRowWanted = useRef(false)

  /** Looked at last: it is marked where it is in the list of a phone. */
  const [seenId, setSeenId] = useState(leadId)
  if (leadId && leadId !== seenId) setSeenId(leadId)
  /** The next one was asked for before it was there. */
  const isNextWanted = useRef(false)

  const nextIn = (by: 1 | -1) => {
    const stays = place >= 0
    return findFrom(rows, stays ? place + by : by === 1 ? lastPlace.current : lastPlace.current - 1, by)
  }
  const step = (by: 1 | -1) => {
    const next = nextIn(by)
    isNextWanted.current = !next && by === 1 && (list?.hasMore ?? false)
    if (next) open(next.id)
    else if (isNextWanted.current) list?.loadMore()
  }
  useEffect(() => {
    if (!leadId) isNextWanted.current = false
    else if (isNextWanted.current && nextIn(1)) step(1)
  })

  useEffect(() => {
    if (place >= 0) lastPlace.current = place
  }, [place])
  useEffect(() => {
    const former = shown.current
    shown.current = leadId
    const rowsInSight = table.current ?? cards.current
    if (leadId) rowsInSight?.show(leadId)
    else if (former) rowsInSight?.focus(former)
  }, [leadId, table, cards])

  useEffect(() => {
    const first = table.current?.current()
    if (!isRowWanted.current || (!first && list?.rows.length !== 0)) return
    isRowWanted.current = false
    if (first && !isTyping(document.activeElement)) table.current?.focus(first.leadId)
  })

  useKeys(({ key, isTyped, target }) => {
    if (isTyped || isPhone) return false
    if (!table.current && list?.rows.length !== 0) {
      isRowWanted.current = leadId === undefined && (key === 'j' || key === 'k')
      return isRowWanted.current
    }
    if (rows.length === 0) return false
    const row = target.closest('[data-lead]')
    const isOnRow = row === target
    const isOnList = isOnRow || target.matches('[data-lead-list]')
    // The browser would animate this, and drops the animation where the next frame takes longer than all of it.
    const scrollKey = scrollKeys.find((one) => one === key)
    if (scrollKey && isOnList) {
      table.current?.scroll(scrollKey)
      return true
    }
    const move = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }[key]
    const isArrow = key.startsWith('Arrow')
    if (move && (isArrow ? isOnList : leadId === undefined)) {
      const now = table.current?.current()
      const from = rows.findIndex(({ id }) => id === now?.leadId)
      const next = rows[now?.isFocused ? from + move : from]
      if (next) table.current?.focus(next.id)
      else if (move === 1 && list?.hasMore) list.loadMore()
      return true
    }
    if (row && ((key === 'Enter' && isOnRow) || (key === 'o' && leadId === undefined))) {
      const lead = rows.find(({ id }) => id === row.getAttribute('data-lead'))
      if (lead && opens(lead)) open(lead.id)
      return true
    }
    return false
  })
  const steps: Steps = {
    place: place >= 0 ? place + 1 : undefined,
    total: list?.total,
    hasNext: nextIn(1) !== undefined || (list?.hasMore ?? false),
    hasPrevious: nextIn(-1) !== undefined,
  }
  return { leadId, seenId, row: rows[place], open, close, step, steps }
}

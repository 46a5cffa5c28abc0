import type { LeadRow } from '@foyer/contract/leads/model'
import type { Virtualizer } from '@tanstack/react-virtual'
import { type Ref, type RefObject, useImperativeHandle } from 'react'

export interface RowHandle {
  /** Brings a row into sight. */
  show: (leadId: string) => void
  /** Brings it into sight and puts the keyboard on it; the table where the row is not there any more. */
  focus: (leadId: string) => void
  /** The row with the keyboard on it, or the first that is seen. */
  current: () => { leadId: string; isFocused: boolean } | undefined
  /** Scrolls as the key says; Home and End take the keyboard along where it is on a row. */
  scroll: (key: ScrollKey) => void
}

/** Of the cards of a phone. */
export type CardHandle = Pick<RowHandle, 'show' | 'focus'>

export const scrollKeys = ['Home', 'End', 'PageUp', 'PageDown'] as const
export type ScrollKey = (typeof scrollKeys)[number]

interface Table {
  sheet: RefObject<HTMLElement | null>
  virtual: Virtualizer<HTMLElement, Element>
  rows: LeadRow[]
  rowHeight: number
}

/** A row that was out of sight is drawn a little later. */
const framesToWait = 4

export function useRowHandle(handle: Ref<RowHandle>, { sheet, virtual, rows, rowHeight }: Table) {
  useImperativeHandle(handle, () => {
    const elementOf = (leadId: string) => sheet.current?.querySelector<HTMLElement>(`[data-lead="${leadId}"]`)
    const show = (leadId: string) => {
      const index = rows.findIndex(({ id }) => id === leadId)
      if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' })
      return index >= 0
    }
    const focus = (leadId: string, frames = framesToWait) => {
      const row = elementOf(leadId)
      if (row) return row.focus({ preventScroll: true })
      if (frames > 0) requestAnimationFrame(() => focus(leadId, frames - 1))
    }
    const scroll = (key: ScrollKey) => {
      const page = (sheet.current?.clientHeight ?? 0) - 2 * rowHeight
      if (key === 'PageUp') return virtual.scrollBy(-page)
      if (key === 'PageDown') return virtual.scrollBy(page)
      const end = key === 'Home' ? rows[0] : rows.at(-1)
      const isOnRow = sheet.current !== document.activeElement
      if (key === 'Home') virtual.scrollToOffset(0)
      else virtual.scrollToEnd()
      if (isOnRow && end) focus(end.id)
    }
    return {
      show: (leadId) => void show(leadId),
      focus: (leadId) => {
        if (show(leadId)) focus(leadId)
        else sheet.current?.focus({ preventScroll: true })
      },
      scroll,
      current: () => {
        const focused = document.activeElement?.closest('[data-lead]')?.getAttribute('data-lead')
        if (focused) return { leadId: focused, isFocused: true }
        const first = rows[virtual.range?.startIndex ?? 0]
        return first && { leadId: first.id, isFocused: false }
      },
    }
  })
}

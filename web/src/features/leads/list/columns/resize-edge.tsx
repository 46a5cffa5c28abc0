import { leadLimits } from '@foyer/contract/leads/limits'
import type { ColumnPreference, LeadColumnKey } from '@foyer/contract/leads/list/columns'
import type { PointerEvent, RefObject } from 'react'
import styles from '../table/lead-table.module.css'
import { resize } from './arrange'

interface ResizeEdgeProps {
  column: LeadColumnKey
  table: RefObject<HTMLElement | null>
  columns: readonly ColumnPreference[]
  onColumns: (columns: ColumnPreference[]) => void
}

/** For a pointer; the keyboard finds Wider and Narrower among the options. */
export function ResizeEdge({ column, table, columns, onColumns }: ResizeEdgeProps) {
  const pull = (event: PointerEvent<HTMLElement>) => {
    const head = event.currentTarget.parentElement
    const sheet = table.current
    if (!head?.parentElement || !sheet || event.button !== 0) return
    event.preventDefault()
    const edge = event.currentTarget
    edge.setPointerCapture(event.pointerId)
    const startWidth = head.offsetWidth
    const startX = event.clientX
    const place = [...head.parentElement.children].indexOf(head)
    const former = sheet.style.getPropertyValue('--columns')
    const formerTotal = Number.parseFloat(sheet.style.getPropertyValue('--width'))
    const tracks: string[] = former.match(/minmax\([^)]*\)|\S+/g) ?? []
    let width = startWidth

    // Only the grid changes while the edge is pulled: no row is drawn again.
    const follow = ({ clientX }: globalThis.PointerEvent) => {
      const wanted = startWidth + clientX - startX
      width = Math.min(leadLimits.columnWidthMax, Math.max(leadLimits.columnWidthMin, wanted))
      sheet.style.setProperty('--columns', tracks.with(place, `${width}px`).join(' '))
      sheet.style.setProperty('--width', `${formerTotal + width - startWidth}px`)
    }
    const end = () => {
      edge.removeEventListener('pointermove', follow)
      edge.removeEventListener('pointerup', end)
      edge.removeEventListener('pointercancel', end)
      if (width !== startWidth) onColumns(resize(columns, column, width))
    }
    edge.addEventListener('pointermove', follow)
    edge.addEventListener('pointerup', end)
    edge.addEventListener('pointercancel', end)
  }

  return <span className={styles.edge} aria-hidden onPointerDown={pull} />
}

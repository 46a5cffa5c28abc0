import { importReviewTexts as texts } from '@foyer/contract/intake/messages/import-screen'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useImperativeHandle, useRef } from 'react'
import list from '../../../../leads/list/list-parts.module.css'
import { PreviewCard } from './preview-card'
import styles from './preview-cards.module.css'
import type { PreviewProps } from './preview-props'

/** The rows on a phone: each a card with what is wrong in it to be typed anew. */
export function PreviewCards({ rows, columns, onEdit, onLeaveOut, handle }: PreviewProps) {
  const sheet = useRef<HTMLElement>(null)
  const virtual = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: rows.length,
    getScrollElement: () => sheet.current,
    estimateSize: () => 72,
    overscan: 6,
    getItemKey: (place) => rows[place]?.row ?? place,
  })
  useImperativeHandle(handle, () => ({
    show: (row) => {
      const place = rows.findIndex((one) => one.row === row)
      if (place < 0) return
      virtual.scrollToIndex(place, { align: 'start' })
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          sheet.current?.querySelector<HTMLElement>(`[data-row="${row}"] [data-cell]`)?.focus(),
        ),
      )
    },
  }))
  return (
    <section
      ref={sheet}
      className={styles.sheet}
      data-focus="inside"
      aria-label={texts.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <ul className={list.cards} style={{ height: virtual.getTotalSize() }} aria-label={texts.table}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          return (
            row && (
              <li
                key={row.row}
                ref={virtual.measureElement}
                className={styles.card}
                style={{ top: start }}
                data-index={index}
                data-row={row.row}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
              >
                <PreviewCard row={row} columns={columns} onEdit={onEdit} onLeaveOut={onLeaveOut} />
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}

import { leadListTexts } from '@foyer/contract/leads/messages'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type Ref, useDeferredValue, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { BarSkeleton } from '../../../../ui/states/skeleton'
import { PickableCard } from '../../bulk/pickable-card'
import type { Selection } from '../../bulk/use-selection'
import styles from '../list-parts.module.css'
import { MoreFailed } from '../more-failed'
import type { ListSurroundings } from '../table/columns'
import type { CardHandle } from '../table/use-row-handle'
import type { LeadList } from '../use-lead-list'
import { useLoadMore } from '../use-load-more'
import { LeadCard } from './lead-card'

interface LeadCardsProps {
  list: LeadList
  around: ListSurroundings
  selection: Selection
  /** Looked at last. */
  seenId: string | undefined
  handle: Ref<CardHandle>
}

/** What lies over the list at its ends: the heads that come back, and the bar at the foot. */
const covered = { scrollPaddingStart: 104, scrollPaddingEnd: 72 }

/** The list on a phone: the page scrolls, and only the cards in sight are in it. */
export function LeadCards({ list, around, selection, seenId, handle }: LeadCardsProps) {
  const top = useRef<HTMLUListElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  const { rows, total, hasMore, isReloading } = list

  useLayoutEffect(() => {
    if (top.current) setScrollMargin(top.current.getBoundingClientRect().top + window.scrollY)
  }, [])

  const overscan = useDeferredValue(8, 1)
  const virtual = useWindowVirtualizer({
    count: rows.length + (hasMore ? 1 : 0),
    estimateSize: () => 80,
    // Known before the first drawing, which would have no cards otherwise.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    ...covered,
    overscan,
    scrollMargin,
  })
  const items = virtual.getVirtualItems()
  useLoadMore(list, items.at(-1)?.index)
  useImperativeHandle(handle, () => {
    const show = (leadId: string) => {
      const index = rows.findIndex(({ id }) => id === leadId)
      if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' })
    }
    return {
      show,
      focus: (leadId) => {
        show(leadId)
        const card = top.current?.querySelector(`[data-lead="${leadId}"] a`)
        if (card instanceof HTMLElement) card.focus({ preventScroll: true })
      },
    }
  })

  return (
    <>
      <ul
        ref={top}
        className={styles.cards}
        data-dims
        style={{ height: virtual.getTotalSize() }}
        aria-label={leadListTexts.title}
        aria-busy={isReloading}
      >
        {items.map(({ index, start }) => {
          const lead = rows[index]
          return (
            <li
              key={lead?.id ?? 'waiting'}
              ref={virtual.measureElement}
              data-index={index}
              className={styles.cardPlace}
              style={{ top: start - scrollMargin }}
              aria-setsize={total}
              aria-posinset={index + 1}
            >
              {lead ? (
                <PickableCard lead={lead} selection={selection}>
                  <LeadCard lead={lead} around={around} isSeen={lead.id === seenId} />
                </PickableCard>
              ) : (
                <BarSkeleton width={160} />
              )}
            </li>
          )
        })}
      </ul>
      {list.moreFailed && <MoreFailed onRetry={list.loadMore} />}
    </>
  )
}

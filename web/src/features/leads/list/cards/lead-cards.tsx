import { leadListTexts } from '@foyer/contract/leads/messages'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { BarSkeleton } from '../../../../ui/states/skeleton'
import { PickableCard } from '../../bulk/pickable-card'
import type { Selection } from '../../bulk/use-selection'
import styles from '../list-parts.module.css'
import { MoreFailed } from '../more-failed'
import type { ListSurroundings } from '../table/columns'
import type { LeadList } from '../use-lead-list'
import { useLoadMore } from '../use-load-more'
import { LeadCard } from './lead-card'

interface LeadCardsProps {
  list: LeadList
  around: ListSurroundings
  selection: Selection
}

/** The list on a phone: the page scrolls, and only the cards in sight are in it. */
export function LeadCards({ list, around, selection }: LeadCardsProps) {
  const top = useRef<HTMLUListElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  const { rows, total, hasMore, isReloading } = list

  useLayoutEffect(() => setScrollMargin(top.current?.offsetTop ?? 0), [])

  const virtual = useWindowVirtualizer({
    count: rows.length + (hasMore ? 1 : 0),
    estimateSize: () => 96,
    overscan: 8,
    scrollMargin,
  })
  const items = virtual.getVirtualItems()
  useLoadMore(list, items.at(-1)?.index)

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
                  <LeadCard lead={lead} around={around} />
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

import { useEffect } from 'react'
import type { LeadList } from './use-lead-list'

/** Asks for the next page a screen before the end comes into sight; after a failure only when asked to. */
export function useLoadMore({ rows, hasMore, moreFailed, isReloading, loadMore }: LeadList, lastIndex = 0) {
  const isNear = hasMore && !moreFailed && !isReloading && lastIndex >= rows.length - 24
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows.length tells one page from the next
  useEffect(() => {
    if (isNear) loadMore()
  }, [isNear, rows.length])
}

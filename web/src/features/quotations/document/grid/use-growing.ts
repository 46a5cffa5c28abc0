import type { QuotationSection } from '@foyer/contract/quotations/document/model'
import { startTransition, useEffect, useState } from 'react'

const atFirst = 24
const perStep = 12

interface GrowingOptions {
  sections: readonly QuotationSection[]
  closed: ReadonlySet<string>
  /** This one is drawn, wherever it is. */
  activeId?: string | undefined
}

/**
 * How many rows of each section are drawn. Hundreds at once would hold the page up: those in sight come first, the others a
 * few at a time.
 */
export function useGrowing({ sections, closed, activeId }: GrowingOptions): number[] {
  const [reached, setReached] = useState(atFirst)
  let left = reached
  const shown = sections.map(({ id, items }) => {
    if (closed.has(id)) return 0
    const count = Math.min(items.length, left)
    left -= count
    const active = activeId === undefined ? -1 : items.findIndex((item) => item.id === activeId)
    return Math.max(count, active + 1)
  })
  const isWhole = left > 0
  useEffect(() => {
    if (isWhole) return
    const timer = setTimeout(() => startTransition(() => setReached(reached + perStep)))
    return () => clearTimeout(timer)
  }, [isWhole, reached])
  return shown
}

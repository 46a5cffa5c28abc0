import type {
  QuotationDocument,
  QuotationTotals,
  SectionTotals,
} from '@foyer/contract/quotations/document/model'
import { totalsOf } from '@foyer/contract/quotations/document/totals'
import { useMemo, useRef } from 'react'

const isSame = (one: SectionTotals, other: SectionTotals | undefined): boolean =>
  one.id === other?.id &&
  one.net === other.net &&
  one.items.length === other.items.length &&
  one.items.every(({ id, net }, at) => id === other.items[at]?.id && net === other.items[at]?.net)

/** The totals, in which a section that shows the same figures stays the same object, so that it is not drawn again. */
export function useSteadyTotals(document: QuotationDocument): QuotationTotals {
  const former = useRef<QuotationTotals>(undefined)
  return useMemo(() => {
    const totals = totalsOf(document)
    const sections = totals.sections.map((section, at) => {
      const was = former.current?.sections[at]
      return was && isSame(section, was) ? was : section
    })
    former.current = { ...totals, sections }
    return former.current
  }, [document])
}

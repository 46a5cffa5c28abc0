import type {
  QuotationDocument,
  QuotationTotals,
  SectionTotals,
  SplitTotals,
} from '@foyer/contract/quotations/document/model'
import { totalsOf } from '@foyer/contract/quotations/document/totals'
import { useMemo, useRef } from 'react'

const isSameSection = (one: SectionTotals, other: SectionTotals | undefined): boolean =>
  one.id === other?.id &&
  one.net === other.net &&
  one.items.length === other.items.length &&
  one.items.every(({ id, net }, at) => id === other.items[at]?.id && net === other.items[at]?.net)

const isSamePart = (one: SplitTotals, other: SplitTotals | undefined): boolean =>
  one.id === other?.id && one.amount === other.amount

/** What shows the same stays the same object, and the list too if all of it does. */
function steady<T>(now: T[], was: T[] | undefined, isSame: (one: T, other: T | undefined) => boolean): T[] {
  const kept = now.map((one, at) => {
    const former = was?.[at]
    return former !== undefined && isSame(one, former) ? former : one
  })
  return was?.length === kept.length && kept.every((one, at) => one === was[at]) ? was : kept
}

/** The totals, in which all that shows the same figures stays the same object, so that it is not drawn again. */
export function useSteadyTotals(document: QuotationDocument): QuotationTotals {
  const former = useRef<QuotationTotals>(undefined)
  return useMemo(() => {
    const totals = totalsOf(document)
    former.current = {
      ...totals,
      sections: steady(totals.sections, former.current?.sections, isSameSection),
      phases: steady(totals.phases, former.current?.phases, isSamePart),
      milestones: steady(totals.milestones, former.current?.milestones, isSamePart),
    }
    return former.current
  }, [document])
}

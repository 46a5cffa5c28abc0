/** The groups of the filter bar, in order. */
export const budgetGroups = ['under-1-lakh', '1-to-5-lakh', '5-to-10-lakh', 'over-10-lakh'] as const
export type BudgetGroup = (typeof budgetGroups)[number]

interface BudgetBounds {
  /** Inclusive, unless stated otherwise. */
  from?: number
  to?: number
  isFromIncluded: boolean
  isToIncluded: boolean
}

const lakh = 100_000

/** C-043: 1 and 5 Lakh belong to the group that starts there, 10 Lakh to the one that ends there. */
export const boundsOfGroup: Record<BudgetGroup, BudgetBounds> = {
  'under-1-lakh': { to: lakh, isFromIncluded: true, isToIncluded: false },
  '1-to-5-lakh': { from: lakh, to: 5 * lakh, isFromIncluded: true, isToIncluded: false },
  '5-to-10-lakh': { from: 5 * lakh, to: 10 * lakh, isFromIncluded: true, isToIncluded: true },
  'over-10-lakh': { from: 10 * lakh, isFromIncluded: false, isToIncluded: true },
}

export const budgetGroupOf = (budget: number): BudgetGroup =>
  budgetGroups.find((group) => {
    const { from, to, isFromIncluded, isToIncluded } = boundsOfGroup[group]
    const isAbove = from === undefined || (isFromIncluded ? budget >= from : budget > from)
    return isAbove && (to === undefined || (isToIncluded ? budget <= to : budget < to))
  }) ?? 'over-10-lakh'

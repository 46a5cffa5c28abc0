const lakh = 100_000
const crore = 100 * lakh

/** Amounts that people name, denser where most budgets are. */
const named = [
  10_000,
  25_000,
  50_000,
  75_000,
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75].map((count) => count * lakh),
  ...[1, 1.5, 2, 3, 4, 5, 7.5, 10, 25, 50, 100, 1000].map((count) => count * crore),
]

/** The stops of the budget slider: what people name between the smallest and the greatest, and both ends. */
export function budgetStops(min: number, max: number): number[] {
  const lowest = named.findLast((amount) => amount <= min) ?? 0
  const highest = named.find((amount) => amount >= max) ?? max
  const stops = [lowest, ...named.filter((amount) => amount > lowest && amount < highest), highest]
  return lowest === highest ? [0, highest] : stops
}

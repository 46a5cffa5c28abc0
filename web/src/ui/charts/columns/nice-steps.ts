const roundFigures = [1, 2, 2.5, 5, 10]
const mostSteps = 5

/** The marks of an axis from nothing up to a round figure that holds all values; whole values get whole marks. */
export function niceSteps(values: readonly number[]): number[] {
  const largest = Math.max(0, ...values)
  if (largest === 0) return [0, 1]
  const isWhole = values.every(Number.isInteger)
  const magnitude = 10 ** Math.floor(Math.log10(largest / mostSteps))
  const candidates = roundFigures.map((figure) => figure * magnitude)
  const allowed = isWhole ? candidates.filter((step) => Number.isInteger(step)) : candidates
  const step = allowed.find((candidate) => Math.ceil(largest / candidate) <= mostSteps) ?? 1
  // Multiplied, not added up: 0.1 three times is not 0.3.
  return Array.from({ length: Math.ceil(largest / step) + 1 }, (_, place) =>
    Number((place * step).toPrecision(12)),
  )
}

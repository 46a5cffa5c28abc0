/** Whole numbers without an upper end: money is never held in floating point. */

const half = 2n

/** A fraction of whole numbers as a whole number, half up; none of them is negative. */
export const halfUp = (numerator: bigint, denominator: bigint): bigint =>
  (numerator * half + denominator) / (denominator * half)

export const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n)

export const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/**
 * An amount split by weights, to the last paisa: each gets its part rounded down, then those that lost most one more.
 * As long as the amount is no more than the weights together, no part is more than its weight.
 */
export function splitByWeight(amount: bigint, weights: readonly bigint[]): bigint[] {
  const whole = sumOf(weights)
  if (whole === 0n || amount === 0n) return weights.map(() => 0n)
  const parts = weights.map((weight) => (amount * weight) / whole)
  const lost = weights.map((weight, index) => ({ index, by: (amount * weight) % whole }))
  lost.sort((one, other) => (one.by === other.by ? one.index - other.index : one.by > other.by ? -1 : 1))
  for (const { index } of lost.slice(0, Number(amount - sumOf(parts))))
    parts[index] = (parts[index] ?? 0n) + 1n
  return parts
}

/**
 * Hundredths of a percent of an amount, each half up; where they are the whole of it the last takes what is left, so that
 * nothing is lost or added.
 */
export function splitByShare(amount: bigint, shares: readonly bigint[]): bigint[] {
  const isWhole = sumOf(shares) === 10_000n
  const last = shares.findLastIndex((share) => share > 0n)
  let left = amount
  return shares.map((share, index) => {
    const part = halfUp(amount * share, 10_000n)
    if (!isWhole) return part
    const taken = index === last ? left : least(part, left)
    left -= taken
    return taken
  })
}

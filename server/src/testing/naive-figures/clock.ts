/** Numbers that look like chance and are the same in every run. */
export function chanceFrom(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    is: (share: number): boolean => next() < share,
    of: <T>(items: readonly T[]): T => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('nothing to choose from')
      return item
    },
  }
}
export type Chance = ReturnType<typeof chanceFrom>

const minute = 60_000

/** Moments between two days, in order: as many by chance, and the ones at which days, months and years begin and end. */
export function momentsBetween(
  chance: Chance,
  from: string,
  to: string,
  count: number,
  edges: string[],
): Date[] {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  const sharp = edges.map((edge) => Date.parse(edge)).filter((edge) => edge > start && edge < end)
  const others = Array.from({ length: count }, () => start + chance.below((end - start) / 1000) * 1000)
  const apart = others.filter((one) => sharp.every((edge) => Math.abs(edge - one) > minute))
  return [...sharp, ...apart].sort((a, b) => a - b).map((at) => new Date(at))
}

/** The last second of a day and the first of the next one, on clocks that are so many minutes ahead of London. */
export const midnights = (days: string[], minutesAhead: number): string[] =>
  days.flatMap((day) => {
    const midnight = Date.parse(`${day}T00:00:00Z`) - minutesAhead * minute
    return [-1000, 0].map((milliseconds) => new Date(midnight + milliseconds).toISOString())
  })

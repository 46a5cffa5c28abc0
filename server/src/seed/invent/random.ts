/** A repeatable random source: the same seed and stream give the same numbers on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next: () => number
  chance: (probability: number) => boolean
  /** An integer, both ends included. */
  between: (low: number, high: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  weighted: <Item>(items: readonly (readonly [Item, number])[]) => Item
  /** Median 1; `spread` 0.7 keeps two thirds between a half and twice that. */
  logNormal: (spread: number) => number
}

export function createRandom(seed: number, stream: number): Random {
  let state = scramble(scramble(seed) ^ Math.imul(stream + 1, 0x9e3779b1))

  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    return scramble(state) / 0x1_0000_0000
  }

  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item

  const weighted = <Item>(items: readonly (readonly [Item, number])[]): Item => {
    let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
    const found = items.find(([, weight]) => {
      left -= weight
      return left < 0
    })
    return (found ?? items[items.length - 1])?.[0] as Item
  }

  const logNormal = (spread: number) => {
    const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
    return Math.exp(normal * spread)
  }

  return {
    next,
    chance: (probability) => next() < probability,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick,
    weighted,
    logNormal,
  }
}

function scramble(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

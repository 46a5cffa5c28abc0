/** A decimal, raised by so many millionths. */
export function raised(position: string, millionths: number): string {
  const [whole = '0', decimals = ''] = position.split('.')
  const digits = Math.max(6, decimals.length)
  const sum = BigInt(whole + decimals.padEnd(digits, '0')) + BigInt(millionths) * 10n ** BigInt(digits - 6)
  const text = sum.toString().padStart(digits + 1, '0')
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`.replace(/\.?0+$/, '')
}

/** Positions at the top of a column: of several leads that arrive together each is a little above the one before. */
export type Places = (stageId: string) => string

export function createPlaces(tops: Readonly<Record<string, string>>): Places {
  const arrived = new Map<string, number>()
  return (stageId) => {
    const top = tops[stageId]
    if (top === undefined) throw new Error(`the top of stage ${stageId} was not read`)
    const before = arrived.get(stageId) ?? 0
    arrived.set(stageId, before + 1)
    return before === 0 ? top : raised(top, before)
  }
}

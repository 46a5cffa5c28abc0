/** An exact fraction: what people type is never rounded before the end. */
interface Fraction {
  over: bigint
  under: bigint
}

const words: readonly (readonly [RegExp, bigint])[] = [
  [/^(?:k|thousand)\b\.?/, 1_000n],
  [/^(?:l|lacs?|lakhs?)\b\.?/, 100_000n],
  [/^(?:crs?|crores?)\b\.?/, 10_000_000n],
]

const digits = /^(?:\d[\d,]*(?:\.\d*)?|\.\d+)/
const grouped = /^(?:\d+|\d{1,2}(?:,\d\d)*,\d{3}|\d{1,3}(?:,\d{3})+|)$/

function fractionOf(figure: string | undefined): Fraction | undefined {
  if (figure === undefined) return undefined
  const [whole = '', decimals = ''] = figure.split('.')
  if (!grouped.test(whole)) return undefined
  return { over: BigInt(whole.replaceAll(',', '') + decimals || '0'), under: 10n ** BigInt(decimals.length) }
}

/** Reads sums from the left: '12*10.5', '(4+2) x 9', '1.5 lakh + 20k'. */
class Reader {
  private rest: string
  constructor(text: string) {
    this.rest = text
  }

  whole(): Fraction | undefined {
    const value = this.sum()
    return this.rest === '' ? value : undefined
  }

  private take(pattern: RegExp): string | undefined {
    const [found] = pattern.exec(this.rest) ?? []
    if (found === undefined) return undefined
    this.rest = this.rest.slice(found.length).trimStart()
    return found
  }

  private sum(): Fraction | undefined {
    let value = this.product()
    for (let sign = this.take(/^[+-]/); sign; sign = this.take(/^[+-]/)) {
      const next = this.product()
      if (!value || !next) return undefined
      const other = sign === '+' ? next.over : -next.over
      value = { over: value.over * next.under + other * value.under, under: value.under * next.under }
    }
    return value
  }

  private product(): Fraction | undefined {
    let value = this.single()
    for (let sign = this.take(/^[*x×/]/); sign; sign = this.take(/^[*x×/]/)) {
      const next = this.single()
      if (!value || !next || (sign === '/' && next.over <= 0n)) return undefined
      value =
        sign === '/'
          ? { over: value.over * next.under, under: value.under * next.over }
          : { over: value.over * next.over, under: value.under * next.under }
    }
    return value
  }

  private single(): Fraction | undefined {
    if (this.take(/^\(/)) {
      const value = this.sum()
      return this.take(/^\)/) ? value : undefined
    }
    const value = fractionOf(this.take(digits))
    const size = words.find(([word]) => this.take(word))?.[1] ?? 1n
    return value && { over: value.over * size, under: value.under }
  }
}

const longest = 100

/**
 * A number as people write it, or a sum of such, in whole parts of which `scale` are one: readNumber('1.5 lakh', 100) are
 * paise. Half a part is rounded up. Undefined for anything else, for less than nothing, and for what is too big to be exact.
 */
export function readNumber(text: string, scale: number): number | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/^=\s*/, '')
    .replace(/^(?:\p{Sc}|rs\.?|inr)\s*/u, '')
    .replace(/\s*\/-$/, '')
  if (plain === '' || plain.length > longest || !/\d/.test(plain)) return undefined
  const value = new Reader(plain).whole()
  if (!value || value.over < 0n) return undefined
  const parts = (2n * value.over * BigInt(scale) + value.under) / (2n * value.under)
  return parts <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(parts) : undefined
}

/** As it is typed: 250050 of hundredths is '2500.5'. */
export function plainNumber(parts: number, scale: number): string {
  const whole = Math.floor(parts / scale)
  const rest = parts - whole * scale
  const decimals =
    rest === 0
      ? ''
      : `.${String(rest)
          .padStart(String(scale).length - 1, '0')
          .replace(/0+$/, '')}`
  return `${whole}${decimals}`
}

/** As it is read, with the commas of India: '1,28,000.5'. */
export function groupedNumber(parts: number, scale: number): string {
  const [whole = '', decimals] = plainNumber(parts, scale).split('.')
  const figure = whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')
  return decimals === undefined ? figure : `${figure}.${decimals}`
}

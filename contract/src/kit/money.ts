interface Currency {
  locale: string
  code: string
}

interface Typesetter {
  before: string
  after: string
  /** With at least and at most so many decimals. */
  figure: (least: number, most: number) => Intl.NumberFormat
}

const indian: Currency = { locale: 'en-IN', code: 'INR' }

// Arabic amounts keep Western digits and lose the invisible direction marks: the interface reads left to
// right, columns of amounts must line up, and what is copied out of the product must be searchable.
const currencyBySymbol: Record<string, Currency> = {
  $: { locale: 'en-US', code: 'USD' },
  '£': { locale: 'en-GB', code: 'GBP' },
  '€': { locale: 'fr-FR', code: 'EUR' },
  '₹': indian,
  'د.إ': { locale: 'ar-AE-u-nu-latn', code: 'AED' },
  A$: { locale: 'en-AU', code: 'AUD' },
}

const units = [
  { size: 1e3, name: 'K' },
  { size: 1e5, name: 'Lac' },
  { size: 1e7, name: 'Cr' },
]

const directionMarks = /[\u200e\u200f\u061c]/g
const typesetterBySymbol = new Map<string, Typesetter>()

/** '₹18,50,000': whole units, grouped and placed as in the country of the symbol. */
export function formatAmount(value: number, symbol = '₹'): string {
  const whole = typesetterOf(symbol).figure(0, 0)
  return withSymbol(value, Math.round(Math.abs(value)), (size) => whole.format(size), symbol)
}

/** '₹18,50,000.00' of 185000000: hundredths of the unit, to the last of them. */
export function exactAmount(hundredths: number, symbol = '₹'): string {
  const exact = typesetterOf(symbol).figure(2, 2)
  return withSymbol(hundredths, Math.abs(hundredths), (size) => exact.format(size / 100), symbol)
}

/** The same without the symbol, for columns. */
export const exactFigure = (hundredths: number, symbol = '₹'): string =>
  typesetterOf(symbol)
    .figure(2, 2)
    .format(hundredths / 100)

/** '₹38.6 Lac': at most two decimals, in the unit that keeps the figure below 100. */
export function shortAmount(value: number, symbol = '₹'): string {
  const size = Math.abs(value)
  // Rounding first turns 99.999 lac into 1 Cr instead of 100 Lac.
  const unit = units.findLast(
    (candidate, index) => roundedIn(units[index - 1]?.size ?? 100, size) >= candidate.size,
  )
  if (!unit) return formatAmount(value, symbol)
  const decimal = typesetterOf(symbol).figure(0, 2)
  const figure = Math.round(size / (unit.size / 100)) / 100
  return withSymbol(value, figure, (shown) => `${decimal.format(shown)} ${unit.name}`, symbol)
}

/** Indian grouping while an amount is being typed: '1850000' becomes '18,50,000'. */
export function groupDigits(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  return digits.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')
}

/** As India groups figures, or as others do; a comma anywhere else may be meant as a decimal point. */
const groupedDigits = /^(?:\d+|\d{1,2}(?:[, ]\d\d)*[, ]\d{3}|\d{1,3}(?:[, ]\d{3})+)$/

/** A figure with or without grouping and decimals, as plain digits: '1,250.50' is '1250.50'. */
export function readFigure(text: string): string | undefined {
  const [, whole = '', decimals = ''] = /^([\d, ]*)((?:\.\d+)?)$/.exec(text.trim()) ?? []
  if (!groupedDigits.test(whole)) return undefined
  return whole.replace(/[, ]/g, '').replace(/^0+(?=\d)/, '') + decimals
}

const spokenUnits: readonly (readonly [RegExp, number])[] = [
  [/(?:k|thousand)$/, 1e3],
  [/(?:l|lacs?|lakhs?)$/, 1e5],
  [/(?:crs?|crores?)$/, 1e7],
]

/**
 * An amount as people write and say it, in whole units: '18,50,000', '₹ 12,50,000.00', '15 lakh', '12.5 L', '1.2 cr'.
 * Undefined for anything else (C-162).
 */
export function readAmount(text: string): number | undefined {
  const plain = text
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/^(?:\p{Sc}|rs\.?|inr) ?/u, '')
    .replace(/ ?\/-$/, '')
    .replace(/(?<=[a-z])\.$/, '')
  const [unit, size] = spokenUnits.find(([word]) => word.test(plain)) ?? []
  const figure = readFigure(unit ? plain.replace(unit, '') : plain)
  return figure === undefined ? undefined : Math.round(Number(figure) * (size ?? 1))
}

function withSymbol(value: number, shown: number, text: (shown: number) => string, symbol: string): string {
  const { before, after } = typesetterOf(symbol)
  const sign = value < 0 && shown > 0 ? '-' : ''
  return `${sign}${before}${text(shown)}${after}`
}

function roundedIn(unitSize: number, value: number): number {
  const step = unitSize / 100
  return Math.round(value / step) * step
}

/** Each is made when it is first needed: it takes a phone ten milliseconds. */
function figuresOf(locale: string): Typesetter['figure'] {
  const made = new Map<string, Intl.NumberFormat>()
  return (minimumFractionDigits, maximumFractionDigits) => {
    const key = `${minimumFractionDigits} ${maximumFractionDigits}`
    const figure =
      made.get(key) ?? new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits })
    made.set(key, figure)
    return figure
  }
}

function typesetterOf(symbol: string): Typesetter {
  const known = typesetterBySymbol.get(symbol)
  if (known) return known
  const { locale, code } = currencyBySymbol[symbol] ?? indian
  const pattern = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    maximumFractionDigits: 0,
  })
    .formatToParts(1)
    .map(({ type, value }) => (type === 'currency' ? symbol : value))
    .join('')
    .replace(directionMarks, '')
  const [before = '', after = ''] = pattern.split('1')
  const typesetter = {
    // A symbol that ends in a letter (RM, CHF) would run into the number.
    before: /\p{L}$/u.test(before) ? `${before}\u00a0` : before,
    after,
    figure: figuresOf(locale),
  }
  typesetterBySymbol.set(symbol, typesetter)
  return typesetter
}

/** 1,00,000: as numbers are written in India. */
const counts = new Intl.NumberFormat('en-IN')
export const grouped = (count: number): string => counts.format(count)

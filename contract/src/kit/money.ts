interface Currency {
  locale: string
  code: string
}

interface Typesetter {
  before: string
  after: string
  /** With at least and at most so many decimals. */
  figure: (least: number, most: number) => (value: number) => string
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
  return withSymbol(value, Math.round(Math.abs(value)), whole, symbol)
}

/** '₹18,50,000.00' of 185000000: hundredths of the unit, to the last of them. */
export function exactAmount(hundredths: number, symbol = '₹'): string {
  const exact = typesetterOf(symbol).figure(2, 2)
  return withSymbol(hundredths, Math.abs(hundredths), (size) => exact(size / 100), symbol)
}

/** The same without the symbol, for columns. */
export const exactFigure = (hundredths: number, symbol = '₹'): string =>
  typesetterOf(symbol).figure(2, 2)(hundredths / 100)

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
  return withSymbol(value, figure, (shown) => `${decimal(shown)} ${unit.name}`, symbol)
}

/** Indian grouping while an amount is being typed: '1850000' becomes '18,50,000'. */
export function groupDigits(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  return withCommas(digits)
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
    return figure.format
  }
}

const ofIndia: Typesetter['figure'] = (least, most) => (value) => grouped(value, most, least)

/** Where the symbol stands, before and after the figure. */
function placesOf(symbol: string, { locale, code }: Currency): [string, string] {
  if (locale === indian.locale) return [symbol, '']
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
  return [before, after]
}

function typesetterOf(symbol: string): Typesetter {
  const known = typesetterBySymbol.get(symbol)
  if (known) return known
  const currency = currencyBySymbol[symbol] ?? indian
  const [before, after] = placesOf(symbol, currency)
  const typesetter = {
    // A symbol that ends in a letter (RM, CHF) would run into the number.
    before: /\p{L}$/u.test(before) ? `${before}\u00a0` : before,
    after,
    figure: currency === indian ? ofIndia : figuresOf(currency.locale),
  }
  typesetterBySymbol.set(symbol, typesetter)
  return typesetter
}

/**
 * '1,00,000', '1,250.5': as figures are written in India, with at most and at least so many decimals. By hand: the first
 * `Intl` of a browser takes a phone a tenth of a second, and most firms need no other.
 */
export function grouped(value: number, most = 3, least = 0): string {
  const [whole = '', decimals = ''] = value.toFixed(most).split('.')
  const shown = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, '')
  return `${withCommas(whole)}${shown && `.${shown}`}`
}

/** '1850000' as '18,50,000' */
const withCommas = (digits: string): string => digits.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')

import type { Paise } from './model'

const ones = 'Zero One Two Three Four Five Six Seven Eight Nine'
const teens = 'Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'
const small = `${ones} ${teens}`.split(' ')
const tens = 'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')

type Scale = readonly (readonly [size: number, name: string])[]

const indian: Scale = [
  [1e7, 'Crore'],
  [1e5, 'Lakh'],
  [1e3, 'Thousand'],
  [100, 'Hundred'],
]
const western: Scale = [
  [1e12, 'Trillion'],
  [1e9, 'Billion'],
  [1e6, 'Million'],
  [1e3, 'Thousand'],
  [100, 'Hundred'],
]

interface Money {
  units: string
  parts: string
  scale: Scale
}

const moneyBySymbol: Record<string, Money> = {
  '₹': { units: 'Rupees', parts: 'Paise', scale: indian },
  $: { units: 'Dollars', parts: 'Cents', scale: western },
  A$: { units: 'Australian Dollars', parts: 'Cents', scale: western },
  '£': { units: 'Pounds', parts: 'Pence', scale: western },
  '€': { units: 'Euros', parts: 'Cents', scale: western },
  'د.إ': { units: 'Dirhams', parts: 'Fils', scale: western },
}

function numberInWords(value: number, scale: Scale): string {
  if (value < 20) return small[value] ?? ''
  if (value < 100) {
    const ten = tens[Math.floor(value / 10) - 2] ?? ''
    return value % 10 === 0 ? ten : `${ten} ${small[value % 10]}`
  }
  const [size, name] = scale.find(([size]) => value >= size) ?? [100, 'Hundred']
  const rest = value % size
  const head = `${numberInWords(Math.floor(value / size), scale)} ${name}`
  return rest === 0 ? head : `${head} ${numberInWords(rest, scale)}`
}

/** 'Rupees Twelve Lakh Fifty Thousand and Fifty Paise Only'; of an unknown currency its symbol and hundredths. */
export function amountInWords(amount: Paise, symbol = '₹'): string {
  const { units, parts, scale } = moneyBySymbol[symbol] ?? { units: symbol, parts: '', scale: indian }
  const whole = Math.floor(amount / 100)
  const rest = amount % 100
  const words = `${units} ${numberInWords(whole, scale)}`
  if (rest === 0) return `${words} Only`
  return parts === ''
    ? `${words} and ${String(rest).padStart(2, '0')}/100 Only`
    : `${words} and ${numberInWords(rest, scale)} ${parts} Only`
}

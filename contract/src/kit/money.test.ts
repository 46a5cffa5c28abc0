import { describe, expect, it } from 'vitest'
import { formatAmount, groupDigits, grouped, shortAmount } from './money'

/** Locales use several kinds of space; a reader sees one. */
const seen = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('formatAmount', () => {
  it('T-024 amounts follow the locale of the currency symbol', () => {
    const shown = ['$', '£', '€', '₹', 'د.إ', 'A$'].map((symbol) => seen(formatAmount(1234567, symbol)))
    expect(shown).toEqual([
      '$1,234,567',
      '£1,234,567',
      '1 234 567 €',
      '₹12,34,567',
      '1,234,567 د.إ',
      'A$1,234,567',
    ])
  })

  it('T-024 the rupee is the default and the fallback keeps the given symbol', () => {
    expect(formatAmount(1850000)).toBe('₹18,50,000')
    expect(formatAmount(1850000, '¥')).toBe('¥18,50,000')
    expect(seen(formatAmount(1850000, 'RM'))).toBe('RM 18,50,000')
  })

  it('shows whole units, zero and negative amounts plainly', () => {
    expect(formatAmount(0)).toBe('₹0')
    expect(formatAmount(999.5)).toBe('₹1,000')
    expect(formatAmount(-250000)).toBe('-₹2,50,000')
    expect(formatAmount(-0.4)).toBe('₹0')
    expect(seen(formatAmount(-1500, 'د.إ'))).toBe('-1,500 د.إ')
  })

  it('holds the longest budget that the server accepts', () => {
    expect(formatAmount(999999999999999)).toBe('₹99,99,99,99,99,99,999')
  })
})

describe('shortAmount', () => {
  it('uses K, Lac and Cr from 1e3, 1e5 and 1e7 with at most two decimals', () => {
    const shown = [0, 950, 1000, 45500, 100000, 960000, 3860000, 10000000, 14900000, 1234500000].map(
      (value) => shortAmount(value),
    )
    expect(shown).toEqual([
      '₹0',
      '₹950',
      '₹1 K',
      '₹45.5 K',
      '₹1 Lac',
      '₹9.6 Lac',
      '₹38.6 Lac',
      '₹1 Cr',
      '₹1.49 Cr',
      '₹123.45 Cr',
    ])
  })

  it('rolls over to the next unit instead of showing a hundred or a thousand of the smaller one', () => {
    expect(shortAmount(9999900)).toBe('₹1 Cr')
    expect(shortAmount(9999400)).toBe('₹99.99 Lac')
    expect(shortAmount(99999)).toBe('₹1 Lac')
    expect(shortAmount(99994)).toBe('₹99.99 K')
    expect(shortAmount(999.7)).toBe('₹1 K')
    expect(shortAmount(999.4)).toBe('₹999')
  })

  it('rounds halves up although the quotient is not exact in binary', () => {
    expect(shortAmount(10050000)).toBe('₹1.01 Cr')
    expect(shortAmount(100500)).toBe('₹1.01 Lac')
  })

  it('handles negative amounts and other symbols', () => {
    expect(shortAmount(-14900000)).toBe('-₹1.49 Cr')
    expect(shortAmount(45500, '$')).toBe('$45.5 K')
    expect(seen(shortAmount(14900000, '€'))).toBe('1,49 Cr €')
  })
})

describe('typing amounts', () => {
  it('groups digits as they are typed', () => {
    const typed = [
      '',
      '0',
      '007',
      '100',
      '1000',
      '100000',
      '1850000',
      '18,50,0001',
      '₹ 12a3456',
      '999999999999999',
    ]
    expect(typed.map(groupDigits)).toEqual([
      '',
      '0',
      '7',
      '100',
      '1,000',
      '1,00,000',
      '18,50,000',
      '1,85,00,001',
      '1,23,456',
      '99,99,99,99,99,99,999',
    ])
  })
})

it('writes figures as India does, like the formatter of the language', () => {
  const figures = [0, 7, 42, 999, 1_000, 99_999, 100_000, 1_234_567, 123_456_789, 98_765_432_109_876]
  for (const figure of figures.flatMap((one) => [one, -one - 1, one + 0.5, one / 8, one / 1000]))
    for (const [most, least] of [
      [3, 0],
      [3, 3],
      [2, 2],
    ] as const) {
      const exact = Math.round(figure * 10 ** most) / 10 ** most
      const options = { maximumFractionDigits: most, minimumFractionDigits: least }
      if (Number.isSafeInteger(Math.round(exact * 1000)) && !Object.is(exact, -0))
        expect(grouped(exact, most, least)).toBe(exact.toLocaleString('en-IN', options))
    }
})

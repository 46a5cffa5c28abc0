import type { Discount, QuotationDocument } from '../quotations/document/model'

/** The money once more, as somebody would do it on paper with fractions: slow, plain, and written without the real one. */

interface Fraction {
  top: bigint
  bottom: bigint
}

const of = (top: number | bigint, bottom: number | bigint = 1): Fraction => ({
  top: BigInt(top),
  bottom: BigInt(bottom),
})
const plus = (a: Fraction, b: Fraction): Fraction =>
  of(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
const minus = (a: Fraction, b: Fraction): Fraction => plus(a, of(-b.top, b.bottom))
const times = (a: Fraction, b: Fraction): Fraction => of(a.top * b.top, a.bottom * b.bottom)
const isLess = (a: Fraction, b: Fraction): boolean => a.top * b.bottom < b.top * a.bottom
const floor = (a: Fraction): Fraction => of((a.top - (((a.top % a.bottom) + a.bottom) % a.bottom)) / a.bottom)
const nearest = (a: Fraction): Fraction => floor(plus(a, of(1, 2)))
const sum = (all: Fraction[]): Fraction => all.reduce(plus, of(0))
const paise = (a: Fraction): number => Number(floor(a).top)

function off(amount: Fraction, discount: Discount | null): Fraction {
  if (!discount) return of(0)
  const wished =
    discount.kind === 'percent' ? nearest(times(amount, of(discount.value, 10_000))) : of(discount.value)
  return isLess(amount, wished) ? amount : wished
}

/** Hands out what rounding down left over, one paisa at a time, to whoever is owed most. */
function handOut(whole: Fraction, owed: Fraction[]): Fraction[] {
  const got = owed.map(floor)
  while (isLess(sum(got), whole)) {
    let neediest = 0
    owed.forEach((due, index) => {
      const gap = (at: number) => minus(owed[at] ?? of(0), got[at] ?? of(0))
      if (isLess(gap(neediest), minus(due, got[index] ?? of(0)))) neediest = index
    })
    got[neediest] = plus(got[neediest] ?? of(0), of(1))
  }
  return got
}

export function naiveTotals(document: QuotationDocument) {
  const lines = document.sections.flatMap(({ items }) =>
    items.map((item) => {
      const units = item.basis === 'percentage' ? of(item.quantity, 100_000) : of(item.quantity, 1000)
      const gross = nearest(times(units, of(item.rate)))
      const net = minus(gross, off(gross, item.discount))
      return { gst: item.gst, gross, net }
    }),
  )
  const net = sum(lines.map((line) => line.net))
  const discount = off(net, document.discount)
  const shares =
    net.top === 0n
      ? lines.map(() => of(0))
      : handOut(
          discount,
          lines.map((line) => times(discount, of(line.net.top * net.bottom, line.net.bottom * net.top))),
        )
  const taxables = lines.map((line, index) => minus(line.net, shares[index] ?? of(0)))
  const { supplyFrom: from, placeOfSupply: to } = document
  let tax = of(0)
  if (document.isTaxed)
    for (const rate of new Set(lines.map(({ gst }) => gst))) {
      const base = sum(taxables.filter((_, index) => lines[index]?.gst === rate))
      const half = nearest(times(base, of(rate, 20_000)))
      tax = plus(tax, from && to && from !== to ? nearest(times(base, of(rate, 10_000))) : plus(half, half))
    }
  const exact = plus(minus(net, discount), tax)
  const total = document.isRounded ? times(nearest(times(exact, of(1, 100))), of(100)) : exact
  return {
    gross: paise(sum(lines.map(({ gross }) => gross))),
    net: paise(net),
    discount: paise(discount),
    shares: shares.map(paise),
    taxables: taxables.map(paise),
    tax: paise(tax),
    total: paise(total),
  }
}

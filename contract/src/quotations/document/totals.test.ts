import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDocument } from '../testing/made-up'
import { naiveTotals } from '../testing/naive-totals'
import { emptyDocument } from './blank'
import type { QuotationDocument, QuotationItem } from './model'
import { totalsOf } from './totals'

const item = (change: Partial<QuotationItem>): QuotationItem => ({
  id: 'one',
  name: 'Wardrobe',
  description: '',
  basis: 'quantity',
  unit: 'nos',
  quantity: 1000,
  rate: 0,
  discount: null,
  gst: 1800,
  hsn: '',
  ...change,
})
const quoted = (items: Partial<QuotationItem>[], change: Partial<QuotationDocument> = {}) =>
  totalsOf({
    ...emptyDocument('2026-04-01'),
    isTaxed: true,
    isRounded: false,
    sections: [{ id: 's', name: '', items: items.map((one, at) => item({ id: `i${at}`, ...one })) }],
    ...change,
  })
const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)

describe('the money of a quotation', () => {
  it('agrees with the same done slowly in fractions, for whatever is quoted', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const { gross, net, discount, tax, total, sections } = totalsOf(document)
        const items = sections.flatMap((section) => section.items)
        expect({
          gross,
          net,
          discount,
          shares: items.map(({ share }) => share),
          taxables: items.map(({ taxable }) => taxable),
          tax,
          total,
        }).toEqual(naiveTotals(document))
      }),
      { numRuns: 500 },
    )
  })

  it('adds up: lines to sections to the sum, taxes to the tax, and nothing is negative', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const all = totalsOf(document)
        const items = all.sections.flatMap((section) => section.items)
        for (const section of all.sections) expect(section.net).toBe(sum(section.items.map(({ net }) => net)))
        for (const one of items) {
          expect(one.net).toBe(one.gross - one.discount)
          expect(one.taxable).toBe(one.net - one.share)
          expect(Math.min(one.gross, one.discount, one.net, one.share, one.taxable)).toBeGreaterThanOrEqual(0)
        }
        expect(all.net).toBe(all.gross - all.itemDiscounts)
        expect(all.net).toBe(sum(all.sections.map(({ net }) => net)))
        expect(all.discount).toBe(sum(items.map(({ share }) => share)))
        expect(all.taxable).toBe(sum(items.map(({ taxable }) => taxable)))
        if (document.isTaxed) expect(all.taxable).toBe(sum(all.taxes.map(({ taxable }) => taxable)))
        for (const tax of all.taxes) expect(tax.cgst).toBe(tax.sgst)
        expect(all.tax).toBe(sum(all.taxes.map(({ cgst, sgst, igst }) => cgst + sgst + igst)))
        expect(all.total).toBe(all.taxable + all.tax + all.roundOff)
        if (document.isRounded) expect(all.total % 100).toBe(0)
        expect(Math.abs(all.roundOff)).toBeLessThanOrEqual(document.isRounded ? 50 : 0)
      }),
      { numRuns: 500 },
    )
  })

  it('splits fee and total to the last paisa when the shares are the whole', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const all = totalsOf(document)
        for (const [parts, amounts, base] of [
          [document.phases, all.phases, all.taxable],
          [document.milestones, all.milestones, all.total],
        ] as const) {
          const isWhole = sum(parts.map(({ share }) => share)) === 10_000
          if (isWhole) expect(sum(amounts.map(({ amount }) => amount))).toBe(base)
          for (const { amount } of amounts) expect(amount).toBeGreaterThanOrEqual(0)
          parts.forEach(({ share }, at) => {
            const off = Math.abs((amounts[at]?.amount ?? 0) - (base * share) / 10_000)
            expect(off).toBeLessThanOrEqual(isWhole ? parts.length : 0.51)
          })
        }
      }),
      { numRuns: 500 },
    )
  })

  it('rounds half a paisa up, of quantities with three decimals', () => {
    expect(quoted([{ quantity: 500, rate: 1 }]).gross).toBe(1)
    expect(quoted([{ quantity: 499, rate: 1 }]).gross).toBe(0)
    expect(quoted([{ quantity: 12_345, rate: 1010 }]).gross).toBe(12_468)
  })

  it('reads a percentage as percent of its rate', () => {
    expect(quoted([{ basis: 'percentage', quantity: 8000, rate: 500_000_000 }]).gross).toBe(40_000_000)
  })

  it('takes CGST and SGST in the same state, IGST in another, per rate over its sum', () => {
    const items = [{ rate: 1_005 }, { rate: 1_005 }, { rate: 10_000, gst: 500 }, { rate: 700, gst: 0 }]
    expect(quoted(items, { supplyFrom: '27', placeOfSupply: '27' }).taxes).toEqual([
      { gst: 0, taxable: 700, cgst: 0, sgst: 0, igst: 0 },
      { gst: 500, taxable: 10_000, cgst: 250, sgst: 250, igst: 0 },
      { gst: 1800, taxable: 2_010, cgst: 181, sgst: 181, igst: 0 },
    ])
    expect(quoted(items, { supplyFrom: '27', placeOfSupply: '29' }).taxes[2]).toEqual({
      gst: 1800,
      taxable: 2_010,
      cgst: 0,
      sgst: 0,
      igst: 362,
    })
    expect(quoted(items, { supplyFrom: '27' }).taxes[2]?.igst).toBe(0)
    expect(quoted(items, { isTaxed: false }).tax).toBe(0)
  })

  it('splits a discount on the sum over the lines, odd paise to those who lost most', () => {
    const items = [{ rate: 100 }, { rate: 100 }, { rate: 100 }]
    const { sections } = quoted(items, { discount: { kind: 'amount', value: 100 } })
    expect(sections[0]?.items.map(({ share }) => share)).toEqual([34, 33, 33])
  })

  it('never takes off more than there is', () => {
    const items = [{ rate: 500, discount: { kind: 'amount', value: 900 } as const }, { rate: 300 }]
    const all = quoted(items, { discount: { kind: 'amount', value: 1_000 } })
    expect([all.itemDiscounts, all.net, all.discount, all.total]).toEqual([500, 300, 300, 0])
  })

  it('rounds to the rupee, half up', () => {
    expect(quoted([{ rate: 1_050, gst: 0 }], { isRounded: true })).toMatchObject({
      total: 1_100,
      roundOff: 50,
    })
    expect(quoted([{ rate: 1_049, gst: 0 }], { isRounded: true })).toMatchObject({
      total: 1_000,
      roundOff: -49,
    })
  })

  it('is exact where floating point is not: a thousand lines at the limit', () => {
    const items = Array.from({ length: 1000 }, () => ({ quantity: 1_001, rate: 999_999_999, gst: 1800 }))
    expect(quoted(items).gross).toBe(1_000_999_999_000)
  })
})

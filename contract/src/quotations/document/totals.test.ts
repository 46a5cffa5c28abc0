import { describe, expect, it } from 'vitest'
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

describe('the money of a quotation', () => {
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

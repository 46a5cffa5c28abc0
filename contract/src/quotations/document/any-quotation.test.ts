import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { naiveTotals } from '../../testing/naive-totals'
import { checkDocument } from './check-document'
import { documentLimits as limits } from './limits'
import { type Discount, itemBases, type QuotationDocument } from './model'
import { totalsOf } from './totals'

const percent = fc.integer({ min: 0, max: limits.percent })

const discount: fc.Arbitrary<Discount | null> = fc.oneof(
  fc.constant(null),
  percent.map((value): Discount => ({ kind: 'percent', value })),
  fc.integer({ min: 0, max: 50_000_000 }).map((value): Discount => ({ kind: 'amount', value })),
)

const item = fc.record({
  name: fc.constantFrom('Wardrobe', 'अलमारी', ''),
  description: fc.constant(''),
  basis: fc.constantFrom(...itemBases),
  unit: fc.constantFrom('sq ft', 'nos', 'rft'),
  quantity: fc.oneof(
    fc.integer({ min: 0, max: 5_000_000 }),
    fc.integer({ min: 0, max: 2000 }).map((n) => n * 1000),
  ),
  rate: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 50_000_000 })),
  discount,
  gst: fc.oneof(fc.constantFrom(0, 500, 1200, 1800, 2800), percent),
  hsn: fc.constantFrom('', '9954', '940360'),
})

/** Shares that are the whole, as people write them, or anything at all. */
const shares = fc.oneof(
  fc.array(percent, { maxLength: 8 }),
  fc
    .array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 9 })
    .map((parts) => [...parts, 10_000 - parts.reduce((sum, part) => sum + part, 0)]),
)

/** Any document that can be saved, for tests that must hold for all of them. */
const anyDocument: fc.Arbitrary<QuotationDocument> = fc
  .record({
    sections: fc.array(fc.array(item, { maxLength: 6 }), { maxLength: 4 }),
    isTaxed: fc.boolean(),
    isRounded: fc.boolean(),
    states: fc.constantFrom(['', ''], ['27', ''], ['', '27'], ['27', '27'], ['27', '29']),
    discount,
    phases: shares,
    milestones: shares,
  })
  .map(({ sections, phases, milestones, states: [supplyFrom = '', placeOfSupply = ''], ...rest }) => ({
    ...rest,
    title: 'Flat at Baner',
    client: { name: 'Asha', companyName: '', address: '', phone: '', email: '', gstNumber: '' },
    site: '',
    date: '2026-04-01',
    validUntil: null,
    supplyFrom,
    placeOfSupply,
    sections: sections.map((items, index) => ({
      id: `s${index}`,
      name: `Room ${index}`,
      items: items.map((one, at) => ({ ...one, id: `i${index}-${at}` })),
    })),
    phases: phases.map((share, index) => ({ id: `p${index}`, name: '', deliverables: '', share })),
    milestones: milestones.map((share, index) => ({ id: `m${index}`, name: '', when: '', share })),
    terms: '',
    note: '',
  }))

const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)

describe('the money of any quotation', () => {
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

  it('can be saved', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        expect(checkDocument(document)).toEqual([])
      }),
    )
  })
})

import fc from 'fast-check'
import { documentLimits as limits } from '../document/limits'
import { type Discount, itemBases, type QuotationDocument } from '../document/model'

const percent = fc.integer({ min: 0, max: limits.percent })

const discount: fc.Arbitrary<Discount | null> = fc.oneof(
  fc.constant(null),
  percent.map((value): Discount => ({ kind: 'percent', value })),
  fc.integer({ min: 0, max: 50_000_000 }).map((value): Discount => ({ kind: 'amount', value })),
)

const item = fc.record({
  name: fc.string({ maxLength: 20 }),
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
export const anyDocument: fc.Arbitrary<QuotationDocument> = fc
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

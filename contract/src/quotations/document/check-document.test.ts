import { describe, expect, it } from 'vitest'
import { emptyDocument } from './blank'
import { checkDocument } from './check-document'
import { documentForm } from './forms'
import { documentProblems as problems } from './messages-problems'
import type { QuotationDocument, QuotationItem } from './model'
import { sendingProblems } from './sending-problems'

const item = (change: Partial<QuotationItem> = {}): QuotationItem => ({
  id: 'i',
  name: 'Wardrobe',
  description: '',
  basis: 'quantity',
  unit: 'nos',
  quantity: 1000,
  rate: 5_000_000,
  discount: null,
  gst: 1800,
  hsn: '940350',
  ...change,
})
const written = (change: Partial<QuotationDocument> = {}, items = [item()]): QuotationDocument => ({
  ...emptyDocument('2026-04-01'),
  client: { ...emptyDocument('').client, name: 'Asha' },
  sections: [{ id: 's', name: 'Bedroom', items }],
  ...change,
})
const textsOf = (document: QuotationDocument) => checkDocument(document).map(({ text }) => text)

describe('what can be saved', () => {
  it('is an empty document', () => {
    expect(checkDocument(emptyDocument('2026-04-01'))).toEqual([])
  })

  it.each([
    ['a rate below zero', written({}, [item({ rate: -1 })]), problems.rate],
    ['a quantity between thousandths', written({}, [item({ quantity: 0.5 })]), problems.quantity],
    ['a tax over 100', written({}, [item({ gst: 10_001 })]), problems.percent],
    ['a discount over 100', written({ discount: { kind: 'percent', value: 10_001 } }), problems.percent],
    ['letters in an HSN code', written({}, [item({ hsn: 'AB12' })]), problems.hsn],
    ['an end before the date', written({ validUntil: '2026-03-31' }), problems.validUntil],
    ['no date', written({ date: '2026-02-30' }), problems.date],
    ['a state nobody knows', written({ placeOfSupply: '77' }), problems.state],
    ['two items with one id', written({}, [item(), item()]), problems.id],
    ['more than the limit', written({}, [item({ quantity: 1e10, rate: 1e11 })]), problems.total],
  ])('is not %s', (_, document, text) => {
    expect(textsOf(document)).toContain(text)
  })

  it('is no text that a page or the database cannot hold', () => {
    expect(textsOf(written({}, [item({ name: 'Ward\u0000robe' })]))).toHaveLength(1)
    expect(textsOf(written({ terms: 'half of \ud83d' }))).toHaveLength(1)
    expect(textsOf(written({ terms: 'lines\nand\ttabs' }))).toEqual([])
  })

  it('says where a problem is', () => {
    expect(checkDocument(written({}, [item(), item({ id: 'j', rate: -1 })]))).toEqual([
      { path: ['sections', 0, 'items', 1, 'rate'], text: problems.rate },
    ])
    const result = documentForm.safeParse(written({}, [item({ hsn: 'x' })]))
    expect(result.error?.issues[0]?.path).toEqual(['sections', 0, 'items', 0, 'hsn'])
  })
})

describe('what can be sent', () => {
  it('has a client, named items, something to pay and whole shares', () => {
    expect(sendingProblems(written(), '2026-04-01')).toEqual([])
    expect(sendingProblems(emptyDocument('2026-04-01'), '2026-04-01')).toEqual([
      'Please write the name of the client.',
      'Please add at least one item.',
    ])
    expect(sendingProblems(written({}, [item({ name: ' ', rate: 0 })]), '2026-04-01')).toEqual([
      'Please give every item a name.',
      'The total is zero.',
    ])
    const milestones = [{ id: 'm', name: 'Advance', when: '', share: 4_050 }]
    expect(sendingProblems(written({ milestones }), '2026-04-01')).toEqual([
      'The milestones are 40.5% of the total, not 100%.',
    ])
    const discount = { kind: 'amount', value: 5_000_001 } as const
    expect(sendingProblems(written({}, [item({ discount }), item({ id: 'j' })]), '2026-04-01')).toEqual([
      'The discount is more than the amount it is taken from.',
    ])
  })

  it('is still valid: until the end of its last day', () => {
    const document = written({ validUntil: '2026-05-01' })
    expect(sendingProblems(document, '2026-05-01')).toEqual([])
    expect(sendingProblems(document, '2026-05-02')).toEqual([
      'It was valid until 01 May 2026, so nobody could accept it. Please choose a later day.',
    ])
  })
})

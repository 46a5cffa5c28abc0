import { describe, expect, it } from 'vitest'
import { emptyDocument, isBlankItem, withoutBlankItems } from './blank'
import type { QuotationDocument, QuotationItem } from './model'
import { sendingProblems } from './sending-problems'

const item = (part: Partial<QuotationItem>): QuotationItem => ({
  id: 'one',
  name: '',
  description: '',
  basis: 'quantity',
  unit: 'sq ft',
  quantity: 0,
  rate: 0,
  discount: null,
  gst: 1800,
  hsn: '9403',
  ...part,
})
const wardrobe = item({ id: 'wardrobe', name: 'Wardrobe', quantity: 1000, rate: 4_500_000 })
const documentOf = (...sections: QuotationItem[][]): QuotationDocument => ({
  ...emptyDocument('2026-11-18'),
  client: { ...emptyDocument('2026-11-18').client, name: 'Asha Rao' },
  sections: sections.map((items, at) => ({ id: `section-${at}`, name: `Room ${at + 1}`, items })),
})

describe('a row in which nothing was written', () => {
  it('is one whatever a new row brings along', () => {
    expect(isBlankItem(item({}))).toBe(true)
    expect(isBlankItem(item({ basis: 'lump-sum', unit: 'LS', quantity: 1000 }))).toBe(true)
  })

  it('is none as soon as something is typed', () => {
    const typed: Partial<QuotationItem>[] = [
      { name: 'Loft' },
      { description: 'In laminate' },
      { quantity: 1000 },
      { basis: 'lump-sum', quantity: 2000 },
      { rate: 1 },
      { discount: { kind: 'percent', value: 500 } },
    ]
    for (const part of typed) expect(isBlankItem(item(part))).toBe(false)
  })

  it('does not keep a quotation from being sent', () => {
    expect(sendingProblems(documentOf([wardrobe, item({})]), '2026-11-10')).toEqual([])
    expect(sendingProblems(documentOf([wardrobe, item({ rate: 100 })]), '2026-11-10')).toHaveLength(1)
    expect(sendingProblems(documentOf([item({})]), '2026-11-10')).not.toEqual([])
  })

  it('is not seen by others, nor a section with nothing else', () => {
    const sent = withoutBlankItems(documentOf([wardrobe, item({})], [item({ id: 'two' })]))
    expect(sent.sections.map(({ items }) => items.map(({ id }) => id))).toEqual([['wardrobe']])
  })

  it('is all that changes: a quotation without such a row stays the same object', () => {
    const whole = documentOf([wardrobe], [])
    expect(withoutBlankItems(whole)).toBe(whole)
  })
})

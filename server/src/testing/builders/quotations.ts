import { emptyDocument } from '@foyer/contract/quotations/document/blank'
import type { QuotationDocument, QuotationItem } from '@foyer/contract/quotations/document/model'
import { api } from '@foyer/contract/wire/api'
import type { TestApp } from '../test-app'
import type { TestPerson } from '../test-company'

export const anItem = (id: string, more: Partial<QuotationItem> = {}): QuotationItem => ({
  id,
  name: `Wardrobe ${id}`,
  description: 'BWR ply',
  basis: 'quantity',
  unit: 'sq ft',
  quantity: 56_000,
  rate: 155_000,
  discount: null,
  gst: 1800,
  hsn: '9403',
  ...more,
})

/** Of one item, 86,800 rupees without tax. */
export const aDocument = (more: Partial<QuotationDocument> = {}): QuotationDocument => ({
  ...emptyDocument('2026-04-20'),
  title: 'Interior works for the Iyers',
  client: { ...emptyDocument('2026-04-20').client, name: 'Meera Iyer', email: 'meera@example.com' },
  sections: [{ id: 'bedroom', name: 'Bedroom', items: [anItem('one')] }],
  ...more,
})

/** An execution quotation with something in it, saved once: its revision is 2. */
export async function aQuotation(
  test: TestApp,
  as: TestPerson,
  projectId: string,
  document: QuotationDocument = aDocument(),
): Promise<string> {
  const { id } = await test.call(as, api.quotations.createQuotation, {
    projectId,
    kind: 'execution',
    from: { kind: 'blank' },
    isOpenReused: false,
  })
  await test.call(as, api.quotations.saveQuotation, { id, baseRevision: 1, document })
  return id
}

export const asLink = {
  way: 'link' as const,
  to: [] as string[],
  phone: '',
  subject: '',
  message: '',
  days: 30,
}

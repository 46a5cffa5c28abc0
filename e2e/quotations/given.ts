import { randomUUID } from 'node:crypto'
import type {
  QuotationDocument,
  QuotationItem,
  QuotationKind,
} from '@foyer/contract/quotations/document/model'
import { projectRecordEndpoints } from '@foyer/contract/wire/projects/record/endpoints'
import { quotationEndpoints } from '@foyer/contract/wire/quotations/document/endpoints'
import { call, type Session } from '../wire'

/** Projects of the demo firm, those changed last first. */
export async function projectsOf(base: string, session: Session): Promise<string[]> {
  const query = { search: '', filter: undefined, limit: 20, after: undefined }
  const { rows } = await call(base, projectRecordEndpoints.list, query, session)
  return rows.map(({ id }) => id)
}

/** One for which nothing is quoted yet: the address of a kind begins a new quotation there. */
export async function projectToQuote(base: string, session: Session): Promise<string> {
  for (const projectId of await projectsOf(base, session)) {
    const { quotations } = await call(base, quotationEndpoints.quotationsOfProject, { projectId }, session)
    if (quotations.length === 0) return projectId
  }
  throw new Error('Every project is quoted.')
}

export const anItem = (part: Partial<QuotationItem>): QuotationItem => ({
  id: randomUUID(),
  name: 'Wardrobe',
  description: '',
  basis: 'quantity',
  unit: 'sq ft',
  quantity: 10_000,
  rate: 145_000,
  discount: null,
  gst: 1800,
  hsn: '9403',
  ...part,
})

interface Wish {
  projectId: string
  kind?: QuotationKind
  sections: QuotationItem[][]
}

/** A quotation with these items, as if somebody had written it. */
export async function givenQuotation(base: string, session: Session, wish: Wish): Promise<string> {
  const { projectId, kind = 'execution', sections } = wish
  const input = { projectId, kind, from: { kind: 'blank' }, isOpenReused: false } as const
  const { id } = await call(base, quotationEndpoints.createQuotation, input, session)
  const { revision, draft } = await call(base, quotationEndpoints.quotation, { id }, session)
  const document: QuotationDocument = {
    ...draft,
    isTaxed: true,
    sections: sections.map((items, at) => ({ id: randomUUID(), name: `Room ${at + 1}`, items })),
  }
  await call(base, quotationEndpoints.saveQuotation, { id, baseRevision: revision, document }, session)
  return id
}

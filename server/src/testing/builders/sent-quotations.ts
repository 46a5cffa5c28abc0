import { emptyDocument } from '@foyer/contract/quotations/document/blank'
import type { QuotationItem, SentDocument } from '@foyer/contract/quotations/document/model'
import { totalsOf } from '@foyer/contract/quotations/document/totals'
import { asSystem, type Deps } from '../../context'
import { quotationLinks, quotations, quotationVersions } from '../../db/schema/quotations'
import { linkUrl } from '../../features/quotations/sending/service/link-token'
import { newId } from '../../new-id'
import type { TestCompany } from '../test-company'

const item = (id: string, name: string, rate: number): QuotationItem => ({
  id,
  name,
  description: '',
  basis: 'quantity',
  unit: 'sq ft',
  quantity: 10_000,
  rate,
  discount: null,
  gst: 1_800,
  hsn: '9403',
})

/** Of two rooms: a wardrobe, a bed and a kitchen. */
const aSentDocument = (over: Partial<SentDocument> = {}): SentDocument => ({
  ...emptyDocument('2026-04-01'),
  title: 'Interior works for the Iyer residence',
  isTaxed: true,
  supplyFrom: '27',
  placeOfSupply: '27',
  sections: [
    {
      id: 'bedroom',
      name: 'Bedroom',
      items: [item('wardrobe', 'Wardrobe', 150_000), item('bed', 'Bed', 90_000)],
    },
    { id: 'kitchen', name: 'Kitchen', items: [item('cabinets', 'Cabinets', 210_000)] },
  ],
  milestones: [{ id: 'first', name: 'Advance', when: 'On signing', share: 10_000 }],
  number: '2026-27/001',
  firm: {
    name: 'Test Studio',
    address: '12 MG Road',
    city: 'Pune',
    postalCode: '411001',
    contact: '+912012345678',
    email: 'studio@example.com',
    gstNumber: '27AAAAA0000A1Z5',
    bankAccountName: 'Test Studio',
    bankAccountNumber: '0012345678',
    bankName: 'HDFC Bank',
    bankCode: 'HDFC0000001',
    upiId: 'studio@hdfc',
    signatory: 'Asha Pillai',
    currencySymbol: '₹',
    logoFileId: null,
    signatureFileId: null,
  },
  ...over,
})

interface Wish {
  projectId: string
  createdBy: string
  leadId?: string
  kind?: 'design' | 'execution'
  number?: string
  /** One for each version, the newest last. None: a draft that was never sent. */
  versions?: Partial<SentDocument>[]
  state?: 'draft' | 'sent' | 'void'
  createdAt?: Date
}

/** Writes a quotation that was sent directly into the database; people use the editor. */
export async function addSentQuotation(
  deps: Deps,
  company: Pick<TestCompany, 'id'>,
  {
    projectId,
    createdBy,
    leadId,
    kind = 'execution',
    number = '2026-27/001',
    versions = [{}],
    ...wish
  }: Wish,
): Promise<string> {
  const id = newId()
  const sent = versions.map((over) => aSentDocument({ number, ...over }))
  const now = wish.createdAt ?? deps.clock()
  const newest = sent.at(-1) ?? aSentDocument()
  const { number: _number, firm: _firm, ...draft } = newest
  await asSystem(deps, async ({ db }) => {
    await db.insert(quotations).values({
      companyId: company.id,
      id,
      projectId,
      leadId,
      kind,
      title: newest.title,
      state: wish.state ?? (sent.length > 0 ? 'sent' : 'draft'),
      number: sent.length > 0 ? number : null,
      draft,
      total: totalsOf(newest).total,
      version: sent.length,
      createdBy,
      updatedBy: createdBy,
      sentAt: sent.length > 0 ? now : null,
      createdAt: now,
      updatedAt: now,
    })
    if (sent.length > 0) await db.insert(quotationVersions).values(sent.map(rowOf))
  })
  return id

  function rowOf(document: SentDocument, index: number) {
    const { total } = totalsOf(document)
    const of = { companyId: company.id, quotationId: id, version: index + 1 }
    return { ...of, document, total, createdBy, createdAt: now }
  }
}

/** A link to it, and the token of its address. */
export async function addLink(
  deps: Deps,
  company: Pick<TestCompany, 'id'>,
  { quotationId, createdBy, expiresAt }: { quotationId: string; createdBy: string; expiresAt?: Date },
): Promise<{ id: string; token: string }> {
  const id = newId()
  const until = expiresAt ?? new Date(deps.clock().getTime() + 30 * 86_400_000)
  await asSystem(deps, ({ db }) =>
    db.insert(quotationLinks).values({ companyId: company.id, id, quotationId, createdBy, expiresAt: until }),
  )
  return { id, token: linkUrl(deps, id).split('/').at(-1) ?? '' }
}

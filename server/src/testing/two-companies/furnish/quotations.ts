import { emptyDocument } from '@foyer/contract/quotations/document/blank'
import type { QuotationDocument } from '@foyer/contract/quotations/document/model'
import { api } from '@foyer/contract/wire/api'
import { addProject } from '../../builders/projects'
import type { Firm } from '../firm'

export const alphaDocument = (title: string): QuotationDocument => ({
  ...emptyDocument('2026-04-20'),
  title,
  client: { ...emptyDocument('2026-04-20').client, name: 'Alpha Buyer' },
  sections: [
    {
      id: 'section-1',
      name: 'Alpha bedroom',
      items: [
        {
          id: 'item-1',
          name: 'Alpha wardrobe',
          description: '',
          basis: 'quantity',
          unit: 'sq ft',
          quantity: 56_000,
          rate: 155_000,
          discount: null,
          gst: 1800,
          hsn: '9403',
        },
      ],
    },
  ],
})

export const byLink = { way: 'link' as const, to: [], phone: '', subject: '', message: '', days: 30 }

/** A project of a lead with a quotation that is being written, one that was sent and answered, one that was deleted, and templates. */
export async function furnishQuotations(
  { test, caller, company }: Firm,
  { bare, colleague }: { bare: string; colleague: string },
) {
  const { id: quotedProject } = await addProject(test.deps, company, caller.userId, {
    name: 'Alpha Flat',
    leadId: bare,
    isFromLead: true,
    memberIds: [colleague],
    client: { name: 'Alpha Buyer', email: 'buyer-alpha@example.com' },
  })
  const write = async (title: string) => {
    const { id } = await test.call(caller, api.quotations.createQuotation, {
      projectId: quotedProject,
      kind: 'execution',
      from: { kind: 'blank' },
      isOpenReused: false,
    })
    const document = alphaDocument(title)
    await test.call(caller, api.quotations.saveQuotation, { id, baseRevision: 1, document })
    return id
  }
  const [quotation, sentQuotation, deletedQuotation] = [
    await write('Alpha offer'),
    await write('Alpha sent offer'),
    await write('Alpha old offer'),
  ]
  const { link } = await test.call(caller, api.quotations.sendQuotation, {
    ...byLink,
    id: sentQuotation,
    baseRevision: 2,
  })
  await test.call(caller, api.quotations.deleteQuotation, { id: deletedQuotation })
  const keep = (name: string) =>
    test.call(caller, api.quotations.saveTemplate, { quotationId: quotation, name })
  const { id: quotationTemplate } = await keep('Alpha flats')
  const { id: deletedQuotationTemplate } = await keep('Alpha old flats')
  await test.call(caller, api.quotations.deleteTemplate, { templateId: deletedQuotationTemplate })
  await test.deps.database.pool.query(
    `insert into quotation_answers (company_id, id, quotation_id, version, kind, name, note, at)
     values ($1, gen_random_uuid(), $2, 1, 'changes', 'Alpha Buyer', 'Alpha wants oak', $3)`,
    [company.id, sentQuotation, test.deps.clock()],
  )
  return {
    quotedProject,
    quotation,
    sentQuotation,
    deletedQuotation,
    quotationLink: link.id,
    quotationTemplate,
    deletedQuotationTemplate,
  }
}

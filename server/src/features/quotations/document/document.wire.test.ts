import { quotationRefusals as refusals } from '@foyer/contract/quotations/document/messages'
import { totalsOf } from '@foyer/contract/quotations/document/totals'
import { api } from '@foyer/contract/wire/api'
import { beforeAll, describe, expect, it } from 'vitest'
import { addLeads } from '../../../testing/builders/leads'
import { addProject } from '../../../testing/builders/projects'
import { aDocument, anItem, aQuotation, asLink } from '../../../testing/builders/quotations'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const { quotations: calls } = api

let company: TestCompany
let owner: TestPerson
const begin = (projectId: string, more = {}) => ({
  projectId,
  kind: 'design' as const,
  from: { kind: 'blank' as const },
  isOpenReused: false,
  ...more,
})
const read = (id: string, as = owner) => test.call(as, calls.quotation, { id })
const own = async (wish = {}) => (await addProject(test.deps, company, owner.userId, wish)).id
const accept = (id: string) =>
  test.deps.database.pool.query(
    `update quotations set state = 'accepted', accepted_version = version, accepted_at = now() where id = $1`,
    [id],
  )

beforeAll(async () => {
  company = await test.company('Studio Alpha')
  owner = await company.person('superAdmin', { firstName: 'Asha', lastName: 'Rao' })
  await test.deps.database.pool.query(
    `update companies set gst_number = '27AAPFU0939F1ZV', bank = '{"upiId": "studio@upi"}' where id = $1`,
    [company.id],
  )
})

describe('a new quotation', () => {
  it('is filled in from the firm, the client and the project', async () => {
    const projectId = await own({
      name: 'Iyer residence',
      area: '1250.5',
      city: 'Pune',
      location: '12 Baner Road',
      client: {
        name: 'Meera Iyer',
        billTo: 'Iyer Holdings',
        billingAddress: '4 MG Road',
        billingCity: 'Bengaluru',
        gstNumber: '29AAGCB7383J1Z4',
      },
    })
    const { id } = await test.call(owner, calls.createQuotation, begin(projectId))
    const { draft, firm, state, number, project, revision, mayEdit } = await read(id)
    expect(draft).toMatchObject({
      title: 'Design services for Iyer residence',
      client: { name: 'Iyer Holdings', address: '4 MG Road, Bengaluru', gstNumber: '29AAGCB7383J1Z4' },
      site: '12 Baner Road, Pune',
      isTaxed: true,
      supplyFrom: '27',
      placeOfSupply: '29',
    })
    expect(draft.sections[0]?.items[0]).toMatchObject({ basis: 'area', quantity: 1_250_500 })
    expect(draft.milestones.reduce((sum, { share }) => sum + share, 0)).toBe(10_000)
    expect(draft.terms).toMatch(/fee/)
    expect(firm).toMatchObject({ name: 'Studio Alpha', upiId: 'studio@upi', gstNumber: '27AAPFU0939F1ZV' })
    expect({ state, number, revision, mayEdit }).toEqual({
      state: 'draft',
      number: undefined,
      revision: 1,
      mayEdit: true,
    })
    expect(project).toMatchObject({ id: projectId, name: 'Iyer residence', isConfirmed: false })
  })

  it('is taxed for the state of the postal code: from Pune to Hyderabad with IGST', async () => {
    const client = { name: 'Ravi Menon', postalCode: '500032' }
    const from = { kind: 'template' as const, templateId: 'execution-2-bhk' }
    const execution = { kind: 'execution', from }
    const first = await test.call(owner, calls.createQuotation, begin(await own({ client }), execution))
    const { draft } = await read(first.id)
    expect(draft).toMatchObject({ supplyFrom: '27', placeOfSupply: '36' })
    const { taxes } = totalsOf(draft)
    expect(taxes.every(({ cgst, sgst, igst }) => cgst === 0 && sgst === 0 && igst > 0)).toBe(true)
    const copy = begin(await own({ postalCode: '411045', client }), {
      ...execution,
      from: { kind: 'copy', quotationId: first.id },
    })
    const second = await test.call(owner, calls.createQuotation, copy)
    expect((await read(second.id)).draft.placeOfSupply).toBe('27')
    const unknown = await test.call(owner, calls.createQuotation, begin(await own()))
    expect((await read(unknown.id)).draft.placeOfSupply).toBe('')
  })

  it('begins with a template, with ids of its own', async () => {
    const projectId = await own()
    const from = { kind: 'template' as const, templateId: 'execution-2-bhk' }
    const { id } = await test.call(
      owner,
      calls.createQuotation,
      begin(projectId, { kind: 'execution', from }),
    )
    const { draft, total } = await read(id)
    expect(draft.sections.map(({ name }) => name)).toContain('Kitchen')
    expect(total).toBeGreaterThan(100_000_00)
    const ids = draft.sections.flatMap((section) => [section.id, ...section.items.map((item) => item.id)])
    expect(new Set(ids).size).toBe(ids.length)
    const wrong = await test.send(owner, calls.createQuotation, begin(projectId, { from }))
    expect(wrong.body.code).toBe(refusals.otherKind.code)
    const unknown = { kind: 'template' as const, templateId: 'castle' }
    const none = await test.send(owner, calls.createQuotation, begin(projectId, { from: unknown }))
    expect([none.status, none.body.code]).toEqual([404, refusals.unknownTemplate.code])
  })

  it('is a copy, for another project written to its client', async () => {
    const [first, second] = [await own(), await own({ client: { name: 'Ravi Menon' } })]
    const quotationId = await aQuotation(test, owner, first)
    const from = { kind: 'copy' as const, quotationId }
    const { id } = await test.call(owner, calls.createQuotation, begin(second, { kind: 'execution', from }))
    const { draft } = await read(id)
    expect(draft.client.name).toBe('Ravi Menon')
    expect(draft.title).toBe('Interior works for the Iyers (copy)')
    expect(draft.sections).toEqual(aDocument().sections)
  })

  it('of an accepted one copies what was accepted, not what was written afterwards', async () => {
    const projectId = await own()
    const quotationId = await aQuotation(test, owner, projectId)
    await test.call(owner, calls.sendQuotation, { ...asLink, id: quotationId, baseRevision: 2 })
    const document = aDocument({ title: 'Never sent', sections: [] })
    await test.call(owner, calls.saveQuotation, { id: quotationId, baseRevision: 2, document })
    await accept(quotationId)
    const from = { kind: 'copy' as const, quotationId }
    const { id } = await test.call(
      owner,
      calls.createQuotation,
      begin(projectId, { kind: 'execution', from }),
    )
    const { draft, total } = await read(id)
    expect(draft).toMatchObject({
      title: 'Interior works for the Iyers (copy)',
      sections: aDocument().sections,
    })
    expect(Object.keys(draft).toSorted()).toEqual(Object.keys(document).toSorted())
    expect(total).toBe(8_680_000)
  })

  it('is the open one where that is wanted, also when asked twenty times at once', async () => {
    const projectId = await own()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        test.call(owner, calls.createQuotation, begin(projectId, { isOpenReused: true })),
      ),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    const { quotations } = await test.call(owner, calls.quotationsOfProject, { projectId })
    expect(quotations).toHaveLength(1)
    await accept(quotations[0]?.id ?? '')
    const next = await test.call(owner, calls.createQuotation, begin(projectId, { isOpenReused: true }))
    expect(next.id).not.toBe(quotations[0]?.id)
  })
})

describe('saving', () => {
  it('counts the total on the server, and raises the revision', async () => {
    const id = await aQuotation(test, owner, await own())
    expect(await read(id)).toMatchObject({
      revision: 2,
      total: 8_680_000,
      title: 'Interior works for the Iyers',
    })
  })

  it('refuses to write over what somebody else saved, and says how it stands', async () => {
    const id = await aQuotation(test, owner, await own())
    const colleague = await company.person('admin', { firstName: 'Dev', lastName: 'Shah' })
    const theirs = aDocument({ title: 'By Dev' })
    await test.call(colleague, calls.saveQuotation, { id, baseRevision: 2, document: theirs })
    const stale = { id, baseRevision: 2, document: aDocument({ title: 'By Asha' }) }
    const { status, body } = await test.send(owner, calls.saveQuotation, stale)
    expect([status, body.code]).toEqual([409, refusals.changedMeanwhile.code])
    expect(body.details).toMatchObject({ revision: 3, updatedBy: 'Dev Shah', document: theirs })
    expect((await read(id)).draft).toEqual(theirs)
  })

  it('two at once from the same revision: one is saved, the other is told', async () => {
    const id = await aQuotation(test, owner, await own())
    const answers = await Promise.all(
      ['A', 'B'].map((title) =>
        test.send(owner, calls.saveQuotation, { id, baseRevision: 2, document: aDocument({ title }) }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it.each([
    ['a rate below nothing', { sections: [{ id: 's', name: 'S', items: [anItem('a', { rate: -1 })] }] }],
    ['twice the same id', { sections: [{ id: 's', name: 'S', items: [anItem('a'), anItem('a')] }] }],
    ['a character that cannot be kept', { title: 'a\u0000b' }],
    ['half a character', { terms: '\ud800' }],
    ['no date', { date: '2026-02-30' }],
    ['a title that is too long', { title: 'x'.repeat(151) }],
    ['an unknown state', { placeOfSupply: '00' }],
  ])('refuses %s in words', async (_, change) => {
    const id = await aQuotation(test, owner, await own())
    const document = aDocument(change)
    const { status, body } = await test.send(owner, calls.saveQuotation, { id, baseRevision: 2, document })
    expect(status).toBe(400)
    expect(body.message).toMatch(/\w/)
  })

  it('what was accepted, and what is void, stays as it is; a copy goes on', async () => {
    const projectId = await own()
    const id = await aQuotation(test, owner, projectId)
    await test.call(owner, calls.sendQuotation, { ...asLink, id, baseRevision: 2 })
    await accept(id)
    const change = { id, baseRevision: 2, document: aDocument() }
    const refused = [
      await test.send(owner, calls.saveQuotation, change),
      await test.send(owner, calls.sendQuotation, { ...asLink, id, baseRevision: 2 }),
      await test.send(owner, calls.voidQuotation, { id, reason: 'Too late' }),
    ]
    for (const { status, body } of refused) expect([status, body.code]).toEqual([409, refusals.accepted.code])
    const from = { kind: 'copy' as const, quotationId: id }
    const copy = await test.call(owner, calls.createQuotation, begin(projectId, { kind: 'execution', from }))
    await test.call(owner, calls.saveQuotation, { ...change, id: copy.id, baseRevision: 1 })
    expect((await read(copy.id)).state).toBe('draft')
  })
})

describe('deleting', () => {
  it('what was never sent is deleted and restored', async () => {
    const projectId = await own()
    const id = await aQuotation(test, owner, projectId)
    await test.call(owner, calls.deleteQuotation, { id })
    expect((await test.call(owner, calls.quotationsOfProject, { projectId })).quotations).toEqual([])
    expect((await test.send(owner, calls.quotation, { id })).status).toBe(404)
    await test.call(owner, calls.restoreQuotation, { id })
    expect((await read(id)).id).toBe(id)
    expect((await test.send(owner, calls.restoreQuotation, { id })).status).toBe(404)
  })

  it('what was sent is not', async () => {
    const id = await aQuotation(test, owner, await own())
    await test.call(owner, calls.sendQuotation, { ...asLink, id, baseRevision: 2 })
    const { status, body } = await test.send(owner, calls.deleteQuotation, { id })
    expect([status, body.code]).toEqual([409, refusals.wasSent.code])
  })
})

describe('who sees and writes quotations', () => {
  it('whoever sees the project reads them; to write needs the right to edit quotations', async () => {
    const member = await company.person('editor')
    const stranger = await company.person('editor')
    const projectId = await own({ memberIds: [member.userId] })
    const id = await aQuotation(test, owner, projectId)
    await test.call(owner, calls.sendQuotation, { ...asLink, id, baseRevision: 2 })
    const seen = await read(id, member)
    expect(seen.mayEdit).toBe(false)
    expect(seen.links).toHaveLength(1)
    expect(seen.links[0]?.url).toBeUndefined()
    expect((await read(id)).links[0]?.url).toMatch(/shared-quotation/)
    const write = { id, baseRevision: 2, document: aDocument() }
    expect((await test.send(member, calls.saveQuotation, write)).status).toBe(403)
    expect((await test.send(stranger, calls.quotation, { id })).status).toBe(404)
    expect((await test.send(stranger, calls.quotationsOfProject, { projectId })).status).toBe(404)
    expect((await test.send(stranger, calls.quotationVersion, { id, version: 1 })).status).toBe(404)
  })

  it('whoever sees the lead sees what was quoted to it', async () => {
    const rep = await company.person('editor')
    const [leadId = '', other = ''] = await addLeads(test.deps, company, [
      { assigneeId: rep.userId },
      { assigneeId: owner.userId },
    ])
    const none = await test.call(rep, calls.quotationsOfLead, { leadId })
    expect(none).toEqual({ project: undefined, currencySymbol: '₹', quotations: [] })
    const projectId = await own({ leadId, name: 'Rao flat', isFromLead: true })
    const id = await aQuotation(test, owner, projectId)
    const { project, quotations } = await test.call(rep, calls.quotationsOfLead, { leadId })
    expect(project).toEqual({ id: projectId, name: 'Rao flat', isConfirmed: false })
    expect(quotations).toMatchObject([{ id, state: 'draft', total: 8_680_000, version: 0 }])
    expect((await test.send(rep, calls.quotationsOfLead, { leadId: other })).status).toBe(404)
  })
})

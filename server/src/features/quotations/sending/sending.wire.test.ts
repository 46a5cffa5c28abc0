import { quotationRefusals } from '@foyer/contract/quotations/document/messages'
import { sendingProblemTexts } from '@foyer/contract/quotations/document/messages-problems'
import { sendingLimits } from '@foyer/contract/quotations/sending/limits'
import { sendingRefusals as refusals } from '@foyer/contract/quotations/sending/messages'
import { api } from '@foyer/contract/wire/api'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addLeads } from '../../../testing/builders/leads'
import { addProject } from '../../../testing/builders/projects'
import { aDocument, anItem, aQuotation, asLink } from '../../../testing/builders/quotations'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const { quotations: calls } = api

let company: TestCompany
let owner: TestPerson
const send = (id: string, more = {}) =>
  test.call(owner, calls.sendQuotation, { ...asLink, id, baseRevision: 2, ...more })
const read = (id: string) => test.call(owner, calls.quotation, { id })
const own = async (wish = {}) => (await addProject(test.deps, company, owner.userId, wish)).id
const written = async (document = aDocument()) => aQuotation(test, owner, await own(), document)
const query = async (text: string, ...values: unknown[]) =>
  (await test.deps.database.pool.query(text, values)).rows

beforeAll(async () => {
  company = await test.company('Studio Alpha')
  owner = await company.person('superAdmin', { firstName: 'Asha', lastName: 'Rao' })
})
afterEach(() => test.setNow(undefined))

describe('numbers', () => {
  it('thirty first sendings at once get thirty numbers without a gap', async () => {
    const other = await test.company('Studio Beta')
    const boss = await other.person('superAdmin')
    const project = await addProject(test.deps, other, boss.userId)
    const ids: string[] = []
    for (let index = 0; index < 30; index += 1) ids.push(await aQuotation(test, boss, project.id))
    test.setNow(new Date('2026-04-20T09:00:00Z'))
    const sent = await Promise.all(
      ids.map((id) => test.call(boss, calls.sendQuotation, { ...asLink, id, baseRevision: 2 })),
    )
    const expected = Array.from({ length: 30 }, (_, at) => `2026-27/${String(at + 1).padStart(3, '0')}`)
    expect(sent.map(({ number }) => number).toSorted()).toEqual(expected)
  })

  it('one that is no longer valid is not sent, on the clocks of the firm', async () => {
    const id = await written(aDocument({ date: '2026-04-01', validUntil: '2026-04-30' }))
    test.setNow(new Date('2026-04-30T18:31:00Z'))
    const late = await test.send(owner, calls.sendQuotation, { ...asLink, id, baseRevision: 2 })
    expect([late.status, late.body.message]).toEqual([400, sendingProblemTexts.lapsed('30 Apr 2026')])
    test.setNow(new Date('2026-04-30T18:29:00Z'))
    expect((await send(id)).version).toBe(1)
  })

  it('one that is refused takes none', async () => {
    const other = await test.company()
    const boss = await other.person('superAdmin')
    const { id: projectId } = await addProject(test.deps, other, boss.userId)
    const [first, empty, last] = [
      await aQuotation(test, boss, projectId),
      await aQuotation(test, boss, projectId, aDocument({ sections: [] })),
      await aQuotation(test, boss, projectId),
    ]
    test.setNow(new Date('2026-04-20T09:00:00Z'))
    const sendOne = (id: string) => test.send(boss, calls.sendQuotation, { ...asLink, id, baseRevision: 2 })
    expect((await sendOne(first)).body.number).toBe('2026-27/001')
    const refused = await sendOne(empty)
    expect([refused.status, refused.body.message]).toEqual([400, sendingProblemTexts.noItems])
    expect((await sendOne(last)).body.number).toBe('2026-27/002')
  })

  it('begin anew in April, on the clocks of the firm, and are kept for ever', async () => {
    const other = await test.company()
    const boss = await other.person('superAdmin')
    const { id: projectId } = await addProject(test.deps, other, boss.userId)
    const [first, second] = [await aQuotation(test, boss, projectId), await aQuotation(test, boss, projectId)]
    const sendAt = async (id: string, at: string) => {
      test.setNow(new Date(at))
      return (await test.call(boss, calls.sendQuotation, { ...asLink, id, baseRevision: 2 })).number
    }
    // April begins at half past six in the evening of London.
    expect(await sendAt(first, '2026-03-31T18:29:00Z')).toBe('2025-26/001')
    expect(await sendAt(second, '2026-03-31T18:31:00Z')).toBe('2026-27/001')
    expect(await sendAt(first, '2026-05-01T09:00:00Z')).toBe('2025-26/001')
  })
})

describe('versions', () => {
  it('each sending makes one if something has changed since, with the firm as it was', async () => {
    const id = await written()
    expect(await send(id)).toMatchObject({ version: 1 })
    expect(await send(id)).toMatchObject({ version: 1 })
    await test.deps.database.pool.query(`update companies set name = 'Studio Omega' where id = $1`, [
      company.id,
    ])
    const document = aDocument({
      sections: [{ id: 's', name: 'S', items: [anItem('a', { rate: 200_000 })] }],
    })
    await test.call(owner, calls.saveQuotation, { id, baseRevision: 2, document })
    expect(await read(id)).toMatchObject({ hasUnsentChanges: true, sentTotal: 8_680_000, total: 11_200_000 })
    expect(await send(id, { baseRevision: 3 })).toMatchObject({ version: 2 })
    const record = await read(id)
    expect(record).toMatchObject({ hasUnsentChanges: false, sentTotal: 11_200_000, state: 'sent' })
    expect(record.versions.map(({ version, total }) => [version, total])).toEqual([
      [2, 11_200_000],
      [1, 8_680_000],
    ])
    expect(record.links).toHaveLength(3)
    const first = await test.call(owner, calls.quotationVersion, { id, version: 1 })
    expect(first.document).toMatchObject({
      ...aDocument(),
      number: record.number,
      firm: { name: 'Studio Alpha' },
    })
    expect((await test.send(owner, calls.quotationVersion, { id, version: 3 })).status).toBe(404)
    await test.deps.database.pool.query(`update companies set name = 'Studio Alpha' where id = $1`, [
      company.id,
    ])
  })

  it('a row in which nothing was written keeps nobody from sending and is not sent', async () => {
    const blank = anItem('b', { name: '', description: '', quantity: 0, rate: 0, discount: null })
    const items = [anItem('a'), blank]
    const id = await written(aDocument({ sections: [{ id: 's', name: 'S', items }] }))
    expect(await send(id)).toMatchObject({ version: 1 })
    const { draft, hasUnsentChanges } = await read(id)
    expect(hasUnsentChanges).toBe(false)
    expect(draft.sections[0]?.items.map((item) => item.id)).toEqual(['a'])
    const sent = `select document #> '{sections,0,items}' as items from quotation_versions where quotation_id = $1`
    expect((await query(sent, id))[0].items).toEqual(draft.sections[0]?.items)
    expect(await send(id)).toMatchObject({ version: 1 })
    const named = aDocument({ sections: [{ id: 's', name: 'S', items: [{ ...blank, rate: 100 }] }] })
    const refused = await test.send(owner, calls.sendQuotation, {
      ...asLink,
      id: await written(named),
      baseRevision: 2,
    })
    expect([refused.status, refused.body.message]).toEqual([400, sendingProblemTexts.unnamedItem])
  })

  it('what somebody else saved meanwhile is not sent unseen', async () => {
    const id = await written()
    await test.call(owner, calls.saveQuotation, { id, baseRevision: 2, document: aDocument({ note: 'New' }) })
    const { status, body } = await test.send(owner, calls.sendQuotation, { ...asLink, id, baseRevision: 2 })
    expect([status, body.code]).toEqual([409, quotationRefusals.changedMeanwhile.code])
  })
})

describe('links', () => {
  it('expire, are revoked, and there are not too many of them', async () => {
    const id = await written()
    expect((await test.send(owner, calls.makeQuotationLink, { id, days: 7 })).body.code).toBe(
      refusals.notSent.code,
    )
    const { link } = await send(id, { days: 1 })
    const made = await test.call(owner, calls.makeQuotationLink, { id, days: 7 })
    expect(made.link.url).toMatch(/\/shared-quotation\/[0-9a-f-]{36}\.[\w-]{43}$/)
    await test.call(owner, calls.revokeQuotationLink, { id, linkId: made.link.id })
    await test.call(owner, calls.revokeQuotationLink, { id, linkId: made.link.id })
    test.setNow(new Date(Date.now() + 2 * 86_400_000))
    const states = new Map((await read(id)).links.map((one) => [one.id, one.state]))
    expect([states.get(link.id), states.get(made.link.id)]).toEqual(['expired', 'revoked'])
    const foreign = { id: await written(), linkId: link.id }
    expect((await test.send(owner, calls.revokeQuotationLink, foreign)).status).toBe(404)
    for (let count = 0; count < sendingLimits.links; count += 1)
      await test.call(owner, calls.makeQuotationLink, { id, days: 7 })
    const more = await test.send(owner, calls.makeQuotationLink, { id, days: 7 })
    expect([more.status, more.body.code]).toEqual([409, refusals.tooManyLinks.code])
  })

  it('WhatsApp is opened with the words and the link', async () => {
    const words = { way: 'whatsapp', phone: '98450 21763', message: 'Dear Meera & family' }
    const { whatsAppUrl, link } = await send(await written(), words)
    const url = new URL(whatsAppUrl ?? '')
    expect(url.pathname).toBe('/919845021763')
    expect(url.searchParams.get('text')).toBe(`Dear Meera & family\n\n${link.url}`)
    const chosenThere = await send(await written(), { ...words, phone: '' })
    expect(chosenThere.whatsAppUrl).toMatch(/^https:\/\/wa\.me\/\?text=Dear/)
    const silent = await send(await written(), { ...words, message: '' })
    expect(new URL(silent.whatsAppUrl ?? '').searchParams.get('text')).toBe(silent.link.url)
  })
})

describe('void', () => {
  it('keeps its number and says why; what was never sent is deleted instead', async () => {
    const id = await written()
    const early = await test.send(owner, calls.voidQuotation, { id, reason: 'Wrong' })
    expect(early.body.code).toBe(quotationRefusals.neverSent.code)
    const { number } = await send(id)
    expect((await test.send(owner, calls.voidQuotation, { id, reason: '  ' })).status).toBe(400)
    await test.call(owner, calls.voidQuotation, { id, reason: 'Prices rose' })
    expect(await read(id)).toMatchObject({ state: 'void', number, voidReason: 'Prices rose' })
    const refused = [
      await test.send(owner, calls.voidQuotation, { id, reason: 'Again' }),
      await test.send(owner, calls.saveQuotation, { id, baseRevision: 2, document: aDocument() }),
      await test.send(owner, calls.sendQuotation, { ...asLink, id, baseRevision: 2 }),
      await test.send(owner, calls.makeQuotationLink, { id, days: 7 }),
    ]
    for (const { status, body } of refused)
      expect([status, body.code]).toEqual([409, quotationRefusals.isVoid.code])
  })
})

describe('what is told of it', () => {
  it('the lead is marked, and its history and the log of the project say who sent what', async () => {
    const [leadId = ''] = await addLeads(test.deps, company, [{ assigneeId: owner.userId }])
    const projectId = await own({ leadId, isFromLead: true })
    const id = await aQuotation(test, owner, projectId)
    const { number } = await send(id)
    await test.call(owner, calls.voidQuotation, { id, reason: 'Prices rose' })
    const [lead] = await query('select is_quotation_sent from leads where id = $1', leadId)
    expect(lead).toEqual({ is_quotation_sent: true })
    const sentences = [
      `Quotation ${number} made void: Prices rose`,
      `Quotation ${number} sent by a link (₹86,800.00)`,
    ]
    const { entries } = await test.call(owner, api.leads.logs, { leadId, kinds: [], limit: 10 })
    expect(entries.map(({ kind, sentence }) => [kind, sentence])).toEqual([
      ['quotation-void', sentences[0]],
      ['quotation-sent', sentences[1]],
    ])
    const log = await query(
      `select sentence from project_log where project_id = $1 and kind = 'quotation' order by at desc`,
      projectId,
    )
    expect(log.map(({ sentence }) => sentence)).toEqual([...sentences, 'Execution Quotation begun'])
  })

  it('a lead to which the project was tied later is told too', async () => {
    const [leadId = ''] = await addLeads(test.deps, company, [{ assigneeId: owner.userId }])
    const projectId = await own()
    const id = await aQuotation(test, owner, projectId)
    await test.deps.database.pool.query('update projects set lead_id = $2 where id = $1', [projectId, leadId])
    await send(id)
    const { quotations } = await test.call(owner, calls.quotationsOfLead, { leadId })
    expect(quotations).toMatchObject([{ id, state: 'sent' }])
    expect(await query('select is_quotation_sent from leads where id = $1', leadId)).toEqual([
      { is_quotation_sent: true },
    ])
  })

  it('a deleted lead does not keep a quotation from being sent', async () => {
    const [leadId = ''] = await addLeads(test.deps, company, [{ assigneeId: owner.userId }])
    const id = await aQuotation(test, owner, await own({ leadId }))
    await test.deps.database.pool.query('update leads set deleted_at = now() where id = $1', [leadId])
    expect(await send(id)).toMatchObject({ version: 1 })
  })
})

describe('what was quoted before', () => {
  it('is learnt at sending, offered by its beginning, the most used first', async () => {
    const other = await test.company()
    const boss = await other.person('superAdmin')
    const { id: projectId } = await addProject(test.deps, other, boss.userId)
    const items = (...names: string[]) => [
      { id: 's', name: 'S', items: names.map((name, at) => anItem(`i${at}`, { name })) },
    ]
    const quote = async (...names: string[]) => {
      const id = await aQuotation(test, boss, projectId, aDocument({ sections: items(...names) }))
      await test.call(boss, calls.sendQuotation, { ...asLink, id, baseRevision: 2 })
      await test.call(boss, calls.sendQuotation, { ...asLink, id, baseRevision: 2 })
    }
    const found = async (search: string) =>
      (await test.call(boss, calls.knownItems, { kind: 'execution', search })).items
    expect(await found('')).toEqual([])
    await quote('Sliding wardrobe', 'Wardrobe, hinged')
    await quote('wardrobe,  hinged', 'WARDROBE loft', 'Wardrobe loft', '100% oak_top')
    await quote('Wardrobe loft')
    expect((await found('ward')).map(({ name, uses }) => [name, uses])).toEqual([
      ['Wardrobe loft', 2],
      ['wardrobe, hinged', 2],
      ['Sliding wardrobe', 1],
    ])
    expect((await found('100%'))[0]).toMatchObject({ rate: 155_000, gst: 1800, hsn: '9403', unit: 'sq ft' })
    expect(await found('%')).toEqual([])
    expect((await test.call(boss, calls.knownItems, { kind: 'design', search: 'ward' })).items).toEqual([])
  })

  it('ten sendings of the same items at once do not wait for each other for ever', async () => {
    const names = Array.from({ length: 40 }, (_, at) => `Shared item ${at}`)
    const ids: string[] = []
    for (let index = 0; index < 10; index += 1) {
      const turned = index % 2 ? names : names.toReversed()
      const items = turned.map((name, at) => anItem(`i${at}`, { name }))
      ids.push(await written(aDocument({ sections: [{ id: 's', name: 'S', items }] })))
    }
    const sent = await Promise.all(
      ids.map((id) => test.send(owner, calls.sendQuotation, { ...asLink, id, baseRevision: 2 })),
    )
    expect(sent.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const { items } = await test.call(owner, calls.knownItems, { kind: 'execution', search: 'shared item 7' })
    expect(items).toMatchObject([{ uses: 10 }])
  })
})

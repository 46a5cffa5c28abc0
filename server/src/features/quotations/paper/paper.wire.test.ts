import { buffer } from 'node:stream/consumers'
import { exactAmount } from '@foyer/contract/kit/money'
import type { QuotationDocument } from '@foyer/contract/quotations/document/model'
import { totalsOf } from '@foyer/contract/quotations/document/totals'
import { amountInWords } from '@foyer/contract/quotations/document/words'
import { paperFailures, paperRefusals } from '@foyer/contract/quotations/paper/messages'
import { api } from '@foyer/contract/wire/api'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { addProject } from '../../../testing/builders/projects'
import { aDocument, anItem, aQuotation, asLink } from '../../../testing/builders/quotations'
import { readPdf } from '../../../testing/read-pdf'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { openFile, removeUnused, storeFile } from '../../files/service'
import { quotationJobs } from '../jobs'
import { makePaper } from './service/make-paper'

const test = useTestApp()
const { quotations: calls } = api

let company: TestCompany
let owner: TestPerson
beforeAll(async () => {
  company = await test.company('Studio Alpha')
  owner = await company.person('superAdmin')
})
afterEach(() => {
  test.setNow(undefined)
  vi.restoreAllMocks()
})

const runJobs = () => test.deps.jobs.runDue(quotationJobs(test.deps))
const ask = (id: string, version?: number) => test.call(owner, calls.askForPaper, { id, version })
const look = (id: string, version?: number) => test.call(owner, calls.quotationPaper, { id, version })
const write = async (document?: QuotationDocument) => {
  const project = await addProject(test.deps, company, owner.userId)
  return aQuotation(test, owner, project.id, document)
}
const send = (id: string, baseRevision = 2) =>
  test.call(owner, calls.sendQuotation, { ...asLink, id, baseRevision })
const open = async (url: string | undefined) => {
  const answer = await test.app.inject({ method: 'GET', url: url ?? '' })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  return readPdf(answer.rawPayload)
}

const taxed = aDocument({
  isTaxed: true,
  supplyFrom: '27',
  placeOfSupply: '27',
  discount: { kind: 'percent', value: 333 },
  sections: [
    { id: 'bedroom', name: 'शयनकक्ष', items: [anItem('one'), anItem('two', { gst: 1200, rate: 33_333 })] },
    { id: 'kitchen', name: 'Kitchen', items: [anItem('three', { quantity: 1_375, rate: 99_999 })] },
  ],
  milestones: [
    { id: 'm1', name: 'Advance', when: 'On signing', share: 3333 },
    { id: 'm2', name: 'Rest', when: 'At handover', share: 6667 },
  ],
})

describe('the paper of what is being written', () => {
  it('is made by a job, opened by its link, and says what the server computes', async () => {
    const id = await write(taxed)
    expect(await look(id)).toEqual({ state: 'missing', name: 'Quotation draft.pdf' })
    expect((await ask(id)).state).toBe('missing')
    await runJobs()
    const { state, url } = await look(id)
    expect(state).toBe('ready')
    const text = (await open(url)).join('\n')
    const totals = totalsOf(taxed)
    for (const amount of [
      totals.net,
      totals.discount,
      totals.taxable,
      totals.total,
      ...totals.taxes.flatMap(({ taxable, cgst }) => [taxable, cgst]),
      ...totals.sections.flatMap((section) => [section.net, ...section.items.map(({ net }) => net)]),
      ...totals.milestones.map((milestone) => milestone.amount),
    ])
      expect(text).toContain(exactAmount(amount).replace('₹', ''))
    expect(text).toContain(exactAmount(totals.total))
    expect(text.replace(/\n/g, ' ')).toContain(amountInWords(totals.total))
    for (const words of ['Studio Alpha', 'Meera Iyer', 'शयनकक्ष', 'Draft', 'CGST', 'SGST'])
      expect(text).toContain(words)
  })

  it('is another one once something is changed', async () => {
    const id = await write()
    await ask(id)
    await runJobs()
    expect((await look(id)).state).toBe('ready')
    const document = aDocument({ title: 'Interior works, second thoughts' })
    await test.call(owner, calls.saveQuotation, { id, baseRevision: 2, document })
    expect((await look(id)).state).toBe('missing')
    await ask(id)
    await runJobs()
    expect((await open((await look(id)).url)).join('\n')).toContain('second thoughts')
  })
})

describe('the paper of a version', () => {
  it('has its number and the firm of then, and is made once however often it is asked for', async () => {
    const id = await write(taxed)
    const { number } = await send(id)
    const job = { companyId: company.id, quotationId: id, version: 1 }
    const [first, second] = await Promise.all([makePaper(test.deps, job), makePaper(test.deps, job)])
    expect(second).toBe(first)
    expect(await makePaper(test.deps, job)).toBe(first)
    const paper = await ask(id, 1)
    expect(paper).toMatchObject({ state: 'ready', name: `Quotation ${number.replace('/', '-')}.pdf` })
    const pages = await open(paper.url)
    expect(pages[0]).toContain(number)
    expect(pages.join('\n')).not.toContain('Draft')
  })

  it('shows logo and signature, whatever kind of picture they are', async () => {
    const firm = await test.company('Studio Gamma')
    const boss = await firm.person('superAdmin')
    const picture = (format: 'webp' | 'png') =>
      sharp({ create: { width: 300, height: 90, channels: 4, background: '#36467f' } })
        .toFormat(format)
        .toBuffer()
    const store = async (format: 'webp' | 'png') =>
      storeFile(test.deps, firm.id, {
        name: `logo.${format}`,
        contentType: `image/${format}`,
        content: new Blob([new Uint8Array(await picture(format))]),
        createdBy: undefined,
      })
    await test.deps.database.pool.query(
      'update companies set logo_file_id = $1, signature_file_id = $2 where id = $3',
      [await store('webp'), await store('png'), firm.id],
    )
    const project = await addProject(test.deps, firm, boss.userId)
    const quotationId = await aQuotation(test, boss, project.id)
    const fileId = await makePaper(test.deps, { companyId: firm.id, quotationId, version: 0 })
    const { content } = await openFile(test.deps, firm.id, fileId)
    const pdf = (await buffer(content)).toString('latin1')
    expect(
      pdf.match(/\/Subtype \/Image\n\/BitsPerComponent \d+\n\/Width \d+/g)?.length,
    ).toBeGreaterThanOrEqual(2)
  })

  it('stays while others are purged', async () => {
    const id = await write()
    await send(id)
    const job = { companyId: company.id, quotationId: id }
    const kept = [
      await makePaper(test.deps, { ...job, version: 1 }),
      await makePaper(test.deps, { ...job, version: 0 }),
    ]
    const stray = await storeFile(test.deps, company.id, {
      name: 'stray.pdf',
      contentType: 'application/pdf',
      content: new Blob(['stray']),
      createdBy: undefined,
    })
    test.setNow(new Date(Date.now() + 3 * 24 * 3_600_000))
    await removeUnused(test.deps)
    for (const fileId of kept) expect((await openFile(test.deps, company.id, fileId)).size).toBeGreaterThan(0)
    await expect(openFile(test.deps, company.id, stray)).rejects.toThrow()
  })

  it('that does not exist is refused in words', async () => {
    const id = await write()
    const answer = await test.send(owner, calls.askForPaper, { id, version: 7 })
    expect([answer.status, answer.body.message]).toEqual([404, paperRefusals.unknownVersion.text])
  })
})

describe('a paper that cannot be made', () => {
  it.each([0, 1])('says so, and is made when it is asked for again (version %i)', async (version) => {
    const id = await write()
    await send(id)
    const wished = version || undefined
    const put = vi.spyOn(test.deps.files, 'put').mockRejectedValue(new Error('no disk'))
    await ask(id, wished)
    await runJobs()
    expect(await look(id, wished)).toMatchObject({ state: 'failed', problem: paperFailures.broken })
    put.mockRestore()
    expect((await ask(id, wished)).state).toBe('missing')
    await runJobs()
    expect((await look(id, wished)).state).toBe('ready')
  })
})

describe('who may have it', () => {
  it('is nobody of another firm, and nobody who does not see the project', async () => {
    const id = await write()
    const people = [
      await (await test.company()).person('superAdmin'),
      await company.person('editor'),
      await company.person('client'),
    ]
    for (const person of people)
      for (const call of [calls.askForPaper, calls.quotationPaper])
        expect([403, 404]).toContain((await test.send(person, call, { id })).status)
  })
})

import type { ChangeRequest } from '@foyer/contract/quotations/answer/model'
import { notificationEndpoints } from '@foyer/contract/wire/notifications'
import { answerEndpoints as calls } from '@foyer/contract/wire/quotations/answer/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { readLead, sentencesOf } from '../../../testing/builders/capture'
import { addLeads } from '../../../testing/builders/leads'
import { addProject } from '../../../testing/builders/projects'
import { addLink, addSentQuotation } from '../../../testing/builders/sent-quotations'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { told } from '../../../testing/told'
import { notificationJobs } from '../../notifications/jobs'
import { createNotificationRules } from '../../notifications/service'
import { quotationJobs } from '../jobs'

const test = useTestApp()

let company: TestCompany
let admin: TestPerson
let owner: TestPerson
let leadId: string
let project: { id: string; clientId: string }
let quotation: string
let link: { id: string; token: string }

beforeEach(async () => {
  company = await test.company('Studio Nine')
  admin = await company.person('admin')
  owner = await company.person('editor')
  ;[leadId = ''] = await addLeads(test.deps, company, [{ firstName: 'Meera', assigneeId: owner.userId }])
  project = await addProject(test.deps, company, admin.userId, { leadId })
  quotation = await addSentQuotation(test.deps, company, {
    projectId: project.id,
    leadId,
    createdBy: admin.userId,
  })
  link = await newLink()
})

const newLink = (expiresAt?: Date) =>
  addLink(test.deps, company, {
    quotationId: quotation,
    createdBy: admin.userId,
    ...(expiresAt && { expiresAt }),
  })

const read = () => test.call(undefined, calls.sharedQuotation, { token: link.token })
const accept = (name = 'Meera Iyer', version = 1, token = link.token) =>
  test.send(undefined, calls.acceptShared, { token, version, name })
const ask = (over: Partial<ChangeRequest> = {}, token = link.token) =>
  test.send(undefined, calls.askSharedChanges, {
    token,
    version: 1,
    name: 'Meera Iyer',
    note: '',
    items: [{ itemId: 'wardrobe', note: 'In oak, please' }],
    ...over,
  })
const see = (as?: TestPerson) => test.send(as, calls.sharedSeen, { token: link.token })

const rows = async (statement: string, values: unknown[] = [quotation]) =>
  (await test.deps.database.pool.query(statement, values)).rows
const change = (statement: string) =>
  test.deps.database.pool.query(`update quotations set ${statement} where id = $1`, [quotation])
const historyOf = async () => sentencesOf(await readLead(test, admin, leadId))

async function bells(person: TestPerson): Promise<string[]> {
  await test.deps.jobs.runDue(notificationJobs(test.deps))
  const query = { tab: 'all' as const, search: undefined, limit: 20, skip: 0 }
  return (await test.call(person, notificationEndpoints.list, query)).map(({ text }) => text)
}

describe('a quotation by its link', () => {
  it('shows what was sent, without what only the firm needs, and without an account', async () => {
    const shown = await read()
    expect(shown).toMatchObject({ id: quotation, version: 1, state: 'open', changes: [] })
    expect(shown.document).toMatchObject({ number: '2026-27/001', firm: { name: 'Test Studio' } })
    expect(shown.document.sections.map(({ name }) => name)).toEqual(['Bedroom', 'Kitchen'])
    expect(JSON.stringify(shown)).not.toContain('FileId')
  })

  it('shows the newest version, and never a draft', async () => {
    quotation = await addSentQuotation(test.deps, company, {
      projectId: project.id,
      createdBy: admin.userId,
      number: '2026-27/002',
      versions: [{}, { title: 'Second thoughts' }],
    })
    link = await newLink()
    await change(`draft = draft || '{"title": "Not sent yet"}'`)
    expect(await read()).toMatchObject({ version: 2, document: { title: 'Second thoughts' } })
    expect(told(await accept('Meera Iyer', 1))).toBe(
      'A newer version of this quotation was sent. Please look at it before you answer.',
    )
  })

  it.each([
    ['that nobody has made', 'nonsense', 404, /leads nowhere/],
    ['whose signature is another', undefined, 404, /leads nowhere/],
  ])('a link %s is told apart from none', async (_what, token, status, words) => {
    const sent = token ?? `${link.token.slice(0, -3)}AAA`
    const answer = await test.send(undefined, calls.sharedQuotation, { token: sent })
    expect([answer.status, told(answer)]).toEqual([status, expect.stringMatching(words)])
    expect((await accept('Meera Iyer', 1, sent)).status).toBe(404)
  })

  it('a link that has expired, or was revoked, says whom to ask and accepts nothing', async () => {
    const old = await newLink(new Date(test.deps.clock().getTime() - 1_000))
    const expired = await test.send(undefined, calls.sharedQuotation, { token: old.token })
    expect([expired.status, told(expired)]).toEqual([
      410,
      'This link has expired. Please ask Studio Nine for a new one.',
    ])
    expect((await accept('Meera Iyer', 1, old.token)).status).toBe(410)
    await test.deps.database.pool.query('update quotation_links set revoked_at = now() where id = $1', [
      link.id,
    ])
    const revoked = await accept()
    expect([revoked.status, told(revoked)]).toEqual([
      410,
      'This link is no longer in use. Please ask Studio Nine for a new one.',
    ])
    expect(await rows('select * from quotation_answers where quotation_id = $1')).toEqual([])
  })

  it('what is in a deleted project is gone for the client too', async () => {
    await rows('update projects set deleted_at = now() where id = $1', [project.id])
    expect((await test.send(undefined, calls.sharedQuotation, { token: link.token })).status).toBe(410)
  })

  it('a withdrawn quotation is shown as such and cannot be answered', async () => {
    await change(`state = 'void', voided_at = now()`)
    expect((await read()).state).toBe('void')
    expect(told(await accept())).toBe('This quotation was withdrawn and cannot be answered any more.')
    expect((await ask()).status).toBe(409)
  })

  it('after its last day it can be asked about, not accepted; on its last day it can', async () => {
    quotation = await addSentQuotation(test.deps, company, {
      projectId: project.id,
      createdBy: admin.userId,
      number: '2026-27/003',
      versions: [{ validUntil: '2026-04-30' }],
    })
    // Past midnight in Kolkata, not yet in Greenwich.
    test.setNow(new Date('2026-04-30T18:31:00Z'))
    link = await newLink(new Date('2026-06-01T00:00:00Z'))
    expect((await read()).state).toBe('lapsed')
    expect(told(await accept())).toMatch(/no longer valid/)
    expect((await ask()).status).toBe(200)
    test.setNow(new Date('2026-04-30T18:29:00Z'))
    expect((await read()).state).toBe('open')
    expect((await accept()).status).toBe(200)
    test.setNow(undefined)
  })
})

describe('seen', () => {
  it('is noted once for each link, on the lead, in the log and in the bell of its assignee', async () => {
    await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
    for (let times = 0; times < 3; times++) expect((await see()).status).toBe(200)
    expect(
      await rows('select views, first_seen_at is not null as seen from quotation_links where id = $1', [
        link.id,
      ]),
    ).toEqual([{ views: 3, seen: true }])
    expect((await historyOf()).filter((line) => line.includes('opened'))).toEqual([
      'Quotation 2026-27/001 was opened by the client',
    ])
    expect(
      await rows('select kind, sentence from project_log where project_id = $1', [project.id]),
    ).toHaveLength(1)
    expect((await bells(owner)).filter((text) => text.includes('opened'))).toHaveLength(1)
    link = await newLink()
    await see()
    expect((await bells(owner)).filter((text) => text.includes('opened'))).toHaveLength(2)
  })

  it('a colleague who looks is not the client', async () => {
    expect((await see(admin)).status).toBe(200)
    expect(await rows('select seen_at from quotations where id = $1')).toEqual([{ seen_at: null }])
    const stranger = await (await test.company()).person('admin')
    await see(stranger)
    expect(await rows('select seen_at is null as unseen from quotations where id = $1')).toEqual([
      { unseen: false },
    ])
  })

  it('reading alone notes nothing: programs that follow links are not people', async () => {
    await read()
    expect(await rows('select views from quotation_links where id = $1', [link.id])).toEqual([{ views: 0 }])
  })
})

describe('accepting', () => {
  it('freezes the version, with the name, on the lead, in the bell, and as the value of the project', async () => {
    await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
    const answer = await accept('  Meera Iyer ')
    expect(answer).toMatchObject({
      status: 200,
      body: { state: 'accepted', accepted: { name: 'Meera Iyer' } },
    })
    expect(
      await rows(
        'select state, accepted_version, accepted_at is not null as at from quotations where id = $1',
      ),
    ).toEqual([{ state: 'accepted', accepted_version: 1, at: true }])
    // 10 × (1,500 + 900 + 2,100) and 18 % on it.
    expect(await rows('select value from projects where id = $1', [project.id])).toEqual([{ value: 53100 }])
    expect(await historyOf()).toContain('Meera Iyer accepted quotation 2026-27/001 of ₹53,100.00')
    expect(await bells(owner)).toContainEqual(expect.stringMatching(/accepted your quotation 2026-27\/001/))
    expect(await bells(admin)).toContainEqual(expect.stringContaining('accepted the quotation 2026-27/001'))
  })

  it('two accepted quotations of a project add up to its value', async () => {
    await accept()
    const design = await addSentQuotation(test.deps, company, {
      projectId: project.id,
      createdBy: admin.userId,
      kind: 'design',
      number: '2026-27/009',
    })
    const other = await addLink(test.deps, company, { quotationId: design, createdBy: admin.userId })
    expect((await accept('Meera Iyer', 1, other.token)).status).toBe(200)
    expect(await rows('select value from projects where id = $1', [project.id])).toEqual([{ value: 106200 }])
  })

  it('a larger value that somebody wrote down stays', async () => {
    await rows('update projects set value = 2800000 where id = $1', [project.id])
    await accept()
    expect(await rows('select value from projects where id = $1', [project.id])).toEqual([{ value: 2800000 }])
  })

  it('of twenty at once one is the acceptance, and all get the same answer', async () => {
    const links = [link, await newLink()]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => accept(`Person ${at}`, 1, links[at % 2]?.token)),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.accepted))).size).toBe(1)
    expect(await rows(`select kind from quotation_answers where quotation_id = $1`)).toEqual([
      { kind: 'accepted' },
    ])
    expect((await historyOf()).filter((line) => line.includes('accepted'))).toHaveLength(1)
  })

  it('what was accepted is not asked to be changed, and a later version does not replace it', async () => {
    await accept()
    expect(told(await ask())).toBe('This quotation has been accepted already.')
    expect((await accept('Meera Iyer', 2)).status).toBe(409)
    expect(await read()).toMatchObject({ version: 1, state: 'accepted' })
  })

  it.each([
    ['', 'name: This field is required'],
    ['M', 'name: Please enter at least 2 characters'],
    ['42', 'name: '],
    ['x'.repeat(81), 'name: '],
  ])('a name such as %j is refused in words', async (name, words) => {
    const answer = await accept(name)
    expect([answer.status, told(answer)]).toEqual([400, expect.stringContaining(words.slice(0, 6))])
  })

  it('hostile input is a refusal, never a failure', async () => {
    for (const body of [
      {},
      { token: 7 },
      { token: link.token, version: 'x', name: [] },
      { token: link.token, version: 1e9, name: 'Meera' },
    ])
      expect(
        (await test.app.inject({ method: 'POST', url: calls.acceptShared.path, payload: body })).statusCode,
      ).toSatisfy((status: number) => status >= 400 && status < 500)
  })
})

describe('asking for changes', () => {
  it('keeps the wishes with the names of the items, and tells the firm', async () => {
    await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
    expect((await ask({ note: 'Otherwise lovely' })).status).toBe(200)
    expect((await read()).changes).toEqual([
      {
        name: 'Meera Iyer',
        at: expect.any(String),
        version: 1,
        note: 'Otherwise lovely',
        items: [{ itemId: 'wardrobe', itemName: 'Wardrobe', note: 'In oak, please' }],
      },
    ])
    const { history } = await readLead(test, admin, leadId)
    expect(history.find(({ kind }) => kind === 'quotation-changes')).toMatchObject({
      sentence: 'Meera Iyer asked for changes of quotation 2026-27/001, in 1 item',
      remark: 'Otherwise lovely\nWardrobe: In oak, please',
    })
    expect(await bells(owner)).toContainEqual(expect.stringContaining('asks for changes'))
  })

  it('sent again because the answer got lost, it is kept once', async () => {
    await ask()
    await ask()
    expect((await read()).changes).toHaveLength(1)
    await ask({ items: [{ itemId: 'bed', note: 'Wider' }] })
    expect((await read()).changes).toHaveLength(2)
  })

  it('needs words, about items that are in it', async () => {
    expect(told(await ask({ items: [] }))).toBe(
      'note: Please write what should be different, here or beside an item.',
    )
    expect(told(await ask({ items: [{ itemId: 'roof', note: 'Higher' }] }))).toBe(
      'An item you wrote about is not in this quotation.',
    )
  })

  it('is not for filling the bells of a firm', async () => {
    for (let times = 0; times < 10; times++) expect((await ask({ note: `Wish ${times}` })).status).toBe(200)
    const more = await ask({ note: 'And another' })
    expect([more.status, told(more)]).toEqual([429, expect.stringContaining('several times already')])
  })
})

describe('the PDF', () => {
  it('is asked for, made in the background, and given by a link that works for some minutes', async () => {
    const asked = await test.call(undefined, calls.askSharedPaper, { token: link.token })
    expect(asked).toEqual({ state: 'waiting' })
    expect(
      await rows(`select payload from jobs where kind = 'quotations.make-paper' and company_id = $1`, [
        company.id,
      ]),
    ).toEqual([{ payload: { companyId: company.id, quotationId: quotation, version: 1 } }])
    expect(await test.call(undefined, calls.sharedPaper, { token: link.token })).toEqual({ state: 'waiting' })
    await test.deps.jobs.runDue(quotationJobs(test.deps))
    const made = await test.call(undefined, calls.sharedPaper, { token: link.token })
    if (made.state !== 'ready') throw new Error(made.state)
    const paper = await test.app.inject({ url: made.address })
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

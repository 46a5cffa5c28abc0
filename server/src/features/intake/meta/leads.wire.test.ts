import { metaFailures } from '@foyer/contract/intake/messages/meta'
import { api } from '@foyer/contract/wire/api'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readLead, sentencesOf } from '../../../testing/builders/capture'
import { announce, receivingPage, runIntake } from '../../../testing/builders/meta'
import { fakeLead, GraphApi, metaId } from '../../../testing/graph-api'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { intakeJobs } from '../jobs'

const graph = await new GraphApi().open()
afterAll(() => graph.close())
const test = useTestApp(graph.settings)
const { intake } = api

let company: TestCompany
let admin: TestPerson
beforeEach(async () => {
  company = await test.company()
  admin = await company.person('superAdmin')
  graph.heard.length = 0
  graph.usage = undefined
})

interface Delivered {
  once_key: string
  state: string
  outcome: string | null
  lead_id: string | null
  reason: string | null
}
const delivered = async (): Promise<Delivered[]> =>
  (
    await test.deps.database.pool.query<Delivered>(
      'select once_key, state, outcome, lead_id, reason from intake_deliveries where company_id = $1 order by once_key',
      [company.id],
    )
  ).rows
const pagesOf = async () => (await test.call(admin, intake.metaOverview, {})).pages
const failedOf = async () => (await test.call(admin, intake.metaFailed, {})).leads

const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000)

let phones = 0
const phone = () => {
  phones += 1
  return `+91 98450${String(30_000 + phones)}`
}

describe('C-114 a lead of Meta', () => {
  it('is fetched, mapped by the questions of its form, and told where it came from', async () => {
    const { page } = await receivingPage(test, graph, admin)
    const lead = fakeLead(
      {
        full_name: 'Mary Ann D’Souza',
        phone_number: '+919845031111',
        email: 'mary@example.com',
        'when_do_you_want_to_start?': 'after_diwali',
        budget: '12 lakh',
      },
      { platform: 'ig', campaign_name: 'Diwali kitchens', ad_name: 'Reel 3', is_organic: false },
    )
    page.forms[0]?.leads.push(lead)
    await announce(test.app, page, [lead])
    await runIntake(test)
    const [only] = await delivered()
    expect(only).toMatchObject({ state: 'done', outcome: 'created' })
    const read = await readLead(test, admin, only?.lead_id ?? '')
    expect(read).toMatchObject({
      firstName: 'Mary Ann',
      lastName: 'D’Souza',
      email: 'mary@example.com',
      budget: 1_200_000,
      source: 'Instagram',
      sourceName: 'Diwali kitchens',
    })
    expect(JSON.stringify(read)).toContain('When do you want to start?: after_diwali')
    expect(sentencesOf(read)).toContain(`The Lead came in through ${page.name}`)
    const [asked] = graph.calls(new RegExp(lead.id))
    expect(asked?.token).toBe(page.token)
    expect(asked?.params.get('appsecret_proof')).toMatch(/^[0-9a-f]{64}$/)
    expect(asked?.params.get('fields')).toContain('field_data')
    expect(await pagesOf()).toMatchObject([{ today: 1, last30Days: 1, failed: 0 }])
  })

  it('goes where somebody chose, and what goes nowhere is kept', async () => {
    const { page, doorId } = await receivingPage(test, graph, admin)
    const formId = page.forms[0]?.id ?? ''
    const { forms, targets } = await test.call(admin, intake.metaForms, { id: doorId })
    expect(forms.map(({ name, questions }) => [name, questions.length])).toEqual([['Modular kitchens', 5]])
    expect(targets.map(({ target }) => target)).toContain('city')
    const unknown = { doorId, formId, mapping: { budget: 'custom:nothing' as const } }
    expect((await test.send(admin, intake.metaSaveForm, unknown)).status).toBe(400)
    await test.call(admin, intake.metaSaveForm, {
      doorId,
      formId,
      mapping: { 'when_do_you_want_to_start?': 'city', budget: 'none' },
    })
    const lead = fakeLead({
      full_name: 'Ravi',
      phone_number: phone(),
      'when_do_you_want_to_start?': 'Pune',
      budget: '5 lakh',
    })
    page.forms[0]?.leads.push(lead)
    await announce(test.app, page, [lead])
    await runIntake(test)
    const read = await readLead(test, admin, (await delivered())[0]?.lead_id ?? '')
    expect(read).toMatchObject({ city: 'Pune', source: 'Facebook', sourceName: 'Modular kitchens' })
    expect(read.budget).toBeUndefined()
  })

  it('that is not a person but a test is recognised, and no lead', async () => {
    const { page } = await receivingPage(test, graph, admin)
    const lead = fakeLead({
      full_name: '<test lead: dummy data for full_name>',
      phone_number: '<test lead: dummy data for phone_number>',
      email: 'test@meta.com',
    })
    page.forms[0]?.leads.push(lead)
    await announce(test.app, page, [lead])
    await runIntake(test)
    expect(await delivered()).toMatchObject([{ state: 'done', outcome: 'test', lead_id: null }])
  })

  it('of a form that nobody knows yet is taken in by the names of its questions, and its form is kept', async () => {
    const { page, doorId } = await receivingPage(test, graph, admin)
    const lead = fakeLead({ full_name: 'Anu', phone_number: phone(), city: 'Kochi' })
    page.forms.push({ id: metaId(), name: 'New form', questions: [], leads: [lead] })
    await announce(test.app, page, [lead])
    await runIntake(test)
    const read = await readLead(test, admin, (await delivered())[0]?.lead_id ?? '')
    expect(read).toMatchObject({ firstName: 'Anu', city: 'Kochi', sourceName: 'New form' })
    const { forms } = await test.call(admin, intake.metaForms, { id: doorId })
    expect(forms.map(({ name }) => name)).toEqual(['Modular kitchens', 'New form'])
  })

  it('with an answer that nobody can read keeps all the others', async () => {
    const { page } = await receivingPage(test, graph, admin)
    const lead = fakeLead({ full_name: 'Anu', phone_number: phone() })
    const odd = JSON.parse('[null, {"values": ["x"]}, {"name": "city", "values": [null, "Kochi"]}]')
    lead.field_data.push(...odd)
    page.forms[0]?.leads.push(lead)
    await announce(test.app, page, [lead])
    await runIntake(test)
    const read = await readLead(test, admin, (await delivered())[0]?.lead_id ?? '')
    expect(read).toMatchObject({ firstName: 'Anu', city: 'Kochi' })
  })

  it.each([4, 17, 32, 613, 80_005, 1, 2])('is tried again later where Meta answers %i', async (code) => {
    const { page } = await receivingPage(test, graph, admin)
    const lead = fakeLead({ full_name: 'Anu', phone_number: phone() })
    page.forms[0]?.leads.push(lead)
    graph.fail(new RegExp(lead.id), code)
    await announce(test.app, page, [lead])
    await runIntake(test)
    expect(await delivered()).toMatchObject([{ state: 'waiting' }])
    test.setNow(new Date(Date.now() + 60_000))
    await runIntake(test)
    test.setNow(undefined)
    expect(await delivered()).toMatchObject([{ state: 'done', outcome: 'created' }])
  })

  it('that never comes is failed with the reason, and can be tried again', async () => {
    const { page } = await receivingPage(test, graph, admin)
    const lead = fakeLead({ full_name: 'Anu', phone_number: phone() })
    page.forms[0]?.leads.push(lead)
    graph.fail(new RegExp(lead.id), 4, { times: 5 })
    await announce(test.app, page, [lead])
    for (let hours = 0; hours < 5; hours += 1) {
      test.setNow(new Date(Date.now() + hours * 3_600_000))
      await runIntake(test)
    }
    test.setNow(undefined)
    const [only] = await failedOf()
    expect(only).toMatchObject({ leadId: lead.id, page: page.name, reason: metaFailures.busy })
    await test.call(admin, intake.metaRetry, { ids: [only?.id ?? ''] })
    await runIntake(test)
    expect(await delivered()).toMatchObject([{ state: 'done', outcome: 'created' }])
    expect((await test.send(admin, intake.metaRetry, { ids: [only?.id ?? ''] })).status).toBe(404)
  })

  it('that Meta does not have fails at once, in words', async () => {
    const { page } = await receivingPage(test, graph, admin)
    await announce(test.app, page, [{ id: metaId() }])
    await runIntake(test)
    expect(await failedOf()).toMatchObject([{ reason: metaFailures.gone }])
  })

  it('that cannot be read or is not answered waits for the next try', async () => {
    const { page } = await receivingPage(test, graph, admin)
    const lead = fakeLead({ full_name: 'Anu', phone_number: phone() })
    page.forms[0]?.leads.push(lead)
    graph.breakDown(new RegExp(lead.id), 502)
    graph.hang(new RegExp(lead.id))
    const { outside } = test.deps
    test.deps.outside = { ...outside, call: (call) => outside.call({ ...call, timeoutMs: 500 }) }
    await announce(test.app, page, [lead])
    for (const minutes of [0, 1, 4]) {
      test.setNow(soon(minutes))
      await runIntake(test)
      if (minutes < 4) expect(await delivered()).toMatchObject([{ state: 'waiting' }])
    }
    test.setNow(undefined)
    test.deps.outside = outside
    expect(await delivered()).toMatchObject([{ state: 'done', outcome: 'created' }])
  })
})

describe('fetching what the webhook did not bring', () => {
  const created = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

  it('takes all pages of the answer, each lead once, without asking for it again', async () => {
    const leads = [1, 2, 3, 4, 5].map((place) =>
      fakeLead({ full_name: `Lead ${'abcde'[place - 1]}`, phone_number: phone() }),
    )
    const { page, doorId } = await receivingPage(test, graph, admin)
    const [form] = page.forms
    form?.leads.push(...leads)
    await announce(test.app, page, leads.slice(0, 1))
    await test.call(admin, intake.metaFetch, { id: doorId })
    graph.heard.length = 0
    await runIntake(test)
    expect((await delivered()).map(({ outcome }) => outcome)).toEqual(Array(5).fill('created'))
    // Those that came with others are not asked for one by one.
    expect(leads.slice(1).flatMap(({ id }) => graph.calls(new RegExp(id)))).toEqual([])
    const [before] = await pagesOf()
    test.setNow(soon(20))
    await test.call(admin, intake.metaFetch, { id: doorId })
    await runIntake(test)
    test.setNow(undefined)
    const [after] = await pagesOf()
    expect(await delivered()).toHaveLength(5)
    expect(after?.lastReceivedAt).toBe(before?.lastReceivedAt)
    expect(after?.fetchedUntil).not.toBe(before?.fetchedUntil)
  })

  it('goes back some days for a new page, and an hour before the last time afterwards', async () => {
    const { page } = await receivingPage(test, graph, admin, {})
    const sinceOf = () =>
      graph.calls(/leads$/).map(({ params }) => {
        const [filter] = JSON.parse(params.get('filtering') ?? '[]') as { value: number }[]
        return Math.round((Date.now() / 1_000 - (filter?.value ?? 0)) / 3_600)
      })
    expect(sinceOf()).toEqual([7 * 24])
    page.forms[0]?.leads.push(
      fakeLead({ full_name: 'Old', phone_number: phone() }, { created_time: created(3) }),
    )
    graph.heard.length = 0
    await intakeJobs(test.deps)['intake.poll-meta']()
    await runIntake(test)
    expect(sinceOf()).toContain(1)
    expect(await delivered()).toEqual([])
  })

  it('stops where Meta says that nearly all is used up, and goes on later', async () => {
    const { page, doorId } = await receivingPage(test, graph, admin)
    const leads = [1, 2, 3, 4].map(() => fakeLead({ full_name: 'Anu', phone_number: phone() }))
    page.forms[0]?.leads.push(...leads)
    graph.usage = JSON.stringify({ call_count: 97, total_time: 10, total_cputime: 5 })
    await test.call(admin, intake.metaFetch, { id: doorId })
    await runIntake(test)
    const first = (await delivered()).length
    expect(first).toBe(2)
    graph.usage = undefined
    test.setNow(soon(1))
    await runIntake(test)
    test.setNow(undefined)
    expect(await delivered()).toHaveLength(4)
  })

  it('with a login that has ended stops the page, and asks no more until somebody logs in', async () => {
    const { page } = await receivingPage(test, graph, admin)
    graph.expired.add(page.token)
    const poll = () => intakeJobs(test.deps)['intake.poll-meta']()
    await poll()
    await runIntake(test)
    expect(await pagesOf()).toMatchObject([{ state: 'needs-login' }])
    graph.heard.length = 0
    await poll()
    await runIntake(test)
    expect(graph.heard.filter(({ token }) => token === page.token)).toEqual([])
  })
})

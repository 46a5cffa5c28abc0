import {
  integrationMessages,
  metaBell,
  metaFailures,
  metaRefusals,
} from '@foyer/contract/intake/messages/meta'
import { metaLimits } from '@foyer/contract/intake/meta/limits'
import { api } from '@foyer/contract/wire/api'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { announce, connectMeta, receivingPage, runIntake } from '../../../testing/builders/meta'
import { addAccount, addPage, fakeLead, GraphApi } from '../../../testing/graph-api'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { GraphFailed } from './graph/failed'
import { findPage } from './repository/pages'
import { noteTrouble } from './service/needs-login'

const graph = await new GraphApi().open()
afterAll(() => graph.close())
const test = useTestApp({ ...graph.settings, APP_URL: 'https://foyer.example/' })

let company: TestCompany
let admin: TestPerson
beforeEach(async () => {
  company = await test.company()
  admin = await company.person('superAdmin')
  graph.heard.length = 0
})

const { intake } = api
const statusOf = (person: TestPerson) => test.call(person, intake.metaStatus, {})
const pagesOf = async (person: TestPerson) => (await test.call(person, intake.metaOverview, {})).pages
const bellsOf = async (person: TestPerson) =>
  (
    await test.call(person, api.notifications.list, { tab: 'all', search: undefined, limit: 20, skip: 0 })
  ).map(({ text, link }) => [text, link])
const connecting = (token: string, state?: string) => ({
  companyId: company.id,
  name: 'Asha Rao',
  token,
  ...(state !== undefined && { state }),
})
const stateOf = async (person: TestPerson) =>
  new URL((await test.call(person, intake.metaLogin, {})).address).searchParams.get('state') ?? ''
const storedTokens = async () => {
  const { rows } = await test.deps.database.pool.query<{ token: string }>(
    `select token from meta_logins where company_id = $1
     union all select secret from intake_doors where company_id = $1 and secret is not null`,
    [company.id],
  )
  return rows.map(({ token }) => token)
}

describe('the login', () => {
  it('S-065 asks for exactly the eight permissions, and comes back to the page Integration', async () => {
    const { address } = await test.call(admin, intake.metaLogin, {})
    const { origin, pathname, searchParams } = new URL(address)
    expect(`${origin}${pathname}`).toBe(graph.settings.META_LOGIN_URL)
    expect(searchParams.get('scope')?.split(',')).toEqual([...metaLimits.scopes])
    expect(searchParams.get('client_id')).toBe(graph.settings.META_APP_ID)
    expect(searchParams.get('redirect_uri')).toBe(
      'https://foyer.example/leads/lead-management-settings/fb-integration',
    )
    expect(searchParams.get('response_type')).toBe('code')
  })

  it('S-068 with the code it came back with: a token that lasts is kept, locked, and leaves the server no more', async () => {
    const userToken = addAccount(graph, 'Asha of Meta')
    graph.codes.set('code-1', userToken)
    const state = await stateOf(admin)
    const reply = await test.send(admin, intake.metaConnect, connecting('code-1', state))
    expect(reply).toEqual({ status: 200, body: { message: 'Meta Integration Successful' } })
    const overview = await test.call(admin, intake.metaOverview, {})
    expect(overview.login).toMatchObject({ userName: 'Asha of Meta', connectedBy: 'superAdmin Person' })
    expect(await statusOf(admin)).toEqual({
      state: 'connected',
      message: integrationMessages.connected('Asha of Meta', 0),
    })
    const [stored = ''] = await storedTokens()
    expect(stored).not.toContain(userToken)
    expect(test.deps.secrets.unlock(stored)).toBe(userToken)
    expect(JSON.stringify(overview)).not.toContain('token')
    // Only what is exchanged is in an address, never what is kept.
    expect(graph.heard.filter(({ params }) => String(params).includes(`=${userToken}`))).toEqual([])
  })

  it('S-068 accepts a token of an hour from another client, and exchanges it', async () => {
    const userToken = addAccount(graph)
    expect(await connectMeta(test, admin, userToken)).toEqual({ message: 'Meta Integration Successful' })
    const [stored = ''] = await storedTokens()
    expect(test.deps.secrets.unlock(stored)).toBe(userToken)
    expect(graph.calls(/oauth/).map(({ params }) => params.get('grant_type'))).toEqual(['fb_exchange_token'])
  })

  it('is good once, for the session that began it, and for a quarter of an hour', async () => {
    const state = await stateOf(admin)
    const colleague = await company.person('admin')
    const code = () => {
      graph.codes.set('code-2', addAccount(graph))
      return 'code-2'
    }
    const over = { status: 400, body: { code: metaRefusals.stateGone.code } }
    expect(await test.send(colleague, intake.metaConnect, connecting(code(), state))).toMatchObject(over)
    expect(await test.send(admin, intake.metaConnect, connecting(code(), `${state}x`))).toMatchObject(over)
    expect(await test.send(admin, intake.metaConnect, connecting(code(), ''))).toMatchObject(over)
    expect((await test.send(admin, intake.metaConnect, connecting(code(), state))).status).toBe(200)
    expect(await test.send(admin, intake.metaConnect, connecting(code(), state))).toMatchObject(over)
    const late = await stateOf(admin)
    test.setNow(new Date(Date.now() + 16 * 60_000))
    expect(await test.send(admin, intake.metaConnect, connecting(code(), late))).toMatchObject(over)
    test.setNow(undefined)
  })

  it('C-147 needs an admin, of the own company', async () => {
    const editor = await company.person('assigner')
    const input = connecting('short-x')
    expect((await test.send(editor, intake.metaConnect, input)).status).toBe(403)
    expect((await test.send(editor, intake.metaLogin, {})).status).toBe(403)
    const elsewhere = { ...input, companyId: (await test.company()).id }
    expect(await test.send(admin, intake.metaConnect, elsewhere)).toMatchObject({
      status: 403,
      body: { code: metaRefusals.otherCompany.code },
    })
    expect((await statusOf(editor)).state).toBe('ready')
  })

  it('that Meta does not accept, or does not answer, is refused in words', async () => {
    const refused = (await test.send(admin, intake.metaConnect, connecting('forged'))) as unknown
    expect(refused).toMatchObject({ status: 400, body: { message: metaRefusals.loginRefused.text } })
    const token = `short-${addAccount(graph)}`
    graph.fail(/permissions/, 4)
    expect(await test.send(admin, intake.metaConnect, connecting(token))).toMatchObject({
      status: 503,
      body: { code: metaRefusals.busy.code },
    })
    graph.breakDown(/access_token/, 500)
    expect(await test.send(admin, intake.metaConnect, connecting(token))).toMatchObject({
      status: 503,
      body: { code: metaRefusals.away.code },
    })
    expect((await statusOf(admin)).state).toBe('ready')
  })

  it('S-066 says which permissions were not granted', async () => {
    const userToken = addAccount(graph)
    graph.accounts.get(userToken)?.declined.push('leads_retrieval')
    await connectMeta(test, admin, userToken)
    expect((await statusOf(admin)).message).toBe(integrationMessages.declined(['leads_retrieval']))
  })

  it('ends: tokens are deleted, pages unsubscribed, also where Meta does not answer', async () => {
    const { page, userToken } = await receivingPage(test, graph, admin)
    const other = addPage(graph, userToken)
    await test.call(admin, intake.metaSubscribe, { pageId: other.id })
    graph.fail(new RegExp(`${page.id}/subscribed_apps`), 2)
    await test.call(admin, intake.metaDisconnect, {})
    expect([page.isSubscribed, other.isSubscribed]).toEqual([true, false])
    expect(await storedTokens()).toEqual([])
    expect(await test.call(admin, intake.metaOverview, {})).toEqual({ login: undefined, pages: [] })
    expect((await statusOf(admin)).state).toBe('ready')
  })
})

describe('pages', () => {
  it('of the account are listed over all pages of the answer, and subscribed', async () => {
    const userToken = addAccount(graph)
    const pages = [1, 2, 3, 4, 5].map(() => addPage(graph, userToken))
    await connectMeta(test, admin, userToken)
    await test.call(admin, intake.metaSubscribe, { pageId: pages[4]?.id ?? '' })
    expect(pages.map(({ isSubscribed }) => isSubscribed)).toEqual([false, false, false, false, true])
    const listed = await test.call(admin, intake.metaPages, {})
    expect(listed.pages.map(({ pageId, isSubscribed }) => [pageId, isSubscribed])).toEqual(
      pages.map(({ id, isSubscribed }) => [id, isSubscribed]),
    )
    expect(await pagesOf(admin)).toMatchObject([{ pageId: pages[4]?.id, state: 'on', today: 0, failed: 0 }])
    expect((await test.send(admin, intake.metaSubscribe, { pageId: '12345' })).status).toBe(404)
  })

  it('belong to one firm at a time; another is told nothing of it', async () => {
    const { page, doorId } = await receivingPage(test, graph, admin)
    const rival = await (await test.company()).person('superAdmin')
    const rivalToken = addAccount(graph)
    graph.accounts.get(rivalToken)?.pages.push(page.id)
    await test.call(rival, intake.metaConnect, {
      companyId: rival.companyId,
      name: 'Rival',
      token: `short-${rivalToken}`,
    })
    const taken = await test.send(rival, intake.metaSubscribe, { pageId: page.id })
    expect(taken).toMatchObject({ status: 409, body: { message: metaRefusals.pageTaken.text } })
    await test.call(admin, intake.metaUnsubscribe, { id: doorId })
    expect((await test.send(rival, intake.metaSubscribe, { pageId: page.id })).status).toBe(200)
    expect((await test.send(admin, intake.metaSubscribe, { pageId: page.id })).status).toBe(409)
  })

  it('are unsubscribed, and come back with what was chosen for their forms', async () => {
    const { page, doorId } = await receivingPage(test, graph, admin)
    const [form] = page.forms
    const mapping = { budget: 'none' as const }
    await test.call(admin, intake.metaSaveForm, { doorId, formId: form?.id ?? '', mapping })
    await test.call(admin, intake.metaUnsubscribe, { id: doorId })
    expect([page.isSubscribed, (await storedTokens()).length]).toEqual([false, 1])
    expect(await pagesOf(admin)).toEqual([])
    await test.call(admin, intake.metaSubscribe, { pageId: page.id })
    expect((await pagesOf(admin)).map(({ id }) => id)).toEqual([doorId])
    const { forms } = await test.call(admin, intake.metaForms, { id: doorId })
    expect(forms.map((one) => one.mapping)).toEqual([mapping])
  })
})

describe('a login that has ended', () => {
  it('stops the pages, rings the admins once, keeps the leads, and all goes on after the next login', async () => {
    const { page, userToken } = await receivingPage(test, graph, admin)
    const editor = await company.person('editor')
    const leads = [1, 2].map((place) =>
      fakeLead({ full_name: `Lead ${'ab'[place - 1]}`, phone_number: `+91984502190${place}` }),
    )
    page.forms[0]?.leads.push(...leads)
    graph.expired.add(page.token)
    await announce(test.app, page, leads)
    await runIntake(test)
    expect(await statusOf(admin)).toEqual({ state: 'needs-login', message: integrationMessages.needsLogin })
    expect(await pagesOf(admin)).toMatchObject([{ state: 'needs-login', failed: 2 }])
    const bells = (await bellsOf(admin)).filter(([text]) => text?.includes('Meta'))
    expect(bells).toEqual([[metaBell.needsLogin, '/leads/lead-management-settings/fb-integration']])
    expect((await bellsOf(editor)).filter(([text]) => text?.includes('Meta'))).toEqual([])
    const { leads: failed } = await test.call(admin, intake.metaFailed, {})
    expect(failed.map(({ reason }) => reason)).toEqual([metaFailures.needsLogin, metaFailures.needsLogin])

    const fresh = `${page.token}-renewed`
    page.token = fresh
    await connectMeta(test, admin, userToken)
    await runIntake(test)
    expect((await statusOf(admin)).state).toBe('connected')
    expect(await pagesOf(admin)).toMatchObject([{ state: 'on', failed: 0, today: 2 }])
    expect((await test.call(admin, intake.metaFailed, {})).leads).toEqual([])
  })

  it('says nothing of the next one: an answer to the former token comes late', async () => {
    const { page, userToken, doorId } = await receivingPage(test, graph, admin)
    const former = await asSystem(test.deps, ({ db }) => findPage(db, company.id, doorId))
    if (!former) throw new Error('no page')
    page.token = `${page.token}-renewed`
    await connectMeta(test, admin, userToken)
    expect(await noteTrouble(test.deps, former, new GraphFailed('login'))).toBe(false)
    expect((await statusOf(admin)).state).toBe('connected')
    expect(await pagesOf(admin)).toMatchObject([{ state: 'on' }])
  })

  it('of a page that may not be read any more stops that page alone', async () => {
    const { page, userToken } = await receivingPage(test, graph, admin)
    const other = addPage(graph, userToken)
    await test.call(admin, intake.metaSubscribe, { pageId: other.id })
    await runIntake(test)
    const lead = fakeLead({ full_name: 'Meera', phone_number: '+919845021950' })
    page.forms[0]?.leads.push(lead)
    graph.fail(new RegExp(lead.id), 200)
    await announce(test.app, page, [lead])
    await runIntake(test)
    const states = new Map((await pagesOf(admin)).map(({ pageId, state }) => [pageId, state]))
    expect([states.get(page.id), states.get(other.id)]).toEqual(['needs-login', 'on'])
    expect((await statusOf(admin)).state).toBe('connected')
    const { leads } = await test.call(admin, intake.metaFailed, {})
    await test.call(admin, intake.metaRetry, { ids: leads.map(({ id }) => id) })
    await runIntake(test)
    expect(await pagesOf(admin)).toMatchObject([{ state: 'on' }, { state: 'on' }])
    expect((await test.call(admin, intake.metaFailed, {})).leads).toEqual([])
  })
})

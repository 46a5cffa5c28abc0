import type { AnyEndpoint } from '@foyer/contract/kit/endpoint'
import { isOpen, takesKey } from '@foyer/contract/policy'
import { api } from '@foyer/contract/wire/api'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Rows } from '../testing/copied-rows'
import { endpoints, grid } from '../testing/grid/grid'
import { useTestApp } from '../testing/test-app'
import type { TestPerson } from '../testing/test-company'
import { furnish } from '../testing/two-companies/furnish/furnish'
import { type OwnThings, ownStatus } from '../testing/two-companies/own-things'
import { readRows, readTables, replaceRows, type Table } from '../testing/two-companies/tables'

const test = useTestApp()
const now = new Date('2026-04-15T06:30:00Z')

let firm: { own: OwnThings; caller: TestPerson; clerk: TestPerson; client: TestPerson }
let tables: Table[]
let before: Rows
beforeAll(async () => {
  firm = await furnish(test, now)
  tables = await readTables(test.deps.database.pool)
  before = await readRows(test.deps.database.pool, tables)
})
beforeEach(async () => {
  test.setNow(now)
  await replaceRows(test.deps.database.pool, tables, [before])
})

const stored = async () =>
  Object.entries(await readRows(test.deps.database.pool, tables)).map(([name, rows]) =>
    [name, ...rows.map((row) => JSON.stringify(row)).sort()].join('\n'),
  )
const query = async (text: string, values: unknown[] = []) =>
  (await test.deps.database.pool.query<{ id: string }>(text, values)).rows

const send = (key: string, endpoint: AnyEndpoint, input: unknown, as = firm.caller) =>
  test.send(as, endpoint, input, { 'idempotency-key': key })

const email = 'new-person@example.com'
const invitation = () => ({
  rows: [{ firstName: 'New', lastName: 'Person', email, role: 'Sales', designationId: firm.own.designation }],
})

async function invited() {
  await test.call(firm.caller, api.people.teamOnboard, invitation())
  const [user] = await query('select id from users where email = $1', [email])
  return [{ memberId: user?.id }]
}

/** Of rows whose calls are refused in the furnished firm. */
const madePossible: Record<string, () => Promise<unknown[]>> = {
  'people.resendInvitation': invited,
  'people.withdrawInvitation': invited,
  'pipeline.deleteStatus': async () => {
    await query('update leads set status_id = null')
    return [{ statusId: ownStatus, stageId: firm.own.stage }]
  },
}

/** The first call of its row about own things that is not refused. */
async function firstMade(name: string, endpoint: AnyEndpoint) {
  const row = grid[name]
  const inputs = (await madePossible[name]?.()) ?? row?.calls(firm.own) ?? []
  const calls = [
    ...inputs.map((input) => ({ input, as: firm[row?.by ?? 'caller'] })),
    ...(row?.clerk?.(firm.own) ?? []).map((input) => ({ input, as: firm.clerk })),
  ]
  for (const { input, as } of calls) {
    const answer = await send('k1', endpoint, input, as)
    if (answer.status === 200) return { input, as, answer }
  }
  throw new Error(`${name}: every call of its row in the grid is refused`)
}

describe('X14 every call that changes something is made once under its key', () => {
  it.each(endpoints.filter(([, endpoint]) => takesKey(endpoint)))('%s', async (name, endpoint) => {
    const { input, as, answer } = await firstMade(name, endpoint)
    const afterFirst = await stored()
    expect(await send('k1', endpoint, input, as)).toEqual(answer)
    expect(await stored()).toEqual(afterFirst)
    expect(afterFirst.join()).toContain('"k1"')
  })

  it('but for those that say so, and what is called before sign-in', () => {
    const others = endpoints.filter(([, endpoint]) => endpoint.method !== 'GET' && !takesKey(endpoint))
    const names = (open: boolean) =>
      others.filter(([, endpoint]) => isOpen(endpoint) === open).map(([name]) => name)
    expect(names(true)).toEqual([
      'accounts.signIn',
      'accounts.sendCode',
      'accounts.verifyCode',
      'accounts.openLink',
      'accounts.updatePassword',
      'intake.sendEnquiry',
      'intake.metaHook',
      'intake.deliver',
      'leadMail.unsubscribe',
      'leadMail.subscribeAgain',
      'onboarding.register',
      'quotations.sharedSeen',
      'quotations.askSharedPaper',
      'quotations.acceptShared',
      'quotations.askSharedChanges',
    ])
    expect(names(false)).toEqual([
      'accounts.signOut',
      'accounts.changePassword',
      'accounts.enterCompany',
      'analytics.summary',
      'analytics.today',
      'analytics.bySource',
      'analytics.conversion',
      'analytics.stageValues',
      'analytics.averages',
      'analytics.byStage',
      'analytics.topRepresentatives',
      'analytics.firstResponse',
      'analytics.funnel',
      'analytics.lostReasons',
      'analytics.sourceValues',
      'analytics.followUps',
      'analytics.forecast',
      'analytics.entries',
      'board.leadsInStage',
      'calendar.renewFeed',
      'calendar.endFeed',
      'intake.parseFile',
      'intake.sheets',
      'intake.knownContacts',
      'intake.metaConnect',
      'intake.metaLogin',
      'intake.metaSubscribe',
      'intake.previewWebForm',
      'leadMail.mailRecipients',
      'leadMail.previewBulkMail',
      'leadMail.fillTemplate',
      'leadMail.saveMailbox',
      'leadMail.testMailbox',
      'leadMail.readMailbox',
      'leadMail.tryMailServer',
      'leads.chats',
      'notifications.rules',
      'projects.search',
      'push.addPushDevice',
    ])
  })
})

describe('X14 a call in several steps', () => {
  const designationNamed = (name: string) => [api.people.createDesignation, { name }] as const
  it('is made once, and answered alike, also when it is sent ten times at one moment', async () => {
    const all = await Promise.all(
      Array.from({ length: 10 }, () => send('k1', api.people.teamOnboard, invitation())),
    )
    for (const answer of all) expect(answer).toEqual(all[0])
    expect(all[0]?.status).toBe(200)
    expect(await query('select id from mails where recipient = $1', [email])).toHaveLength(1)
  })

  it('that was refused may be repeated, put right or not', async () => {
    for (let time = 0; time < 2; time++)
      expect((await send('k1', ...designationNamed('Alpha Drafter'))).status).toBe(409)
    expect((await send('k1', ...designationNamed('Joiner'))).status).toBe(200)
  })

  it('is refused with other contents under the same key, also of a file', async () => {
    const file = (text: string) => ({
      file: { name: 'notes.txt', content: new Blob([text]) },
    })
    expect((await send('k1', api.files.upload, file('One'))).status).toBe(200)
    const other = await send('k1', api.files.upload, file('Two'))
    expect([other.status, other.body.code]).toEqual([422, 'key-of-another-call'])
    expect((await send('k1', ...designationNamed('Joiner'))).status).toBe(422)
  })

  it('that was cut short is not made again: it is said that nobody knows', async () => {
    await send('k1', ...designationNamed('Joiner'))
    await query(`update answered_calls set answer = null where key = 'k1'`)
    test.setNow(new Date(now.getTime() + 61_000))
    const again = await send('k1', ...designationNamed('Joiner'))
    expect([again.status, again.body.code]).toEqual([409, 'unanswered-call'])
  })

  it('X9 with contents that are nested too deep is refused in words', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    for (const url of [
      '/api/enterprise/create-designation',
      `/user/addEditLead?userId=${firm.caller.userId}`,
    ]) {
      const answer = await test.app.inject({
        method: 'POST',
        url,
        payload: `{"name":${deep}}`,
        headers: {
          authorization: `Bearer ${firm.caller.token}`,
          'content-type': 'application/json',
          'idempotency-key': 'k1',
        },
      })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'unreadable'])
    }
  })
})

import { metaRefusals } from '@foyer/contract/intake/messages/meta'
import { api } from '@foyer/contract/wire/api'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../../app'
import { announce, receivingPage, runIntake } from '../../../testing/builders/meta'
import { app, fakeLead, GraphApi, metaId, signedByMeta } from '../../../testing/graph-api'
import { useTestApp } from '../../../testing/test-app'
import type { TestPerson } from '../../../testing/test-company'

const graph = await new GraphApi().open()
afterAll(() => graph.close())
const test = useTestApp(graph.settings)

let admin: TestPerson
beforeEach(async () => {
  admin = await (await test.company()).person('superAdmin')
})

const post = (payload: Buffer, signature?: string) =>
  test.app.inject({
    method: 'POST',
    url: '/hooks/meta',
    payload,
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'x-hub-signature-256': signature }),
    },
  })
const deliveries = async () => {
  const { rows } = await test.deps.database.pool.query<{ once_key: string; state: string; outcome: string }>(
    'select once_key, state, outcome from intake_deliveries where company_id = $1 order by once_key',
    [admin.companyId],
  )
  return rows
}
const leadCount = async () => {
  const { rows } = await test.deps.database.pool.query<{ count: number }>(
    'select count(*)::int as count from leads where company_id = $1',
    [admin.companyId],
  )
  return rows[0]?.count
}

describe('C-114 the webhook of Meta', () => {
  it('answers the challenge to whoever knows the verify token', async () => {
    const ask = (query: Record<string, string>) =>
      test.app.inject({ method: 'GET', url: '/hooks/meta', query })
    const right = { 'hub.mode': 'subscribe', 'hub.verify_token': app.verifyToken, 'hub.challenge': '115820' }
    const answer = await ask(right)
    expect([answer.statusCode, answer.body]).toEqual([200, '115820'])
    expect(answer.headers['content-type']).toContain('text/plain')
    for (const wrong of [
      { ...right, 'hub.verify_token': 'guessed-token' },
      { ...right, 'hub.mode': 'unsubscribe' },
      { 'hub.challenge': '1' },
    ])
      expect((await ask(wrong)).json()).toMatchObject({ code: metaRefusals.wrongVerifyToken.code })
  })

  it('refuses what is not signed, before reading it', async () => {
    const body = Buffer.from('{ this is no JSON')
    for (const signature of [
      undefined,
      '',
      'sha256=00',
      `sha256=${'0'.repeat(64)}`,
      signedByMeta(body, 'other'),
    ])
      expect((await post(body, signature)).statusCode).toBe(403)
    expect((await post(body, signedByMeta(body))).statusCode).toBe(200)
  })

  it('checks the signature over the bytes as they came: escapes, spaces and letters beyond ASCII', async () => {
    const { page } = await receivingPage(test, graph, admin)
    const lead = fakeLead({ full_name: 'Zoë', phone_number: '+919845021700' })
    page.forms[0]?.leads.push(lead)
    const body = Buffer.from(
      `{ "object":"page",\r\n "note":"\\u0905\\/é घर", "entry":[{"id":"${page.id}","changes":[{"field":"leadgen","value":{"leadgen_id":${lead.id},"page_id":${page.id},"form_id": 7 }}]}]}`,
    )
    const rewritten = Buffer.from(JSON.stringify(JSON.parse(body.toString())))
    expect((await post(body, signedByMeta(rewritten))).statusCode).toBe(403)
    expect((await post(body, signedByMeta(body))).statusCode).toBe(200)
    // A number of seventeen digits has lost none of them.
    expect((await deliveries()).map(({ once_key }) => once_key)).toEqual([lead.id])
  })

  it('takes each lead once, however often and through however many servers it is told', async () => {
    const { page } = await receivingPage(test, graph, admin)
    const leads = Array.from({ length: 5 }, (_, place) =>
      fakeLead({ full_name: `Lead ${'abcde'[place]}`, phone_number: `+91984502180${place}` }),
    )
    page.forms[0]?.leads.push(...leads)
    const other = await createApp(test.server)
    const told = [1, 2, 3].flatMap(() => [test.app, other]).map((server) => announce(server, page, leads))
    expect(new Set(await Promise.all(told))).toEqual(new Set([200]))
    await Promise.all([runIntake(test), runIntake(test)])
    expect(await announce(other, page, leads)).toBe(200)
    await runIntake(test)
    await other.close()
    expect((await deliveries()).map(({ outcome }) => outcome)).toEqual(Array(5).fill('created'))
    expect(await leadCount()).toBe(5)
  })

  it('answers and ignores pages that nobody has, and what is not about leads', async () => {
    const { page } = await receivingPage(test, graph, admin)
    expect(await announce(test.app, { ...page, id: metaId() }, [{ id: metaId() }])).toBe(200)
    for (const text of [
      '[]',
      '{"object":"page","entry":[null,{"id":"1"},{"id":5,"changes":"x"}]}',
      `{"object":"page","entry":[{"id":"${page.id}","changes":[{"field":"feed","value":{}},{"field":"leadgen","value":{"leadgen_id":"../me"}}]}]}`,
    ]) {
      const body = Buffer.from(text)
      expect((await post(body, signedByMeta(body))).statusCode).toBe(200)
    }
    expect(await deliveries()).toEqual([])
  })

  it('takes no more leads of a page that was given up', async () => {
    const { page, doorId } = await receivingPage(test, graph, admin)
    await test.call(admin, api.intake.metaUnsubscribe, { id: doorId })
    expect(await announce(test.app, page, [{ id: metaId() }])).toBe(200)
    expect(await deliveries()).toEqual([])
  })
})

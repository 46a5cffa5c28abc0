import { analyticsRefusals, askedProblems, targetProblems } from '@foyer/contract/analytics/messages'
import type { AnyEndpoint } from '@foyer/contract/kit/endpoint'
import { api } from '@foyer/contract/wire/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'

const test = useTestApp()
const { trends, summary, entries, send, targets, saveTargets, todayLogs } = api.analytics

let company: TestCompany
let owner: TestPerson
beforeEach(async () => {
  company = await test.company()
  owner = await company.person('superAdmin')
})

/** As a client that does not use our contract asks. */
async function ask(
  { method, path }: AnyEndpoint,
  query: Record<string, string | string[]>,
  payload?: object,
) {
  const answer = await test.app.inject({
    method,
    url: path,
    query,
    headers: { authorization: `Bearer ${owner.token}` },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, text: answer.body }
}
const asked: [AnyEndpoint, object | undefined][] = [
  [trends, undefined],
  [summary, {}],
  [entries, { figure: 'calls' }],
  [send, { to: ['00000000-0000-4000-8000-000000000001'], note: '' }],
]
const range = (startDate: string, endDate: string) => ({ filter: '9', startDate, endDate })
const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
const id = '00000000-0000-4000-8000-000000000001'

describe('input that makes no sense is refused in words', () => {
  it.each([
    ['the last years that four figures can write', range('9990-12-31', '9999-12-31')],
    ['their last day', range('9999-12-31', '9999-12-31')],
    ['the first days there are', range('0001-01-01', '0001-01-05')],
    ['a year that there is not', range('0000-01-01', '0000-01-05')],
    ['a day before all others', range('1899-12-31', '1900-01-01')],
    ['a day after all others', range('2999-12-31', '3000-01-01')],
  ])('A-002 a range of %s', async (_, query) => {
    for (const [endpoint, body] of asked) {
      const { status, text } = await ask(endpoint, query, body)
      expect([endpoint.path, status, text]).toEqual([
        endpoint.path,
        400,
        expect.stringContaining(askedProblems.tooFar),
      ])
    }
  })

  it('A-002 the first and the last days that may be chosen are counted', async () => {
    for (const query of [range('1900-01-01', '1900-01-05'), range('2990-01-01', '2999-12-31')])
      for (const [endpoint, body] of asked.slice(0, 3))
        expect((await ask(endpoint, query, body)).status, endpoint.path).toBe(200)
  })

  it.each([
    ['filter', { filter: ['1', '2'] }],
    ['startDate', { startDate: ['2026-01-01', '2026-01-02'], endDate: '2026-02-01' }],
    ['userIds', { userIds: [id, id] }],
  ])('%s twice', async (_, query) => {
    expect((await ask(trends, query)).status).toBe(400)
  })

  it.each([
    ['a text', { userIds: 'x' }],
    ['numbers', { userIds: [1] }],
    ['nothing', { userIds: null }],
    ['more than there can be', { userIds: Array.from({ length: 10_000 }, () => id) }],
    ['a list of it all', []],
  ])('A-006 members that are %s', async (_, body) => {
    expect((await ask(summary, {}, body)).status).toBe(400)
  })

  it('a page that does not exist', async () => {
    const forged = ['x', cursor(null, id), cursor('2026-01-01T00:00:00.000000Z', 'x'), '2026-01-01_5']
    const moments = [
      '2026-99-99T99:99:99',
      '2026-02-30T00:00:00',
      '2026-01-01T24:00:00',
      '0000-01-01T00:00:00',
    ]
    for (const after of [...forged, ...moments.map((one) => cursor(`${one}.000000Z`, id))]) {
      const words = expect.stringContaining(analyticsRefusals.badCursor.text)
      const { status, text } = await ask(todayLogs, { after })
      expect([after, status, text]).toEqual([after, 400, words])
      const calls = await ask(entries, { after }, { figure: 'calls' })
      expect([after, calls.status, calls.text]).toEqual([after, 400, words])
    }
    for (const after of ['0000-01-01_5', '2026-02-30_5', '2026-01-01_x', '2026-01-01_1234567890123456789'])
      expect((await ask(entries, { after }, { figure: 'kept' })).text).toContain(
        analyticsRefusals.badCursor.text,
      )
  })

  it.each(['0000-01-01', '0001-01-01', '9999-12-01', '3000-01-01', '2026-01-02'])(
    'targets of the month %s',
    async (month) => {
      const words = [400, expect.stringContaining(targetProblems.month)]
      const read = await ask(targets, { month })
      expect([read.status, read.text]).toEqual(words)
      const wishes = [{ userId: owner.userId, amount: 1 }]
      const saved = await ask(saveTargets, {}, { month, targets: wishes })
      expect([saved.status, saved.text]).toEqual(words)
    },
  )

  it('the last and the first day of all are no bounds of a list', async () => {
    for (const query of [
      'createdTo=9999-12-31',
      'createdFrom=0001-01-01',
      'figure=contacted:0001-01-01:9999-12-31',
    ]) {
      const url = `${api.leads.list.path}?${query}`
      const answer = await test.app.inject({ url, headers: { authorization: `Bearer ${owner.token}` } })
      expect([query, answer.statusCode]).toEqual([query, 200])
    }
  })
})

import { liveEventsPath } from '@foyer/contract/live/events'
import { api } from '@foyer/contract/wire/api'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../app'
import { useTestApp } from '../testing/test-app'
import { createLog } from './logging'

const test = useTestApp()
const lines: string[] = []
let app: FastifyInstance

beforeAll(async () => {
  const log = createLog('debug', { write: (line) => lines.push(line) })
  app = await createApp({ ...test.server, deps: { ...test.deps, log } })
})
afterAll(() => app.close())

/** The lines that were logged meanwhile. */
async function loggedWhile(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  lines.length = 0
  await work()
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

describe('the log', () => {
  it('tells of a request what an operator needs: id, method, path, status and time', async () => {
    const { token } = await (await test.company()).person('reader')
    const logged = await loggedWhile(() =>
      app.inject({
        url: `${api.leads.list.path}?search=iyer`,
        headers: { authorization: `Bearer ${token}`, 'x-request-id': 'from-the-proxy-1' },
      }),
    )
    expect(logged).toMatchObject([
      { reqId: 'from-the-proxy-1', req: { method: 'GET', path: api.leads.list.path } },
      { reqId: 'from-the-proxy-1', res: { status: 200 }, responseTime: expect.any(Number) },
    ])
    expect(JSON.stringify(logged)).not.toContain('iyer')
    expect(JSON.stringify(logged)).not.toContain(token)
  })

  it('gives a request an id of its own where none or a strange one came along', async () => {
    const ids = []
    for (const given of [
      undefined,
      'x',
      'a b c d e f g h',
      `${'y'.repeat(200)}`,
      '{"evil":1}\\n{"level":60}',
    ]) {
      const headers = given ? { 'x-request-id': given } : {}
      const [first] = await loggedWhile(() => app.inject({ url: '/api/docs', headers }))
      ids.push(first?.reqId)
    }
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('is not filled by health checks', async () => {
    const logged = await loggedWhile(async () => {
      await app.inject({ url: '/health' })
      await app.inject({ url: '/ready' })
    })
    expect(logged).toEqual([])
  })

  it('holds no personal data, no password and no token, whatever goes wrong', async () => {
    const company = await test.company()
    const person = await company.person('admin', { firstName: 'Zenobia', lastName: 'Quettar' })
    const secrets = {
      search: 'Ananyasecret',
      email: 'somebody.private@example.com',
      password: 'Pa55word-private',
      address: '203.0.113.77',
      agent: 'PrivateBrowser/1.0',
      cookie: 'private-cookie',
    }
    const headers = {
      authorization: `Bearer ${person.token}`,
      'user-agent': secrets.agent,
      cookie: secrets.cookie,
    }
    const remoteAddress = secrets.address
    const search = `search=${secrets.search}`
    const signIn = (payload: string | object) =>
      app.inject({
        method: 'POST',
        url: api.accounts.signIn.path,
        payload,
        headers: { ...headers, 'content-type': 'application/json' },
        remoteAddress,
      })
    const { pool } = test.deps.database
    const logged = await loggedWhile(async () => {
      await app.inject({ url: `${api.leads.list.path}?${search}`, headers, remoteAddress })
      await app.inject({ url: `${api.leads.list.path}?limit=x&${search}`, headers, remoteAddress })
      await app.inject({ url: `/user/nothing?${search}`, headers, remoteAddress })
      await app.inject({ url: `/user/%E0%A4%A?${search}`, headers, remoteAddress })
      await app.inject({ url: `${liveEventsPath}?token=${person.token}`, remoteAddress })
      await signIn({ email: secrets.email, password: secrets.password })
      await signIn(`{"email":"${secrets.email}","password":"${secrets.password}"`)
      await signIn({ email: secrets.email, password: { is: secrets.password } })
      await pool.query('alter table leads rename to lost_leads')
      try {
        await app.inject({ url: `${api.leads.list.path}?${search}`, headers, remoteAddress })
      } finally {
        await pool.query('alter table lost_leads rename to leads')
      }
      await pool.query('alter table credentials rename to lost_credentials')
      try {
        await signIn({ email: secrets.email, password: secrets.password })
      } finally {
        await pool.query('alter table lost_credentials rename to credentials')
      }
    })
    const failures = logged.filter((line) => line.msg === 'request failed')
    expect(failures).toMatchObject([
      { err: { code: '42P01', message: 'relation "leads" does not exist' } },
      { err: { code: '42P01', message: 'relation "credentials" does not exist' } },
    ])
    const all = JSON.stringify(logged).toLowerCase()
    for (const secret of [
      ...Object.values(secrets),
      person.token,
      person.email,
      'Zenobia',
      'Quettar',
      'search=',
    ])
      expect(all, secret).not.toContain(secret.toLowerCase())
  })
})

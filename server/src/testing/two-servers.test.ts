import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { liveEventsPath } from '@foyer/contract/live/events'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { createApp } from '../app'
import { asSystem, type Deps } from '../context'
import { readEnv } from '../env'
import { hashPassword } from '../features/accounts/passwords'
import { addMember, addUser } from '../features/accounts/service'
import { addCompany } from '../features/company/service'
import { queueMail } from '../features/mail/service'
import { createPipeline } from '../features/pipeline/service'
import { openServer } from '../open-server'
import { addLeads } from './builders/leads'
import { type MailServer, startMailServer } from './mail-servers/mail-server'
import { rightsOf } from './people'
import { createDatabase } from './snapshot'

const migrationsFolder = fileURLToPath(new URL('../db/migrations', import.meta.url))
const email = 'owner@example.com'
const password = 'Test@1234'

interface Running {
  app: FastifyInstance
  base: string
  deps: Deps
  close: () => Promise<void>
}

let databaseUrl: string
let mailServer: MailServer
let folder: string
let servers: Running[] = []
let companyId: string

async function startServer(): Promise<Running> {
  const env = readEnv({
    NODE_ENV: 'test',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    SMTP_URL: mailServer.url,
  })
  const server = await openServer(env, { migrationsFolder })
  const app = await createApp(server)
  await server.startJobs()
  await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    app,
    base: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    deps: server.deps,
    close: async () => {
      await app.close()
      await server.close()
    },
  }
}

async function addFirm(deps: Deps): Promise<string> {
  const passwordHash = await hashPassword(password)
  const made = await asSystem(deps, async (scope) => {
    const id = await addCompany(scope, { name: 'Shared Studio', timeZone: 'Asia/Kolkata' })
    const stages = await createPipeline(scope, id)
    const person = { email, firstName: 'Kavya', lastName: 'Menon', passwordHash, isTemporary: false }
    const userId = await addUser(scope, person)
    const onboarded = { isFirstLogin: false, isOnboardingDone: true }
    await addMember(scope, { ...rightsOf.superAdmin, ...onboarded, companyId: id, userId })
    return { id, stages }
  })
  await addLeads(deps, { ...made, person: () => Promise.reject() }, [{ firstName: 'Ananya' }])
  return made.id
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-two-servers-'))
  mailServer = await startMailServer()
  const prepared = inject('database')
  if (prepared.kind !== 'postgres') throw new Error('the embedded database belongs to one server')
  databaseUrl = await createDatabase(prepared, 'template1')
  // At the same moment, on an empty database: one of them migrates, the other waits.
  servers = await Promise.all([startServer(), startServer()])
  companyId = await addFirm(server(0).deps)
})
afterAll(async () => {
  for (const one of servers) await one.close()
  await mailServer?.close()
  rmSync(folder, { recursive: true, force: true })
})

const server = (index: number): Running => {
  const found = servers[index]
  if (!found) throw new Error('the server did not start')
  return found
}

async function signInAt({ base }: Running): Promise<string> {
  const { path, reply } = accountEndpoints.signIn
  const answer = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return reply.decode((await answer.json()) as never).token
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('two servers on one PostgreSQL', () => {
  it('serve the same company: who signs in at one is known to the other', async () => {
    const [first, second] = [server(0), server(1)]
    for (const [at, elsewhere] of [
      [first, second],
      [second, first],
    ] as const) {
      const token = await signInAt(at)
      const answer = await fetch(elsewhere.base + leadEndpoints.list.path, { headers: bearer(token) })
      const page = leadEndpoints.list.reply.decode((await answer.json()) as never)
      expect(page.rows.map((lead) => lead.firstName)).toEqual(['Ananya'])
    }
  })

  it('both tell their open pages that a session ended at one of them, and refuse it from then on', async () => {
    const token = await signInAt(server(0))
    const pages = await Promise.all(
      servers.map(({ base }) => fetch(base + liveEventsPath, { headers: bearer(token) })),
    )
    expect(pages.map(({ status }) => status)).toEqual([200, 200])
    const told = Promise.all(pages.map((page) => page.text()))
    const out = await fetch(server(0).base + accountEndpoints.signOut.path, {
      method: 'POST',
      headers: bearer(token),
    })
    expect(out.status).toBe(200)
    for (const text of await told) expect(text).toContain('"name":"session-ended"')
    for (const { base } of servers) {
      const { status } = await fetch(base + accountEndpoints.profile.path, { headers: bearer(token) })
      expect(status).toBe(401)
    }
  })

  it('share the work after a commit: each mail goes out once', async () => {
    const subjects = Array.from({ length: 40 }, (_, index) => `Mail ${index}`)
    await asSystem(server(0).deps, async (scope) => {
      for (const subject of subjects)
        await queueMail(scope, { companyId, recipient: 'ananya@example.com', subject, text: subject })
    })
    const { pool } = server(1).deps.database
    await vi.waitFor(
      async () => {
        const left = await pool.query(`select from jobs where kind = 'mail.send'`)
        expect(left.rowCount).toBe(0)
      },
      { timeout: 30_000, interval: 50 },
    )
    const received = mailServer.received.map(({ subject }) => subject ?? '')
    expect(received.toSorted()).toEqual(subjects.toSorted())
  })

  it('X12 together have two exports of a company under way; one that is done at one makes room at the other', async () => {
    const { pool } = server(0).deps.database
    const { rows } = await pool.query<{ id: string }>(
      `insert into leads (company_id, id, stage_id, first_name)
       select company_id, gen_random_uuid(), stage_id, 'Many' from leads, generate_series(1, 3000) where company_id = $1 returning id`,
      [companyId],
    )
    const token = await signInAt(server(0))
    const begin = (at: number, url: string = leadListEndpoints.export.path) =>
      server(at).app.inject({ url, headers: bearer(token), payloadAsStream: true })
    const [first, second] = [await begin(0), await begin(1)]
    const ofPerson = `${leadCaptureEndpoints.personalData.path}?leadId=${rows[0]?.id}`
    const more = await Promise.all([begin(0), begin(1), begin(0, ofPerson), begin(1, ofPerson)])
    expect([first, second, ...more].map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 429, 429, 429, 429,
    ])
    expect(await text(first.stream())).toContain('Many')
    const next = await Promise.all([begin(0), begin(1)])
    expect(next.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429])
    for (const one of [second, ...next]) await text(one.stream())
    expect((await pool.query('select from exports_under_way')).rowCount).toBe(0)
  })

  it('go on when one of them is stopped', async () => {
    const token = await signInAt(server(0))
    await servers.shift()?.close()
    const { status } = await fetch(server(0).base + leadEndpoints.counts.path, { headers: bearer(token) })
    expect(status).toBe(200)
  })
})

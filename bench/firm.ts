import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { gunzipSync } from 'node:zlib'
import { demoPassword } from '@foyer/contract/accounts/demo'
import type { Viewer } from '@foyer/contract/accounts/model'
import type { BoardColumn } from '@foyer/contract/board/model'
import { todayIn } from '@foyer/contract/kit/dates'
import type { Page } from '@foyer/contract/kit/paging'
import type { LeadRow } from '@foyer/contract/leads/model'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { boardEndpoints } from '@foyer/contract/wire/board'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import type { Context } from '../server/src/context'
import { type Database, openDatabase } from '../server/src/db/client'
import { findViewer } from '../server/src/http/session'
import type { TestPostgres } from '../server/src/testing/postgres'
import type { Case, Who } from './case'

/** A company of a given size with its own server. */
export interface Firm {
  leads: number
  today: string
  database: Database
  viewers: Record<Who, Viewer>
  /** The call as a page makes it; the answer is read to the end, but not decoded. */
  get: (one: Case) => Promise<Buffer>
  page: (one: Case) => Promise<Page<LeadRow>>
  board: (one: Case) => Promise<BoardColumn[]>
  someMember: string
  someTag: () => Promise<string>
  somePhone: (who: Who) => Promise<string>
  /** The number of bytes of the answer; the answer itself is dropped. */
  drain: (one: Case) => Promise<number>
  /** Of the server process. */
  pid: number
  close: () => Promise<void>
}

/** The server limits the calls per minute of a session, so several sessions take turns. */
const sessions = 8

const program = (name: string) => resolve('server', 'dist', `${name}.js`)

function startProgram(name: string, args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [program(name), ...args], {
    env: { ...process.env, NODE_ENV: 'production', DEMO: 'off', HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Waits for the line that announces the address; later output is read and dropped. */
async function lineOf(child: ChildProcess, said: RegExp): Promise<string> {
  if (!child.stdout) throw new Error('the program says nothing')
  const lines = createInterface(child.stdout)
  return new Promise((found, failed) => {
    lines.on('line', (line) => {
      const [, answer] = said.exec(line) ?? []
      if (answer) found(answer)
    })
    child.once('exit', (code) => failed(new Error(`a program of the server ended with ${code}`)))
  })
}

async function seed(leads: number, env: Record<string, string>): Promise<string> {
  const child = startProgram('seed', ['--leads', String(leads)], env)
  const ended = once(child, 'exit')
  const email = await lineOf(child, /Sign in as (\S+)/)
  await ended
  return email
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

async function answerOf(url: string, token: string | undefined, body?: unknown): Promise<IncomingMessage> {
  const headers: Record<string, string> = { 'accept-encoding': 'gzip' }
  if (token) headers.authorization = `Bearer ${token}`
  if (body) headers['content-type'] = 'application/json'
  const call = request(url, { agent, method: body ? 'POST' : 'GET', headers })
  call.end(body ? JSON.stringify(body) : undefined)
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  if (answer.statusCode === 200) return answer
  throw new Error(`${url} answered ${answer.statusCode}: ${textOf(await bytesOf(answer))}`)
}

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  return Buffer.concat(parts)
}

const send = async (url: string, token: string | undefined, body?: unknown): Promise<Buffer> =>
  bytesOf(await answerOf(url, token, body))

const textOf = (bytes: Buffer): string => (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString()

async function signIn(base: string, email: string): Promise<string[]> {
  const { path, reply } = accountEndpoints.signIn
  const tokens: string[] = []
  for (let i = 0; i < sessions; i++) {
    const answer = await send(base + path, undefined, { email, password: demoPassword })
    tokens.push(reply.decode(JSON.parse(textOf(answer)) as never).token)
  }
  return tokens
}

async function viewerOf(database: Database, token = ''): Promise<Viewer> {
  const asked = { headers: { authorization: `Bearer ${token}` } } as Parameters<typeof findViewer>[1]
  const viewer = await findViewer({ database, clock: () => new Date() } as Context, asked)
  if (!viewer) throw new Error('the session is not known')
  return viewer
}

export async function openFirm(postgres: TestPostgres, leads: number): Promise<Firm> {
  const name = `leads_${leads}`
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  await postgres.createDatabase(name)
  const env = { DATABASE_URL: postgres.url(name), DATA_DIR: folder }
  const owner = await seed(leads, env)
  const log = { info: () => {}, warn: console.warn, error: console.error }
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, log, onFailure: () => {} })
  // As autovacuum would do later, so that both sizes are measured in the same state.
  await database.pool.query('vacuum (analyze)')

  const server = startProgram('main', [], env)
  const ended = once(server, 'exit')
  const base = (await lineOf(server, /ready at (\S+)\//)) as string
  const tokens = {
    owner: await signIn(base, owner),
    sales: await signIn(base, owner.replace('owner@', 'sales1@')),
  }
  let turn = 0

  const ask = (one: Case) => {
    const given = Object.entries(one.query).filter(([, value]) => value !== undefined)
    const query = new URLSearchParams(Object.fromEntries(given.map(([key, value]) => [key, String(value)])))
    return answerOf(`${base}${one.path}?${query}`, tokens[one.who][turn++ % sessions], one.body)
  }
  const get = async (one: Case) => bytesOf(await ask(one))
  const answer = async (one: Case) => JSON.parse(textOf(await get(one))) as never
  const viewers = {
    owner: await viewerOf(database, tokens.owner[0]),
    sales: await viewerOf(database, tokens.sales[0]),
  }
  return {
    leads,
    today: todayIn('Asia/Kolkata', new Date()),
    database,
    viewers,
    get,
    page: async (one) => leadEndpoints.list.reply.decode(await answer(one)),
    board: async (one) => boardEndpoints.leadsInStage.reply.decode(await answer(one)),
    someMember: viewers.sales.userId,
    someTag: async () => {
      const { rows } = await database.pool.query<{ id: string }>(
        'select tag_id as id from lead_tags where company_id = $1 group by tag_id order by count(*) desc, tag_id limit 1',
        [viewers.owner.companyId],
      )
      return rows[0]?.id ?? ''
    },
    somePhone: async (who) => {
      const { companyId, userId } = viewers[who]
      const mine = who === 'owner' ? 'true' : `assignee_id = '${userId}'`
      const { rows } = await database.pool.query<{ phone: string }>(
        `select phone from leads where company_id = $1 and phone is not null and ${mine} order by id limit 1`,
        [companyId],
      )
      return rows[0]?.phone ?? ''
    },
    drain: async (one) => {
      let bytes = 0
      for await (const part of await ask(one)) bytes += (part as Buffer).length
      return bytes
    },
    pid: server.pid ?? 0,
    close: async () => {
      server.kill('SIGTERM')
      await ended
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

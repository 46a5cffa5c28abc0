import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { demoPassword } from '@foyer/contract/accounts/demo'
import type { Viewer } from '@foyer/contract/accounts/model'
import { todayIn } from '@foyer/contract/kit/dates'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { createCompanyMemory } from '../server/src/company-memory'
import type { Context } from '../server/src/context'
import { type Database, openDatabase } from '../server/src/db/client'
import { findViewer, hashToken } from '../server/src/http/session'
import type { TestPostgres } from '../server/src/testing/postgres'
import type { Who } from './cases/case'
import { type LeadsOfFirm, leadsOfFirm } from './cases/leads-of-firm'
import { type Floor, openFloor } from './floor/open'
import { ask, bytesOf, type Call, jsonOf } from './http'
import { lineOf, startProgram, stopProgram } from './programs'

/** A company of a given size with its own server, and a bare server on the same leads. */
export interface Firm {
  size: number
  today: string
  database: Database
  /** Of settings, for calls of the service itself; the server has its own. */
  memory: ReturnType<typeof createCompanyMemory>
  viewers: Record<Who, Viewer>
  tokenHashes: Record<Who, string>
  /** The answer is read to the end, but not decoded. */
  send: (who: Who, call: Call) => Promise<Buffer>
  answer: (who: Who, call: Call) => Promise<never>
  /** The number of bytes of the answer; the answer itself is dropped. */
  drain: (who: Who, call: Call) => Promise<number>
  leads: LeadsOfFirm
  floor: Floor
  /** Of the server process. */
  pid: number
  close: () => Promise<void>
}

/** The server limits the calls per minute of a session, so several sessions take turns. */
const sessions = 12

const startOurs = (name: string, args: string[], env: Record<string, string>) =>
  startProgram(resolve('server', 'dist', `${name}.js`), args, { DEMO: 'off', ...env })

async function seed(leads: number, env: Record<string, string>): Promise<string> {
  const child = startOurs('seed', ['--leads', String(leads)], env)
  const ended = once(child, 'exit')
  const email = await lineOf(child, /Sign in as (\S+)/)
  await ended
  return email
}

async function signIn(base: string, email: string): Promise<string[]> {
  const { method, path, reply } = accountEndpoints.signIn
  const tokens: string[] = []
  for (let i = 0; i < sessions; i++) {
    const answer = await bytesOf(await ask(base, { method, path, body: { email, password: demoPassword } }))
    tokens.push(reply.decode(jsonOf(answer)).token)
  }
  return tokens
}

async function viewerOf(database: Database, token = ''): Promise<Viewer> {
  const asked = { headers: { authorization: `Bearer ${token}` } } as Parameters<typeof findViewer>[1]
  const viewer = await findViewer({ database, clock: () => new Date() } as Context, asked)
  if (!viewer) throw new Error('the session is not known')
  return viewer
}

export const databaseOf = (size: number): string => `leads_${size}`

export async function openFirm(postgres: TestPostgres, size: number): Promise<Firm> {
  const name = databaseOf(size)
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  await postgres.createDatabase(name)
  // One process: the time of a call is measured, not how many calls all cores answer together.
  const env = { DATABASE_URL: postgres.url(name), DATA_DIR: folder, SERVER_PROCESSES: '1' }
  const owner = await seed(size, env)
  const log = { info: () => {}, warn: console.warn, error: console.error }
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, log, onFailure: () => {} })

  const server = startOurs('main', [], env)
  const base = await lineOf(server, /ready at (\S+)\//)
  const tokens = {
    owner: await signIn(base, owner),
    sales: await signIn(base, owner.replace('owner@', 'sales1@')),
  }
  const viewers = {
    owner: await viewerOf(database, tokens.owner[0]),
    sales: await viewerOf(database, tokens.sales[0]),
  }
  const floor = await openFloor(database.pool, env.DATABASE_URL, viewers.owner.companyId)
  // As autovacuum would do later, so that both sizes are measured in the same state.
  await database.pool.query('vacuum (analyze)')

  let turn = 0
  const begin = (who: Who, call: Call) => ask(base, call, tokens[who][turn++ % sessions])
  const send = async (who: Who, call: Call) => bytesOf(await begin(who, call))
  return {
    size,
    today: todayIn('Asia/Kolkata', new Date()),
    database,
    memory: createCompanyMemory(),
    viewers,
    tokenHashes: { owner: hashToken(tokens.owner[0] ?? ''), sales: hashToken(tokens.sales[0] ?? '') },
    send,
    answer: async (who, call) => jsonOf(await send(who, call)),
    drain: async (who, call) => {
      let bytes = 0
      for await (const part of await begin(who, call)) bytes += (part as Buffer).length
      return bytes
    },
    leads: leadsOfFirm(database.pool, viewers),
    floor,
    pid: server.pid ?? 0,
    close: async () => {
      await stopProgram(server)
      await floor.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

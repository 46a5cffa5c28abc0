import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { createDatabase } from '../testing/snapshot'

/** The built product; npm test builds it first. */
const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url))
const patience = 60_000

let child: ChildProcess
let base: string
let folder: string
let databaseUrl: string
let said = ''

/** Each on a connection of its own, which goes to the process whose turn it is. */
const ask = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(base + path, { agent: false }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    }).on('error', reject)
  })

const workers = (): string[] =>
  readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ').filter(Boolean)

beforeAll(async () => {
  if (!existsSync(main)) throw new Error('The server is not built. Run npm run build.')
  const prepared = inject('database')
  if (prepared.kind !== 'postgres') throw new Error('several processes need PostgreSQL')
  databaseUrl = await createDatabase(prepared, prepared.template)
  folder = mkdtempSync(join(tmpdir(), 'foyer-processes-'))
  child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DEMO: 'off',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      SERVER_PROCESSES: '3',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stderr?.on('data', (part) => {
    said += part
  })
  let out = ''
  base = await new Promise((resolve, reject) => {
    child.on('close', (code) => reject(new Error(`it ended with ${code}: ${said}`)))
    child.stdout?.on('data', (part) => {
      out += part
      const [, address] = /ready at (\S+)\//.exec(out) ?? []
      if (address) resolve(address)
    })
  })
}, patience)
afterAll(() => {
  child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

describe('several processes on one PostgreSQL', () => {
  it('have the connections among them that one may have', async () => {
    const client = new pg.Client(databaseUrl)
    await client.connect()
    const { rows } = await client.query(
      `select count(*)::int as open, current_setting('max_connections')::int as allowed
       from pg_stat_activity where datname = current_database() and application_name = 'foyer'`,
    )
    await client.end()
    expect(rows[0].open).toBeGreaterThan(0)
    expect(rows[0].open).toBeLessThan(rows[0].allowed * 0.8)
  })

  it('answer on when one is killed, and it is replaced', { timeout: patience }, async () => {
    const before = workers()
    expect(before).toHaveLength(3)
    process.kill(Number(before[0]), 'SIGKILL')
    // What it was just given is lost with it; from the moment that its end is known, the others answer.
    await vi.waitFor(() => expect(workers()).not.toContain(before[0]), { timeout: patience / 2 })
    for (let call = 0; call < 9; call++) expect(await ask('/ready')).toBe(200)
    await vi.waitFor(
      () => {
        const now = workers()
        expect(now).toHaveLength(3)
        expect(now).not.toContain(before[0])
      },
      { timeout: patience / 2 },
    )
    for (let call = 0; call < 9; call++) expect(await ask('/ready')).toBe(200)
  })

  it('count calls together, so that a limit is the same as for one', { timeout: patience }, async () => {
    const answers = new Map<number, number>()
    for (let call = 0; call < 400; call++) {
      const status = await ask('/health')
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
    // The calls of the other tests are among the three hundred of a minute.
    expect(answers.get(200)).toBeGreaterThan(250)
    expect(answers.get(200)).toBeLessThanOrEqual(300)
    expect(answers.get(429)).toBeGreaterThanOrEqual(100)
  })

  it('end together when told to', { timeout: patience }, async () => {
    const ended = once(child, 'close')
    child.kill('SIGTERM')
    expect((await ended)[0]).toBe(0)
    expect(said).toBe('')
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, it, vi } from 'vitest'
import { asSystem } from '../../context'
import { readEnv } from '../../env'
import { addCompany } from '../../features/company/service'
import { insertDoor } from '../../features/intake/doors/repository/doors'
import { hashOfKey } from '../../features/intake/doors/service/keys'
import { createPipeline } from '../../features/pipeline/service'
import { newId } from '../../new-id'
import { openServer } from '../../open-server'
import { bundleChild } from '../child'
import { createDatabase } from '../snapshot'

const migrationsFolder = fileURLToPath(new URL('../../db/migrations', import.meta.url))
const key = 'k'.repeat(32)
const leads = 1_000

const agent = new Agent({ keepAlive: true, maxSockets: 50 })

/** The status, and how long it took. */
const post = (port: number, body: string) =>
  new Promise<{ status: number; ms: number }>((answered, failed) => {
    let begun = performance.now()
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: `/hooks/${key}`,
        agent,
        headers: { 'content-type': 'application/json' },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () => answered({ status: answer.statusCode ?? 0, ms: performance.now() - begun }))
      },
    )
    // From the moment it leaves: a hundred are under way at a time.
    sent.on('socket', () => {
      begun = performance.now()
    })
    sent.on('error', failed)
    sent.end(body)
  })

it('1,000 deliveries in a burst, each three times, over two processes: 1,000 leads, every answer under 2 s', async () => {
  const prepared = inject('database')
  if (prepared.kind !== 'postgres') throw new Error('the embedded database belongs to one server')
  const databaseUrl = await createDatabase(prepared, 'template1')
  const folder = mkdtempSync(join(tmpdir(), 'foyer-deliveries-'))
  const program = await bundleChild('serve')
  const env = {
    NODE_ENV: 'test',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
  }
  const own = await openServer(readEnv(env), { migrationsFolder })
  const children = [0, 1].map(() => program.start(databaseUrl, folder, migrationsFolder))
  try {
    const companyId = await asSystem(own.deps, async (scope) => {
      const id = await addCompany(scope, { name: 'Busy Studio', timeZone: 'Asia/Kolkata' })
      await createPipeline(scope, id)
      await insertDoor(scope.db, {
        companyId: id,
        id: newId(scope.now),
        kind: 'webhook',
        name: 'Portal',
        keyHash: hashOfKey(key),
        key: own.deps.secrets.lock(key),
      })
      return id
    })
    const ports = await Promise.all(children.map(async (child) => Number(await child.nextLine())))
    const bodies = Array.from({ length: leads }, (_, at) =>
      JSON.stringify({ name: `Asha ${at % 7 ? 'Rao' : 'Iyer'}`, phone: `98${String(45_000_000 + at)}` }),
    )
    const burst = [0, 1, 2].flatMap((round) =>
      bodies.map((body, at) => post(ports[(at + round) % 2] ?? 0, body)),
    )
    const answers = await Promise.all(burst)
    const { pool } = own.deps.database
    await vi.waitFor(
      async () => {
        const waiting = await pool.query(`select from intake_deliveries where state = 'waiting'`)
        expect(waiting.rowCount).toBe(0)
      },
      { timeout: 300_000, interval: 250 },
    )
    const counts = await pool.query(
      `select count(*)::int as leads, count(distinct phone_e164)::int as phones from leads where company_id = $1`,
      [companyId],
    )
    const outcomes = await pool.query('select outcome, count(*)::int as n from intake_deliveries group by 1')
    expect(outcomes.rows).toEqual([{ outcome: 'created', n: leads }])
    expect(counts.rows).toEqual([{ leads, phones: leads }])
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(2_000)
  } finally {
    for (const child of children) await child.finish()
    await own.close()
    agent.destroy()
    program.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}, 600_000)

// npm run bench [-- --requests 200] [--only "first page"] [--explain] [--export]
// What the list costs beyond its bare SQL, and whether that grows with the number of leads.
import { parseArgs } from 'node:util'
import type { PoolClient } from 'pg'
import { startPostgres } from '../server/src/testing/postgres'
import { type BareSql, record, replay } from './bare-sql'
import type { Case } from './case'
import { casesFor } from './cases'
import { reportExports } from './export'
import { type Firm, openFirm } from './firm'
import { explain, leadsRead } from './plan'
import { areAlike, type Figures, report } from './report'

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '200' },
    /** Only calls whose name contains this. */
    only: { type: 'string', default: '' },
    explain: { type: 'boolean', default: false },
    /** Measures memory during exports instead of the calls. */
    export: { type: 'boolean', default: false },
  },
})
const requests = Number(options.requests)
const warmUps = 20
/** A freshly started server runs code that is not compiled yet. */
const startUps = 500
const sizes = [400, 100_000] as const

interface Measured {
  firm: Firm
  one: Case
  client: PoolClient
  sql: BareSql
  bare: number[]
  http: number[]
}

const median = (times: number[]): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function figuresOf({ firm, one, client, sql, bare, http }: Measured): Promise<Figures> {
  const returned = await one.ask({
    database: firm.database,
    viewer: firm.viewers[one.who],
    clock: () => new Date(),
  } as Parameters<Case['ask']>[0])
  return {
    bare: median(bare),
    http: median(http),
    leadsRead: await leadsRead(client, sql),
    returned,
  }
}

/** Both sizes in turns, bare SQL and HTTP in turns, so that other load on the machine affects all alike. */
async function measure(firms: Firm[], cases: Case[], clients: PoolClient[]): Promise<Figures[]> {
  const measured: Measured[] = []
  for (const [index, firm] of firms.entries()) {
    const [one, client] = [cases[index], clients[index]]
    if (!one || !client) throw new Error('a case is missing')
    const sql = await record(firm.database, firm.viewers[one.who], one)
    measured.push({ firm, one, client, sql, bare: [], http: [] })
    if (options.explain)
      console.log(`\n${firm.leads} leads, ${one.who}, ${one.name}\n${await explain(client, sql)}`)
  }
  for (let round = -warmUps; round < requests; round++)
    for (const { firm, one, client, sql, bare, http } of measured) {
      const bareTime = await timed(() => replay(client, sql))
      const httpTime = await timed(() => firm.get(one))
      if (round < 0) continue
      bare.push(bareTime)
      http.push(httpTime)
    }
  return Promise.all(measured.map(figuresOf))
}

const firms: Firm[] = []

async function reportCalls(): Promise<string> {
  const clients = await Promise.all(firms.map(({ database }) => database.requests.connect()))
  try {
    const perFirm = await Promise.all(firms.map(casesFor))
    for (const [index, firm] of firms.entries())
      for (const one of perFirm[index]?.slice(0, 1) ?? [])
        for (let round = 0; round < startUps; round++) await firm.get(one)
    const rows = []
    for (const [index, one] of (perFirm[0] ?? []).entries()) {
      if (!one.name.includes(options.only)) continue
      process.stderr.write(`\rMeasuring ${one.who}, ${one.name}`.padEnd(60))
      const cases = perFirm.flatMap((of) => of[index] ?? [])
      const figures = await measure(firms, cases, clients)
      rows.push({ name: one.name, who: one.who, figures })
      const limit = Math.max(1, ...figures.slice(0, 1).map(({ returned = 0 }) => returned))
      const shorter = areAlike(figures) ? [] : cases.flatMap(({ ofRows }) => ofRows?.(limit) ?? [])
      for (const { name, who } of shorter.slice(0, 1))
        rows.push({ name, who, figures: await measure(firms, shorter, clients) })
    }
    process.stderr.write('\r'.padEnd(60))
    return report(rows, sizes, requests)
  } finally {
    // The pool closes only after its clients are returned.
    for (const client of clients) client.release()
  }
}

const postgres = await startPostgres()
try {
  for (const size of sizes) {
    console.log(`Making a firm with ${size} leads…`)
    firms.push(await openFirm(postgres, size))
  }
  console.log(options.export ? await reportExports(firms) : await reportCalls())
} finally {
  for (const firm of firms) await firm.close()
  await postgres.stop()
}

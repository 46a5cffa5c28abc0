import type { PoolClient } from 'pg'
import type { Context, Deps } from '../server/src/context'
import type { Database, RequestMode } from '../server/src/db/client'
import { enter } from '../server/src/http/enter'
import { createSessionMemory } from '../server/src/session-memory'
import type { Asked, Case } from './cases/case'
import type { Firm } from './firm'
import { timed } from './timing'

interface Statement {
  /** The name of a prepared statement. */
  name: string | undefined
  text: string
  values: unknown[]
}

/** One transaction as the server runs it. */
export interface BareSql {
  mode: RequestMode
  /** Sent with BEGIN: it looks the session up and sets the company. */
  setup: string
  statements: Statement[]
  /** Sent with COMMIT. */
  last: string[]
}

export interface Recorded {
  sql: BareSql
  /** What the service answered with; see Asked. */
  returned: number | undefined
}

/** Cases whose settings are in the memory of their firm: a server that has been asked before does not read them again. */
const remembered = new WeakSet<Case>()

/**
 * Runs a case through the product's own service, as its route does, and records what it sends to the database. What it
 * wrote is taken back, so that it can be replayed.
 */
export async function record(firm: Firm, one: Case, asked: Asked): Promise<Recorded> {
  if (!remembered.has(one)) await recordOnce(firm, one, asked)
  remembered.add(one)
  return recordOnce(firm, one, asked)
}

const takenBack = new Error('taken back')

async function recordOnce(firm: Firm, { who, mode: ofRoute }: Case, { ask }: Asked): Promise<Recorded> {
  const { database, memory, viewers, tokenHashes } = firm
  const seen: BareSql[] = []
  let returned: number | undefined
  const request: Database['request'] = (mode, setup, work) =>
    database.request(mode, setup, async (client, begun, last) => {
      const sql: BareSql = { mode, setup, statements: [], last: [] }
      seen.push(sql)
      const result = await work(noted(client, sql.statements), begun, last)
      sql.last = last.map((write) => write())
      if (ofRoute === 'writing') throw takenBack
      return result
    })
  // Nobody has been seen: what is recorded is one question after the other.
  const sessions = createSessionMemory()
  const deps = { database: { ...database, request }, clock: () => new Date(), memory, sessions } as Deps
  const asking = async (ctx: Partial<Context>) => {
    returned = await ask({ ...deps, ...ctx } as Context)
  }
  const entering = () =>
    ofRoute === undefined
      ? asking({ viewer: viewers[who] })
      : enter(deps, ofRoute, tokenHashes[who], async (entered) => {
          if (!entered) throw new Error('the session is not known')
          return asking({ viewer: entered.viewer, entered: entered.scope })
        })
  await entering().catch((error) => {
    if (error !== takenBack) throw error
  })
  const [sql, ...others] = seen
  if (!sql || others.length > 0) throw new Error(`one transaction was expected, not ${seen.length}`)
  return { sql, returned }
}

const noted = (client: PoolClient, statements: Statement[]): PoolClient =>
  new Proxy(client, {
    get: (target, name) => (name === 'query' ? noting(target, statements) : Reflect.get(target, name)),
  })

const noting =
  (client: PoolClient, statements: Statement[]) =>
  (query: string | Partial<Statement>, given?: unknown[]) => {
    const { name, text = '', values } = typeof query === 'string' ? { text: query } : query
    statements.push({ name, text, values: given ?? values ?? [] })
    return client.query(query as { text: string }, given)
  }

export const beginningOf = ({ mode, setup }: BareSql): string =>
  `${mode === 'reading' ? 'BEGIN READ ONLY' : 'BEGIN'}; ${setup}`

/** All that is sent, with BEGIN and COMMIT. */
export const statementCount = ({ statements, last }: BareSql): number => statements.length + last.length + 3

/** The same without the server, on one connection; in milliseconds. As in the server, nobody waits for the end of a reading. */
export async function replay(client: PoolClient, sql: BareSql): Promise<number> {
  const end = [...sql.last, 'COMMIT'].join('; ')
  const { ms } = await timed(async () => {
    await client.query(beginningOf(sql))
    for (const { name, text, values } of sql.statements) await client.query({ name, text, values })
    if (sql.mode === 'writing') await client.query(end)
  })
  if (sql.mode === 'reading') await client.query(end)
  return ms
}

import type { Viewer } from '@foyer/contract/accounts/model'
import type { PoolClient } from 'pg'
import type { Context } from '../server/src/context'
import type { Database } from '../server/src/db/client'
import type { Case } from './case'

interface Statement {
  /** The name of a prepared statement. */
  name: string | undefined
  text: string
  values: unknown[]
}

/** One transaction as the server runs it: its setup and its queries. */
export interface BareSql {
  setup: string
  statements: Statement[]
}

/** Runs a case through the product's own service and records what it sends to the database. */
export async function record(database: Database, viewer: Viewer, { ask }: Case): Promise<BareSql> {
  const seen: BareSql[] = []
  const request: Database['request'] = (mode, setup, work) =>
    database.request(mode, setup, (client, rows, last) => {
      const statements: Statement[] = []
      seen.push({ setup, statements })
      return work(
        new Proxy(client, {
          get: (target, name) => (name === 'query' ? noting(target, statements) : Reflect.get(target, name)),
        }),
        rows,
        last,
      )
    })
  await ask({
    database: { ...database, request },
    viewer,
    clock: () => new Date(),
  } as Context)
  const [only, ...others] = seen
  if (!only || others.length > 0) throw new Error(`one transaction was expected, not ${seen.length}`)
  return only
}

const noting =
  (client: PoolClient, statements: Statement[]) =>
  (query: string | Partial<Statement>, given?: unknown[]) => {
    const { name, text = '', values } = typeof query === 'string' ? { text: query } : query
    statements.push({ name, text, values: given ?? values ?? [] })
    return client.query(query as { text: string }, given)
  }

/** The same without the server: text and values on one connection. */
export async function replay(client: PoolClient, { setup, statements }: BareSql): Promise<void> {
  await client.query(`BEGIN; ${setup}`)
  for (const { name, text, values } of statements) await client.query({ name, text, values })
  await client.query('COMMIT')
}

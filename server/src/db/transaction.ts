import type { Pool, PoolClient, QueryResult } from 'pg'

/** SQL that is sent in the same message as COMMIT: it costs no round trip of its own. */
export type LastStatements = (() => string)[]

/** What is done in a transaction, with the rows that the last statement of its setup gave. */
export type Work<T> = (
  client: PoolClient,
  rows: Record<string, unknown>[],
  last: LastStatements,
) => Promise<T>

async function begin(client: PoolClient, statements: string): Promise<Record<string, unknown>[]> {
  const results: QueryResult | QueryResult[] = await client.query(statements)
  return Array.isArray(results) ? (results.at(-1)?.rows ?? []) : []
}

/** Sends `BEGIN` and `setup` as one query, so that a transaction costs one extra round trip, not two. */
export async function transaction<T>(pool: Pool, setup: string, work: Work<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const rows = await begin(client, `BEGIN; ${setup}`)
    const last: LastStatements = []
    const result = await work(client, rows, last)
    const ends: QueryResult | QueryResult[] = await client.query(
      [...last.map((write) => write()), 'COMMIT'].join('; '),
    )
    const end = Array.isArray(ends) ? ends.at(-1) : ends
    // After a failed statement PostgreSQL answers COMMIT with a rollback, without an error.
    if (end?.command !== 'COMMIT')
      throw new Error('nothing was saved: a statement of the transaction had failed')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** The same for reading only: nothing can be lost, so nobody waits for its end. */
export async function reading<T>(pool: Pool, setup: string, work: Work<T>): Promise<T> {
  const client = await pool.connect()
  try {
    const rows = await begin(client, `BEGIN READ ONLY; ${setup}`)
    const last: LastStatements = []
    const result = await work(client, rows, last)
    if (last.length > 0) throw new Error('what only reads cannot leave anything to be done')
    return result
  } finally {
    // After the answer, which is written first.
    setImmediate(() => {
      client.query('COMMIT').then(
        () => client.release(),
        (failure: Error) => client.release(failure),
      )
    })
  }
}

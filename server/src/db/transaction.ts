import type { Writable } from 'node:stream'
import type { Pool, PoolClient, QueryResult } from 'pg'

/** SQL that is sent in the same message as COMMIT: it costs no round trip of its own. */
export type LastStatements = (() => string)[]

type Rows = Record<string, unknown>[]

/**
 * What is done in a transaction, with the rows that the last statement of its setup gives. They need not be waited for: where
 * the connection can be sent more than one statement at a time, the first of the work travels with the setup.
 */
export type Work<T> = (client: PoolClient, begun: Promise<Rows>, last: LastStatements) => Promise<T>

/** Held back until the work has had its turn, so that its first statement is in the same packet. */
function holdBack(client: PoolClient): void {
  const { stream } = (client as PoolClient & { connection: { stream: Writable } }).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** Connections whose last transaction only read, and is still open: its end travels with the next beginning. */
const openReads = new WeakMap<PoolClient, NodeJS.Timeout>()
const longestOpenRead = 10

/** What ends the last transaction of a connection, where that was left open. */
function endOfRead(client: PoolClient): string {
  const timer = openReads.get(client)
  if (!timer) return ''
  clearTimeout(timer)
  openReads.delete(client)
  return 'COMMIT; '
}

/** Nobody waits for the end of what only read. If the connection is not used again at once, it is ended by itself. */
function leaveOpen(client: PoolClient): void {
  const end = () => {
    openReads.delete(client)
    client.query('COMMIT').catch(() => {}) // the connection is lost, which its next user is told
  }
  openReads.set(client, setTimeout(end, longestOpenRead))
  client.release()
}

async function begin(client: PoolClient, statements: string): Promise<Rows> {
  const results: QueryResult | QueryResult[] = await client.query(endOfRead(client) + statements)
  return Array.isArray(results) ? (results.at(-1)?.rows ?? []) : []
}

/** Sends BEGIN and `setup` as one query, then works. What went wrong first is what is said. */
async function beginAndWork<T>(
  client: PoolClient,
  statements: string,
  work: (begun: Promise<Rows>) => Promise<T>,
): Promise<T> {
  if (client.pipeline) holdBack(client)
  const begun = begin(client, statements)
  begun.catch(() => {}) // it is waited for below
  if (!client.pipeline) await begun
  try {
    const result = await work(begun)
    await begun
    return result
  } catch (error) {
    await begun
    throw error
  }
}

export async function transaction<T>(pool: Pool, setup: string, work: Work<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const last: LastStatements = []
    const result = await beginAndWork(client, `BEGIN; ${setup}`, (begun) => work(client, begun, last))
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
export const reading = <T>(pool: Pool, setup: string, work: Work<T>): Promise<T> =>
  read(pool, setup, work, endAfterAnswer)

/** The same on connections that are used for nothing but these transactions: the end can wait for the next beginning. */
export const readingOnOwn = <T>(pool: Pool, setup: string, work: Work<T>): Promise<T> =>
  read(pool, setup, work, leaveOpen)

async function read<T>(
  pool: Pool,
  setup: string,
  work: Work<T>,
  end: (client: PoolClient) => void,
): Promise<T> {
  const client = await pool.connect()
  try {
    const last: LastStatements = []
    const result = await beginAndWork(client, `BEGIN READ ONLY; ${setup}`, (begun) =>
      work(client, begun, last),
    )
    if (last.length > 0) throw new Error('what only reads cannot leave anything to be done')
    return result
  } finally {
    end(client)
  }
}

/** After the answer, which is written first. */
const endAfterAnswer = (client: PoolClient) =>
  setImmediate(() => {
    client.query('COMMIT').then(
      () => client.release(),
      (failure: Error) => client.release(failure),
    )
  })

import type { Pool, PoolClient } from 'pg'
import type { Database } from '../db/client'

/** What reached the database while something was watched: each entry is one message, with all that it carried. */
export interface Watched {
  /** Round trips that somebody waited for. Nobody waits for the end of a transaction that only reads. */
  trips: string[]
  /** Single statements, where a trip carries several. */
  statements: number
  transactions: number
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown }).text)

/** Watches the driver: every query of every connection of a pool is seen, whoever sends it. */
export function watchQueries(database: Database) {
  let seen: Watched | undefined
  const watched = new WeakSet<PoolClient>()

  const watch = (client: PoolClient) => {
    if (watched.has(client)) return
    watched.add(client)
    let isOnlyReading = false
    const send = client.query.bind(client) as (...parts: unknown[]) => unknown
    client.query = ((...parts: unknown[]) => {
      const text = textOf(parts[0])
      const current = seen
      const isUnawaited = isOnlyReading && text === 'COMMIT'
      if (/^begin/i.test(text)) {
        isOnlyReading = /^begin read only/i.test(text)
        if (current) current.transactions++
      }
      if (current && !isUnawaited) current.trips.push(text)
      const answer = send(...parts)
      if (!current || isUnawaited) return answer
      // A query of the pool itself has a callback, and is a single statement.
      if (!(answer instanceof Promise)) current.statements++
      else
        answer.then(
          (result: unknown) => {
            current.statements += Array.isArray(result) ? result.length : 1
          },
          () => {},
        )
      return answer
    }) as typeof client.query
  }

  const watchPool = (pool: Pool) => {
    const connect = pool.connect.bind(pool) as (...parts: unknown[]) => unknown
    pool.connect = ((done?: (error: Error | undefined, client: PoolClient, ...rest: unknown[]) => void) => {
      if (!done)
        return (connect() as Promise<PoolClient>).then((client) => {
          watch(client)
          return client
        })
      return connect((error: Error | undefined, client: PoolClient, ...rest: unknown[]) => {
        if (client) watch(client)
        done(error, client, ...rest)
      })
    }) as typeof pool.connect
  }
  for (const pool of new Set([database.pool, database.requests])) watchPool(pool)

  return async (work: () => Promise<unknown>): Promise<Watched> => {
    const watching: Watched = { trips: [], statements: 0, transactions: 0 }
    seen = watching
    try {
      await work()
      return watching
    } finally {
      seen = undefined
    }
  }
}

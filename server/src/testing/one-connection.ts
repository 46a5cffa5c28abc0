import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../db/client'
import type { Work } from '../db/transaction'

/**
 * The embedded database has one session: whoever asks for a second connection inside a transaction waits forever.
 * PostgreSQL has ten, which would hide that; here it refuses.
 */
export function refuseSecondConnection(database: Database): void {
  const inside = new AsyncLocalStorage<true>()
  const { transaction, request } = database
  for (const pool of new Set([database.pool, database.requests])) {
    const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown
    pool.connect = ((...args: unknown[]) => {
      if (inside.getStore()) throw new Error('a second connection inside a transaction')
      return connect(...args)
    }) as typeof pool.connect
  }
  const held =
    <T>(work: Work<T>): Work<T> =>
    (...given) =>
      inside.run(true, () => work(...given))
  database.transaction = (setup, work) => transaction(setup, held(work))
  database.request = (mode, setup, work) => request(mode, setup, held(work))
}

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../db/client'

/**
 * The embedded database has one session: whoever asks for a second connection inside a transaction waits forever.
 * PostgreSQL has ten, which would hide that; here it refuses.
 */
export function refuseSecondConnection(database: Database): void {
  const inside = new AsyncLocalStorage<true>()
  const { pool, transaction, reading } = database
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown
  pool.connect = ((...args: unknown[]) => {
    if (inside.getStore()) throw new Error('a second connection inside a transaction')
    return connect(...args)
  }) as typeof pool.connect
  database.transaction = (setup, work) => transaction(setup, (client) => inside.run(true, () => work(client)))
  database.reading = (setup, work) => reading(setup, (client) => inside.run(true, () => work(client)))
}

import type { Pool, PoolClient } from 'pg'

/** Sends `BEGIN` and `setup` as one query, so that a transaction costs one extra round trip, not two. */
export async function transaction<T>(
  pool: Pool,
  setup: string,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query(`BEGIN; ${setup}`)
    const result = await work(client)
    const end = await client.query('COMMIT')
    // After a failed statement PostgreSQL answers COMMIT with a rollback, without an error.
    if (end.command !== 'COMMIT')
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
export async function reading<T>(
  pool: Pool,
  setup: string,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(`BEGIN READ ONLY; ${setup}`)
    return await work(client)
  } finally {
    client.query('COMMIT').then(
      () => client.release(),
      (failure: Error) => client.release(failure),
    )
  }
}

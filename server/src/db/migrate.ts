import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './client'

/** Any number, the same in every process: only one process migrates at a time. */
const migrationLock = 727_004

export async function migrate(database: Database, migrationsFolder: string): Promise<void> {
  const client = await database.pool.connect()
  try {
    // Waiting for another process, or for a large table, may take long.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    try {
      await runMigrations(drizzle(client), { migrationsFolder })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
      await client.query('reset statement_timeout')
    }
  } finally {
    client.release()
  }
}

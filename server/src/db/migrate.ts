import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Client, PoolClient } from 'pg'
import type { Database } from './client'

/** Any number, the same in every process: only one process migrates at a time. */
const migrationLock = 727_004

/** A newer version of the product has changed the tables: this one would not know what it reads and writes. */
export class NewerDatabase extends Error {
  constructor() {
    super(
      'The database belongs to a newer version of Foyer. Start that version, or restore a backup from before the update.',
    )
  }
}

async function refuseNewer(client: Client | PoolClient, migrationsFolder: string): Promise<void> {
  const { rows: tables } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as found`)
  if (!tables[0].found) return
  const { rows } = await client.query(
    'select max(created_at)::text as last from drizzle.__drizzle_migrations',
  )
  const own = Math.max(0, ...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
  if (Number(rows[0].last ?? 0) > own) throw new NewerDatabase()
}

export const migrate = (database: Database, migrationsFolder: string): Promise<void> =>
  database.alone(async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    try {
      await refuseNewer(client, migrationsFolder)
      await runMigrations(drizzle(client), { migrationsFolder })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
    }
  })

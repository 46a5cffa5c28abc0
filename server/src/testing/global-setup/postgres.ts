import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../db/client'
import { migrate } from '../../db/migrate'
import { startPostgres } from '../postgres'

const migrations = fileURLToPath(new URL('../../db/migrations', import.meta.url))
const template = 'foyer_template'

/** A PostgreSQL for the whole run, with a migrated database that every file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ durable: false })
  await postgres.createDatabase(template)
  const database = await openDatabase({
    databaseUrl: postgres.url(template),
    log: pino({ level: 'silent' }),
    onFailure: (error) => {
      throw error
    },
  })
  await migrate(database, migrations)
  await database.close()
  project.provide('database', { kind: 'postgres', url: postgres.url('postgres'), template })
  return () => postgres.stop()
}

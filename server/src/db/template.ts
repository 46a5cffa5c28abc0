import { pino } from 'pino'
import { openJobQueue } from '../jobs/queue'
import { openDatabase } from './client'
import { migrate } from './migrate'

/** A migrated, empty database as a file: for a fast first start, and for each test file. No secrets, no seeds. */
export async function buildTemplate(
  migrationsFolder: string,
  compression: 'gzip' | 'none' = 'gzip',
): Promise<Uint8Array> {
  const log = pino({ level: 'silent' })
  const database = await openDatabase({
    log,
    onFailure: (error) => {
      throw error
    },
  })
  try {
    await migrate(database, migrationsFolder)
    // The queue creates its tables the first time it is opened.
    await (await openJobQueue({ database, log, clock: () => new Date() })).stop()
    if (!database.dump) throw new Error('only the embedded database is dumped')
    return await database.dump(compression)
  } finally {
    await database.close()
  }
}

import fs from 'node:fs'
import type { Deps } from '../../context'
import { openDatabase } from '../../db/client'
import { migrate } from '../../db/migrate'
import { importJobs } from '../../features/intake/import/jobs'
import { createLog } from '../../http/logging'
import { openJobQueue } from '../../jobs/queue'
import { beginImport } from '../long/begin-import'

/** Begins an import if asked to, and works on what is due; prints a line before and after. */
const [place = '', migrationsFolder = '', hours = '0', begins] = process.argv.slice(2)

const log = createLog('silent')
const database = await openDatabase({
  ...(place.startsWith('postgres') ? { databaseUrl: place } : { dataDir: place }),
  log,
  onFailure: (error) => {
    throw error
  },
})
await migrate(database, migrationsFolder)
// Later with every start: what a process that was killed had begun is free again.
const clock = () => new Date(Date.now() + Number(hours) * 3_600_000)
const jobs = openJobQueue({ database, log, clock })
const deps = { database, clock, log, jobs } as Deps
if (begins) await beginImport(deps, Number(begins))
fs.writeSync(1, 'begun\n')
await jobs.runDue(importJobs(deps))
fs.writeSync(1, 'ended\n')
await database.close()

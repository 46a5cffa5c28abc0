import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../db/client'
import { migrate } from '../db/migrate'
import { buildTemplate } from '../db/template'
import { openJobQueue } from '../jobs/queue'

const migrations = fileURLToPath(new URL('../db/migrations', import.meta.url))
const built = fileURLToPath(new URL('../../dist', import.meta.url))

const scriptsIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.sql'))
        .map((name) => name + readFileSync(join(folder, name), 'utf8'))
        .join('\n')
    : undefined

/** The template of the build, if it has the current migrations; running them takes ten seconds. */
async function migrated(): Promise<Uint8Array> {
  const template = join(built, 'template.tar.gz')
  const isCurrent = existsSync(template) && scriptsIn(join(built, 'migrations')) === scriptsIn(migrations)
  return isCurrent ? gunzipSync(readFileSync(template)) : buildTemplate(migrations, 'none')
}

/** One migrated snapshot per run. FOYER_TEST_DATABASE=postgres runs the same tests on a real PostgreSQL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  return process.env.FOYER_TEST_DATABASE === 'postgres' ? onPostgres(project) : onEmbedded(project)
}

async function onEmbedded(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-snapshot-'))
  const snapshot = join(folder, 'snapshot.tar')
  writeFileSync(snapshot, await migrated())
  project.provide('database', { kind: 'embedded', snapshot })
  return async () => rmSync(folder, { recursive: true, force: true })
}

async function onPostgres(project: TestProject) {
  const template = 'foyer_template'
  const { startPostgres } = await import('./postgres')
  const postgres = await startPostgres({ durable: false })
  await postgres.createDatabase(template)
  const log = pino({ level: 'silent' })
  const database = await openDatabase({
    databaseUrl: postgres.url(template),
    log,
    onFailure: (error) => {
      throw error
    },
  })
  await migrate(database, migrations)
  await (await openJobQueue({ database, log, clock: () => new Date() })).stop()
  await database.close()
  project.provide('database', { kind: 'postgres', url: postgres.url('postgres'), template })
  return async () => {
    await postgres.stop()
  }
}

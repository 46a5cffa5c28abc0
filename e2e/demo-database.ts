import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, startPostgres } from '../server/src/testing/postgres'
import { serve } from './serve'

/** Where the workers find what is made once for all of them. */
const settings = { postgres: 'FOYER_E2E_POSTGRES', files: 'FOYER_E2E_FILES' }
const template = 'demo'

const addressOf = (database: string, postgres: string): string => {
  const address = new URL(postgres)
  address.pathname = `/${database}`
  return address.href
}

const madeBefore = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: global-setup.ts has not run`)
  return value
}

/** Starts one PostgreSQL for all journeys and seeds the demo companies into it, once. */
export async function prepareDemo(): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ durable: false })
  const files = mkdtempSync(join(tmpdir(), 'foyer-e2e-demo-'))
  await postgres.createDatabase(template)
  const { stop } = await serve({ DATABASE_URL: postgres.url(template), DATA_DIR: files, DEMO: 'on' })
  await stop()
  process.env[settings.postgres] = postgres.url('postgres')
  process.env[settings.files] = files
  return async () => {
    await postgres.stop()
    rmSync(files, { recursive: true, force: true })
  }
}

interface Data {
  settings: { DATABASE_URL: string; DATA_DIR: string }
  remove: () => void
}

/** A copy of the demo companies, as quick as copying files. */
export async function copyDemo(): Promise<Data> {
  const postgres = madeBefore(settings.postgres)
  const name = `journeys-${randomUUID()}`
  const folder = mkdtempSync(join(tmpdir(), 'foyer-e2e-'))
  await createDatabase(postgres, name, template)
  cpSync(madeBefore(settings.files), folder, { recursive: true })
  return {
    settings: { DATABASE_URL: addressOf(name, postgres), DATA_DIR: folder },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

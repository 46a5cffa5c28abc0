import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { ProvidedContext } from 'vitest'
import type { Embedded } from '../db/embedded/embedded'
import { takeEmbedded } from './embedded'
import { emptyDatabase } from './empty-database'

interface FreshDatabase {
  settings: Record<string, string>
  embedded: Embedded | undefined
  drop: () => Promise<void>
}

/** Made and unused. Copying the template takes longer than emptying: a worker keeps them for its next files. */
const free: string[] = []

/** A database without rows for one test file: an embedded one, or a copy of the migrated template. */
export async function freshDatabase(prepared: ProvidedContext['database']): Promise<FreshDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-test-'))
  const clean = () => rmSync(folder, { recursive: true, force: true })
  if (prepared.kind === 'embedded') {
    const { embedded, giveBack } = await takeEmbedded(prepared.snapshot)
    const drop = async () => {
      giveBack()
      clean()
    }
    return { settings: { DATA_DIR: folder }, embedded, drop }
  }

  const used = free.pop()
  if (used) await emptyDatabase({ connectionString: used })
  const url = used ?? (await createDatabase(prepared, prepared.template))
  const drop = async () => {
    free.push(url)
    clean()
  }
  return { settings: { DATA_DIR: folder, DATABASE_URL: url }, embedded: undefined, drop }
}

type Prepared = Extract<ProvidedContext['database'], { kind: 'postgres' }>

/** A database of its own on the PostgreSQL of the run, as a copy; `template1` has nothing in it. Gives its address. */
export async function createDatabase(prepared: Prepared, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(prepared.url)
  await admin.connect()
  await admin.query(`create database ${name} template ${template}`)
  await admin.end()
  const url = new URL(prepared.url)
  url.pathname = `/${name}`
  return url.href
}

import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { ProvidedContext } from 'vitest'

interface FreshDatabase {
  settings: Record<string, string>
  template: string | undefined
  drop: () => Promise<void>
}

/** A database of its own for one test file: a restored snapshot, or a copy of the migrated template. */
export async function freshDatabase(prepared: ProvidedContext['database']): Promise<FreshDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-test-'))
  const clean = () => rmSync(folder, { recursive: true, force: true })
  if (prepared.kind === 'embedded')
    return { settings: { DATA_DIR: folder }, template: prepared.snapshot, drop: async () => clean() }

  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(prepared.url)
  await admin.connect()
  await admin.query(`create database ${name} template ${prepared.template}`)
  await admin.end()
  const url = new URL(prepared.url)
  url.pathname = `/${name}`
  return {
    settings: { DATA_DIR: folder, DATABASE_URL: url.href },
    template: undefined,
    drop: async () => clean(),
  }
}

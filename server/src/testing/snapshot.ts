import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { ProvidedContext } from 'vitest'
import type { Embedded } from '../db/embedded/embedded'
import { takeEmbedded } from './embedded'

interface FreshDatabase {
  settings: Record<string, string>
  embedded: Embedded | undefined
  drop: () => Promise<void>
}

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

  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(prepared.url)
  await admin.connect()
  await admin.query(`create database ${name} template ${prepared.template}`)
  await admin.end()
  const url = new URL(prepared.url)
  url.pathname = `/${name}`
  return {
    settings: { DATA_DIR: folder, DATABASE_URL: url.href },
    embedded: undefined,
    drop: async () => clean(),
  }
}

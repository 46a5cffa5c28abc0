import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import type { ProvidedContext } from 'vitest'

interface FreshDatabase {
  settings: Record<string, string>
  template: string | undefined
  drop: () => Promise<void>
}

/** Node compiles the embedded database once for all files of a worker, as long as somebody keeps what it compiled. */
let compiled: Promise<object> | undefined
// The types of Node do not know it.
const { WebAssembly: engines } = globalThis as unknown as {
  WebAssembly: { compile: (bytes: Uint8Array) => Promise<object> }
}
function keepCompiled() {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  compiled ??= engines.compile(readFileSync(join(folder, 'pglite.wasm')))
  return compiled
}

/** A database of its own for one test file: a restored snapshot, or a copy of the migrated template. */
export async function freshDatabase(prepared: ProvidedContext['database']): Promise<FreshDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-test-'))
  const clean = () => rmSync(folder, { recursive: true, force: true })
  if (prepared.kind === 'embedded') {
    await keepCompiled()
    return { settings: { DATA_DIR: folder }, template: prepared.snapshot, drop: async () => clean() }
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
    template: undefined,
    drop: async () => clean(),
  }
}

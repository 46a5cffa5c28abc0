import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import type { TestProject } from 'vitest/node'
import { buildTemplate } from '../../db/template'

const migrations = fileURLToPath(new URL('../../db/migrations', import.meta.url))
const built = fileURLToPath(new URL('../../../dist', import.meta.url))

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

/** A migrated snapshot for the whole run. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-snapshot-'))
  const snapshot = join(folder, 'snapshot.tar')
  writeFileSync(snapshot, await migrated())
  project.provide('database', { kind: 'embedded', snapshot })
  return () => rmSync(folder, { recursive: true, force: true })
}

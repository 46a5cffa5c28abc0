import { randomInt } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { openDatabase } from '../../db/client'
import { bundleChild } from '../child'
import { startPostgres } from '../postgres'
import { importedRows } from './begin-import'
import { quiet } from './rows'

const migrationsFolder = fileURLToPath(new URL('../../db/migrations', import.meta.url))
const imports = 3
/** Of each import; one job is tried no more than five times. */
const kills = 3

interface Seen {
  state: string
  leads: number
  created: number
}

/** Of every import: how far it says it is, and how many leads its firm has. */
async function look(place: string): Promise<Seen[]> {
  const where = place.startsWith('postgres') ? { databaseUrl: place } : { dataDir: place }
  const onFailure = (error: Error) => {
    throw error
  }
  const database = await openDatabase({ ...where, log: quiet, onFailure })
  try {
    const { rows } = await database.pool.query<Seen>(`
      select i.state, i.created, (select count(*)::int from leads l where l.company_id = i.company_id) as leads
      from imports i order by i.created_at`)
    return rows
  } finally {
    await database.close()
  }
}

/** Finished or absent, never half or doubled. */
const isWhole = ({ state, leads, created }: Seen) =>
  state === 'done' ? leads === importedRows && created === importedRows : leads === 0

async function crashImports(place: string): Promise<Seen[]> {
  const importer = await bundleChild('import-leads')
  let hours = 0
  try {
    for (let round = 1; round <= imports; round++) {
      for (let kill = 0; kill < kills; kill++) {
        const child = importer.start(
          place,
          migrationsFolder,
          String(hours++),
          ...(kill === 0 ? [String(round)] : []),
        )
        if ((await child.nextLine()) !== 'begun') throw new Error(child.lines.join('\n'))
        await delay(randomInt(20, 2_500))
        await child.kill()
        expect((await look(place)).filter((seen) => !isWhole(seen))).toEqual([])
      }
      const last = importer.start(place, migrationsFolder, String(hours++))
      while ((await last.nextLine()) !== undefined);
      expect(last.lines).toEqual(['begun', 'ended'])
    }
    return await look(place)
  } finally {
    importer.remove()
  }
}

const allDone = Array(imports).fill({ state: 'done', leads: importedRows, created: importedRows })

it('C-093 a server on the embedded database that is killed during an import finishes it once', async () => {
  const dataDir = fs.mkdtempSync(join(os.tmpdir(), 'foyer-import-'))
  try {
    expect(await crashImports(dataDir)).toEqual(allDone)
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}, 1_200_000)

it('C-093 a server on PostgreSQL that is killed during an import finishes it once', async () => {
  const postgres = await startPostgres()
  try {
    expect(await crashImports(postgres.url('postgres'))).toEqual(allDone)
  } finally {
    await postgres.stop()
  }
}, 1_200_000)

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, it } from 'vitest'
import { readEnv } from '../env'
import { openServer } from '../open-server'
import { createDatabase } from '../testing/snapshot'
import { seedDemo } from './demo'

const migrationsFolder = fileURLToPath(new URL('../db/migrations', import.meta.url))

it('three servers that start at once on an empty database: one fills it, the others find it filled', {
  timeout: 120_000,
}, async () => {
  const prepared = inject('database')
  if (prepared.kind !== 'postgres') throw new Error('several servers need PostgreSQL')
  const folder = mkdtempSync(join(tmpdir(), 'foyer-demo-'))
  const env = readEnv({
    NODE_ENV: 'test',
    DEMO: 'on',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    DATABASE_CONNECTIONS: '4',
    DATABASE_URL: await createDatabase(prepared, 'template1'),
  })
  const start = async () => {
    const server = await openServer(env, { migrationsFolder })
    return { server, isSeeded: await seedDemo(server.deps) }
  }
  const started = await Promise.all([start(), start(), start()])
  expect(started.map(({ isSeeded }) => isSeeded).toSorted()).toEqual([false, false, true])
  const { rows } = await started[0].server.deps.database.pool.query(
    'select count(*)::int as firms from companies',
  )
  expect(rows).toEqual([{ firms: 2 }])
  const places = await started[0].server.deps.database.pool.query(
    `select count(*) filter (where draft->>'placeOfSupply' = '')::int as unknown from quotations`,
  )
  expect(places.rows).toEqual([{ unknown: 0 }])
  for (const { server } of started) await server.close()
  rmSync(folder, { recursive: true })
})

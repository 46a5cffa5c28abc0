import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Every test of the server runs on PostgreSQL. These run on PGlite again, because there the outcome can differ: what
 * depends on the sorting, the planner, extensions or single session of a database, and one call of every endpoint.
 * A new file needs no row here, unless it is about such a thing.
 */
const onPgliteToo = [
  'src/db/**/*.wire.test.ts',
  'src/jobs/**/*.wire.test.ts',
  'src/live/**/*.wire.test.ts',
  'src/http/{company-grid,live-stream}.wire.test.ts',
  'src/features/analytics/naive/together.wire.test.ts',
  'src/features/board/board.wire.test.ts',
  'src/features/jobs/**/*.wire.test.ts',
  'src/features/leads/list/{export,filters,list,search,sums,tallies}.wire.test.ts',
  'src/seed/**/*.wire.test.ts',
]

/** What measures how long answers take runs alone. */
const alone = '**/burst.long.test.ts'
const long = process.env.FOYER_TEST_LONG
const notNow = !long ? ['**/*.long.test.ts'] : long === 'together' ? [alone] : []

const project = (
  name: string,
  database: 'postgres' | 'pglite',
  include: string[],
): TestProjectInlineConfiguration => ({
  root: here('.'),
  test: {
    name,
    env: { NODE_ENV: 'test' },
    include,
    exclude: notNow,
    globalSetup: here(`src/testing/global-setup/${database}.ts`),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // The embedded database is started often and used for seconds: optimising its code costs more than it saves.
    execArgv: ['--liftoff-only'],
    // Each file has a database without rows to itself; the modules may be shared.
    isolate: false,
    maxWorkers: 3,
  },
})

export const onPostgres = project('server', 'postgres', ['src/**/*.test.ts'])
export const onPglite = project('server on PGlite', 'pglite', onPgliteToo)

export default defineConfig({ test: { projects: [onPostgres, onPglite] } })

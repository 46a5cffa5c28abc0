import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastify from 'fastify'
import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { readEnv } from './env'
import { openServer } from './open-server'
import { reasonOf } from './start-failure'
import { createDatabase } from './testing/snapshot'

const migrationsFolder = fileURLToPath(new URL('./db/migrations', import.meta.url))

const reasonFor = (work: () => Promise<unknown>): Promise<string | undefined> =>
  work().then(() => 'it started', reasonOf)

const starting =
  (settings: Record<string, string>, migrations = '') =>
  async () => {
    const env = readEnv({ NODE_ENV: 'production', DEMO: 'off', LOG_LEVEL: 'silent', ...settings })
    return openServer(env, { migrationsFolder: migrations })
  }

describe('a wrong setting stops the start with one clear line', () => {
  it('a port that is no number', async () => {
    expect(await reasonFor(starting({ PORT: 'abc' }))).toBe(
      'Wrong settings: PORT: please give a whole number from 0 to 65535',
    )
  })

  it('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const reason = await reasonFor(() => fastify().listen({ host: '127.0.0.1', port }))
    expect(reason).toMatch(/^HOST, PORT: .*EADDRINUSE.*$/)
    other.close()
  })

  it('X13 a folder that cannot be one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-start-'))
    writeFileSync(join(folder, 'a-file'), '')
    const reason = await reasonFor(starting({ DATA_DIR: join(folder, 'a-file', 'data') }))
    expect(reason).toMatch(/^DATA_DIR: ENOTDIR.*$/)
    rmSync(folder, { recursive: true })
  })

  it('X13 a folder in which it cannot write', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-start-'))
    // Whoever runs the tests may write everywhere, but not into this.
    mkdirSync(join(folder, 'lock'))
    const reason = await reasonFor(starting({ DATA_DIR: folder }))
    expect(reason).toMatch(/^DATA_DIR: EISDIR: the folder .* cannot be written\. Give the server a folder.*$/)
    rmSync(folder, { recursive: true })
  })

  it('X13 a folder whose database is damaged', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-start-'))
    mkdirSync(join(folder, 'pg', 'global'), { recursive: true })
    writeFileSync(join(folder, 'pg', 'PG_VERSION'), '17\n')
    writeFileSync(join(folder, 'pg.complete'), '')
    const reason = await reasonFor(starting({ DATA_DIR: folder }))
    expect(reason).toMatch(/^DATA_DIR: the database in .* cannot be opened .*Restore a backup.*$/)
    rmSync(folder, { recursive: true })
  })

  it('X13 a database of a newer version', async () => {
    const prepared = inject('database')
    if (prepared.kind !== 'postgres') throw new Error('it is opened twice')
    const databaseUrl = await createDatabase(prepared, prepared.template)
    const client = new pg.Client(databaseUrl)
    await client.connect()
    await client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', ${Date.now() * 2})`,
    )
    await client.end()
    const reason = await reasonFor(starting({ DATABASE_URL: databaseUrl }, migrationsFolder))
    expect(reason).toMatch(/^The database belongs to a newer version of Foyer\. .*backup.*$/)
  })

  it('a database that does not answer', async () => {
    const database = 'postgres://foyer:hunter2@127.0.0.1:1/foyer'
    expect(await reasonFor(starting({ DATABASE_URL: database }))).toBe(
      'DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1',
    )
  })
})

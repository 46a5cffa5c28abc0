import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { readEnv } from './env'
import { openServer } from './open-server'
import { reasonOf } from './start-failure'

const reasonFor = (work: () => Promise<unknown>): Promise<string | undefined> =>
  work().then(() => 'it started', reasonOf)

const starting = (settings: Record<string, string>) => async () => {
  const env = readEnv({ NODE_ENV: 'production', DEMO: 'off', LOG_LEVEL: 'silent', ...settings })
  return openServer(env, { migrationsFolder: '' })
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

  it('a folder that cannot be one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-start-'))
    writeFileSync(join(folder, 'a-file'), '')
    const reason = await reasonFor(starting({ DATA_DIR: join(folder, 'a-file', 'data') }))
    expect(reason).toMatch(/^DATA_DIR: ENOTDIR.*$/)
    rmSync(folder, { recursive: true })
  })

  it('a database that does not answer', async () => {
    const database = 'postgres://foyer:hunter2@127.0.0.1:1/foyer'
    expect(await reasonFor(starting({ DATABASE_URL: database }))).toBe(
      'DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1',
    )
  })
})

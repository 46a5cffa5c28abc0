import { fileURLToPath } from 'node:url'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { api } from '@foyer/contract/wire/api'
import { expect, it } from 'vitest'
import { createApp } from '../app'
import { readEnv } from '../env'
import { openServer } from '../open-server'
import { startPostgres } from '../testing/postgres'

const migrationsFolder = fileURLToPath(new URL('../db/migrations', import.meta.url))

it('a database that is away is answered with 503, a code and when to come back, on every kind of route', {
  timeout: 60_000,
}, async () => {
  const postgres = await startPostgres()
  const env = readEnv({
    NODE_ENV: 'test',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    DATABASE_URL: postgres.url('postgres'),
  })
  const server = await openServer(env, { migrationsFolder })
  const app = await createApp(server)
  const token = { authorization: `Bearer ${'x'.repeat(43)}` }
  const calls = [
    { method: 'GET', url: api.leads.counts.path, headers: token },
    { method: 'GET', url: api.accounts.profile.path, headers: token },
    {
      method: 'POST',
      url: accountEndpoints.signIn.path,
      payload: { email: 'kavya@example.com', password: 'Test@1234' },
    },
  ] as const
  for (const call of calls) expect((await app.inject({ ...call })).statusCode).toBeLessThan(500)
  await postgres.stop()
  // The first call of a connection finds it lost, the next one cannot make another.
  for (const call of [...calls, ...calls]) {
    const answer = await app.inject({ ...call })
    expect(answer.statusCode, call.url).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toEqual({ code: 'database-away', message: expect.stringContaining('try again') })
  }
  await app.close()
  await server.close()
})

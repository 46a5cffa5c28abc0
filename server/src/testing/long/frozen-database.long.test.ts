import { fileURLToPath } from 'node:url'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { api } from '@foyer/contract/wire/api'
import pg from 'pg'
import { expect, it } from 'vitest'
import { createApp } from '../../app'
import { readEnv } from '../../env'
import { openServer } from '../../open-server'
import { startPostgres } from '../postgres'

const migrationsFolder = fileURLToPath(new URL('../../db/migrations', import.meta.url))

/** The database itself and everything in it that talks to clients. */
async function processesOf(url: string): Promise<number[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(`
    select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid
    union select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`)
  await client.end()
  return rows.map(({ pid }) => pid)
}

it('X5 a database that is frozen is answered with 503 and when to come back, and used again when it moves', {
  timeout: 150_000,
}, async () => {
  const postgres = await startPostgres()
  const url = postgres.url('postgres')
  const env = readEnv({ NODE_ENV: 'test', DEMO: 'off', LOG_LEVEL: 'silent', DATABASE_URL: url })
  const server = await openServer(env, { migrationsFolder })
  const app = await createApp(server)
  const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
  const payload = { email: 'kavya@example.com', password: 'Test@1234' }
  const askAll = () =>
    Promise.all([
      app.inject({ url: api.leads.list.path, headers }),
      app.inject({ url: api.leads.counts.path, headers }),
      app.inject({ url: api.accounts.profile.path, headers }),
      app.inject({ method: 'POST', url: accountEndpoints.signIn.path, payload }),
    ])
  for (const { statusCode } of await askAll()) expect(statusCode).toBeLessThan(500)
  const frozen = await processesOf(url)
  try {
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    // First over the connections there are, then over new ones that nobody accepts.
    for (const answers of [await askAll(), await askAll()])
      for (const answer of answers) {
        expect([answer.statusCode, answer.json().code]).toEqual([503, 'database-away'])
        expect(answer.headers['retry-after']).toBe('5')
      }
  } finally {
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
  }
  for (const { statusCode } of await askAll()) expect(statusCode).toBeLessThan(500)
  await app.close()
  await server.close()
  await postgres.stop()
})

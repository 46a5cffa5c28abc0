import fs from 'node:fs'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { bundleChild } from './child'
import { startPostgres, type TestPostgres } from './postgres'

let running: TestPostgres | undefined
afterEach(async () => {
  await running?.stop()
  running = undefined
})

async function ask<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

describe.each(['any', 'package'] as const)('PostgreSQL for tests (%s)', (source) => {
  it('starts by itself, copies a database and sorts as the embedded one does', async () => {
    running = await startPostgres({ source, durable: false })
    await running.createDatabase('model')
    await ask(
      running.url('model'),
      `create table words (word text); insert into words values ('é'), ('b'), ('B')`,
    )
    await running.createDatabase('copy', 'model')

    const words = await ask<{ word: string }>(
      running.url('copy'),
      'select upper(word) as word from words order by words.word',
    )
    expect(words.map(({ word }) => word)).toEqual(['B', 'B', 'É'])
    expect(await ask(running.url('copy'), 'show fsync')).toEqual([{ fsync: 'off' }])
  })
})

it('loses nothing when it crashes, and is gone after stop', async () => {
  const postgres = await startPostgres()
  running = postgres
  await ask(postgres.url('postgres'), 'create table kept as select 1 as id')
  await postgres.crash()
  expect(await ask(postgres.url('postgres'), 'select id from kept')).toEqual([{ id: 1 }])

  await postgres.stop()
  running = undefined
  await expect(ask(postgres.url('postgres'), 'select 1')).rejects.toThrow(/ENOENT/)
})

it('is gone, with its files, when the process that started it is killed', async () => {
  const program = await bundleChild('hold-postgres')
  const child = program.start()
  const url = await child.nextLine()
  const folder = new URL(String(url)).searchParams.get('host') ?? ''
  expect(await ask(String(url), 'select 1 as one')).toEqual([{ one: 1 }])
  await child.kill()
  await expect.poll(() => fs.existsSync(folder), { timeout: 20_000 }).toBe(false)
  program.remove()
})

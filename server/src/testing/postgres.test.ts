import fs from 'node:fs'
import pg from 'pg'
import { afterEach, expect, inject, it } from 'vitest'
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

const sorted = async (url: string, words: string): Promise<string[]> => {
  const found = await ask<{ word: string }>(
    url,
    `select upper(word) as word from ${words} order by words.word`,
  )
  return found.map(({ word }) => word)
}

it('starts from the package where the machine has none, copies a database and is gone after stop', async () => {
  const postgres = await startPostgres({ source: 'package', durable: false })
  running = postgres
  await postgres.createDatabase('model')
  await ask(
    postgres.url('model'),
    `create table words (word text); insert into words values ('é'), ('b'), ('B')`,
  )
  await postgres.createDatabase('copy', 'model')
  expect(await ask(postgres.url('copy'), 'show fsync')).toEqual([{ fsync: 'off' }])
  expect(await sorted(postgres.url('copy'), 'words')).toEqual(['B', 'B', 'É'])

  await postgres.stop()
  running = undefined
  await expect(ask(postgres.url('postgres'), 'select 1')).rejects.toThrow(/ENOENT/)
})

it('sorts as the embedded one does', async () => {
  const database = inject('database')
  if (database.kind !== 'postgres') throw new Error('this test is about PostgreSQL')
  expect(await sorted(database.url, `(values ('é'), ('b'), ('B')) as words (word)`)).toEqual(['B', 'B', 'É'])
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

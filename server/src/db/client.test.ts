import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { bigint, date, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { builtTemplate } from '../testing/built-template'
import { quiet } from '../testing/long/rows'
import { startPostgres } from '../testing/postgres'
import { createDatabase } from '../testing/snapshot'
import { type Database, openDatabase, UnreachableDatabase } from './client'
import { keepHouse } from './embedded/housekeeping'
import { reading } from './transaction'

const onFailure = (error: Error) => {
  throw error
}

const databases = {} as Record<Database['kind'], Database>
beforeAll(async () => {
  const prepared = inject('database')
  if (prepared.kind !== 'postgres') throw new Error('this file opens the embedded database itself')
  const databaseUrl = await createDatabase(prepared, 'template1')
  databases.postgres = await openDatabase({ databaseUrl, log: quiet, onFailure })
  databases.embedded = await openDatabase({ template: builtTemplate, log: quiet, onFailure })
  for (const { pool } of Object.values(databases))
    await pool.query('create table visit (id int8 primary key, day date, at timestamptz)')
})
afterAll(async () => {
  for (const database of Object.values(databases)) await database.close()
})

const visit = pgTable('visit', {
  id: bigint({ mode: 'number' }).primaryKey(),
  day: date(),
  at: timestamp({ withTimezone: true }),
})
const at = new Date('2026-03-29T01:30:00.123Z')
const row = { id: 9_007_199_254_740_991, day: '2026-03-29', at }

describe.each(['embedded', 'postgres'] as const)('the %s database', (kind) => {
  it('lets nothing be written while it is only read, and is free for the next one', async () => {
    const { pool, transaction } = databases[kind]
    const write = reading(pool, '', (client) => client.query('insert into visit values (1)'))
    await expect(write).rejects.toThrow('read-only transaction')
    expect(await reading(pool, 'select 1 as one', async (_client, rows) => rows)).toEqual([{ one: 1 }])
    await transaction('', async (client) => {
      await client.query('insert into visit values (1)')
      await client.query('delete from visit')
    })
  })

  const database = () => databases[kind]
  const ids = async () =>
    (await database().pool.query('select id from visit order by id')).rows.map(({ id }) => id)
  const insert = 'insert into visit values ($1, $2, $3)'

  it('gives whole numbers, calendar dates and instants, with and without Drizzle', async () => {
    await database().transaction('', async (client) => {
      await client.query(insert, [row.id, row.day, row.at])
      const db = drizzle(client)
      expect(await db.select().from(visit)).toEqual([row])
      expect((await db.execute(sql`select * from visit`)).rows).toEqual([row])
      expect(await db.select({ n: sql`count(*)` }).from(visit)).toEqual([{ n: 1 }])
    })
    expect((await database().pool.query('select * from visit')).rows).toEqual([row])
    const arrays = await database().pool.query(
      `select array[[1, 2], [3, null]]::int8[] as numbers, array['2026-02-01', null]::date[] as days`,
    )
    expect(arrays.rows).toEqual([
      {
        numbers: [
          [1, 2],
          [3, null],
        ],
        days: ['2026-02-01', null],
      },
    ])
    await expect(database().pool.query('select 9007199254740993::int8')).rejects.toThrow('too large')
    await database().pool.query('delete from visit')
  })

  it('commits what succeeds and undoes what fails', async () => {
    const saved = await database().transaction(`set local foyer.company = 'one'`, async (client) => {
      await client.query(insert, [1, null, null])
      return (await client.query(`select current_setting('foyer.company') as company`)).rows[0].company
    })
    expect(saved).toBe('one')
    const failed = database().transaction('', async (client) => {
      await client.query(insert, [2, null, null])
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    await expect(database().transaction('set local role nobody_at_all', ids)).rejects.toThrow('nobody_at_all')

    expect(await ids()).toEqual([1])
    const after = await database().pool.query(`select current_setting('foyer.company', true) as company`)
    expect(after.rows[0].company ?? '').toBe('')
    await database().pool.query('delete from visit')
  })

  it('does not call a transaction saved whose failed statement was overlooked', async () => {
    const overlooked = database().transaction('', async (client) => {
      await client.query(insert, [3, null, null])
      await client.query('select * from missing').catch(() => {})
    })
    await expect(overlooked).rejects.toThrow('nothing was saved')
    expect(await ids()).toEqual([])
  })

  it('writes the last statements with the commit, or nothing at all', async () => {
    const { pool, transaction } = database()
    const last = 'insert into visit values (4)'
    await transaction('', async (client, _rows, statements) => {
      await client.query(insert, [5, null, null])
      statements.push(() => last)
    })
    expect(await ids()).toEqual([4, 5])
    await pool.query('delete from visit where id = 5')
    const failed = transaction('', async (client, _rows, statements) => {
      await client.query(insert, [5, null, null])
      statements.push(() => last)
    })
    await expect(failed).rejects.toThrow('duplicate key')
    expect(await ids()).toEqual([4])
    const onlyReading = reading(pool, '', async (_client, _rows, statements) => statements.push(() => last))
    await expect(onlyReading).rejects.toThrow('what only reads')
    await pool.query('delete from visit')
  })

  it('tells listeners what is committed until they stop listening', async () => {
    const heard: string[] = []
    const [one, last] = [withResolvers(), withResolvers()]
    const stopFirst = await database().listen('News', (payload) => heard.push(`first ${payload}`))
    const stopSecond = await database().listen('News', (payload) => {
      heard.push(`second ${payload}`)
      if (payload === 'one') one.resolve(payload)
      if (payload === 'last') last.resolve(payload)
    })
    const undone = database().transaction('', async (client) => {
      await client.query(`notify "News", 'undone'`)
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    await database().transaction('', (client) => client.query(`notify "News", 'one'`))
    await one.promise
    await stopFirst()
    await database().pool.query('select pg_notify($1, $2)', ['News', 'last'])
    await last.promise
    await stopSecond()
    expect(heard).toEqual(['first one', 'second one', 'second last'])
  })
})

describe('on PostgreSQL', () => {
  it('limits statements, and reckons in UTC', async () => {
    const { pool } = databases.postgres
    const settings = ['statement_timeout', 'application_name', 'timezone'].map((name) =>
      pool.query(`show ${name}`),
    )
    const values = (await Promise.all(settings)).map(({ rows }) => Object.values(rows[0])[0])
    expect(values).toEqual(['30s', 'foyer', 'UTC'])
    // And waits no longer than that for a database that is frozen.
    for (const one of [pool, databases.postgres.requests]) expect(one.options.query_timeout).toBe(32_000)
  })

  it('goes on after a crash of the server, and tells listeners that they may have missed something', async () => {
    const durable = await startPostgres()
    const database = await openDatabase({ databaseUrl: durable.url('postgres'), log: quiet, onFailure })
    const back = withResolvers()
    const message = withResolvers()
    await database.listen('news', message.resolve, () => back.resolve(undefined))
    const underWay = database.transaction('', async (client) => {
      await durable.crash()
      await client.query('select 1')
    })
    await expect(underWay).rejects.toThrow()
    await back.promise
    await database.pool.query(`notify news, 'after the crash'`)
    expect(await message.promise).toBe('after the crash')
    await database.close()
    await durable.stop()
  })

  it('says in one line why there is no connection, without the password', async () => {
    const url = 'postgres://someone:hidden-word@127.0.0.1:9/nothing'
    const opening = openDatabase({ databaseUrl: url, log: quiet, onFailure })
    await expect(opening).rejects.toThrow(UnreachableDatabase)
    await expect(opening).rejects.toThrow(/^DATABASE_URL: connect ECONNREFUSED 127.0.0.1:9$/)
  })
})

describe('on the embedded database', () => {
  it('clears dead rows, learns about tables and shortens the log', async () => {
    const { pool } = databases.embedded
    await pool.query(
      `create table busy as select n, repeat('x', 1000) as filler from generate_series(1, 20000) as n`,
    )
    await pool.query('update busy set n = n + 1')
    await keepHouse(pool)

    const table = await pool.query(`select c.reltuples::int as rows, s.n_dead_tup as dead
      from pg_class c join pg_stat_all_tables s on s.relid = c.oid where c.relname = 'busy'`)
    expect(table.rows).toEqual([{ rows: 20_000, dead: 0 }])
    const log =
      await pool.query(`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) < 1e6 as is_short
      from pg_control_checkpoint()`)
    expect(log.rows).toEqual([{ is_short: true }])
  })
})

function withResolvers() {
  let resolve: (value: unknown) => void = () => {}
  const promise = new Promise((done) => {
    resolve = done
  })
  return { promise, resolve }
}

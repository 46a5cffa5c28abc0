import fs from 'node:fs'
import os from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtTemplate as template } from '../../testing/built-template'
import { bundleChild } from '../../testing/child'
import { type Embedded, openEmbedded } from './embedded'
import { LockedDataDir } from './lock'

const onFailure = (error: Error) => {
  throw error
}

let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(join(os.tmpdir(), 'foyer-embedded-'))
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

async function connect({ config }: Embedded): Promise<pg.Client> {
  const client = new pg.Client(config)
  await client.connect()
  return client
}

async function using<T>(embedded: Embedded, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(embedded)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const newFolder = () => fs.mkdtempSync(join(folder, 'data-'))
const shipped = async (client: pg.Client) => (await client.query('select id from shipped')).rows
/** Whether it has the tables of the template. */
const isFilled = async (client: pg.Client) =>
  (await client.query(`select to_regclass('leads') is not null as is_filled`)).rows[0].is_filled

describe('many clients of the one session', () => {
  let embedded: Embedded
  let failed: Promise<Error>
  beforeAll(async () => {
    let fail: (error: Error) => void = () => {}
    failed = new Promise((resolve) => {
      fail = resolve
    })
    embedded = await openEmbedded({ template, onFailure: fail, idleInTransactionMs: 500 })
    await using(embedded, (client) => client.query('create table shipped as select 7 as id'))
  })
  afterAll(() => embedded.close())

  it('keeps transactions, parameters and failing queries of 20 clients apart', async () => {
    await using(embedded, (client) =>
      client.query(`create table account (id int primary key, total int not null check (total >= 0));
        insert into account values (1, 0)`),
    )
    const rounds = 4
    const outcomes = { committed: 0, refused: 0, wrong: [] as unknown[] }
    const expectError = (query: Promise<unknown>, code: string) =>
      query.then(
        (result) => outcomes.wrong.push(result),
        (error) => (error.code === code ? outcomes.refused++ : outcomes.wrong.push(error)),
      )
    const work = (number: number) => async (client: pg.Client) => {
      for (let round = 0; round < rounds; round++) {
        const mine = number * 1000 + round
        const echo = await client.query('select $1::int as mine, $2::text as label', [mine, `c${mine}`])
        if (echo.rows[0].mine !== mine || echo.rows[0].label !== `c${mine}`) outcomes.wrong.push(echo.rows)

        await client.query('begin')
        await client.query('update account set total = total + $1 where id = $2', [1, 1])
        await client.query(round % 4 === 3 ? 'rollback' : 'commit')
        if (round % 4 !== 3) outcomes.committed++

        await client.query('begin')
        await expectError(client.query('update account set total = $1', [-1]), '23514')
        await expectError(client.query('select 1'), '25P02')
        await client.query('rollback')
        await expectError(client.query('select 1 / $1::int', [0]), '22012')
        await expectError(client.query('select * from missing_table'), '42P01')
      }
    }
    await Promise.all(Array.from({ length: 20 }, (_, number) => using(embedded, work(number))))

    const account = await using(embedded, (client) => client.query('select total from account'))
    expect(outcomes).toEqual({ committed: 20 * 3, refused: 20 * rounds * 4, wrong: [] })
    expect(account.rows).toEqual([{ total: 20 * 3 }])
  })

  it('tells another client of a NOTIFY when it is committed, and never of one rolled back', async () => {
    const listener = await connect(embedded)
    const heard: unknown[] = []
    const last = new Promise<void>((resolve) => {
      listener.on('notification', ({ channel, payload }) => {
        heard.push([channel, payload])
        if (payload === 'last') resolve()
      })
    })
    await listener.query('listen news')
    await using(embedded, async (client) => {
      await client.query(`begin; notify news, 'undone'`)
      await client.query('rollback')
      await client.query(`begin; notify news, 'kept'`)
      await client.query('select 1')
      expect(heard).toEqual([])
      await client.query('commit')
      await client.query(`notify news, 'last'`)
    })
    await last
    await listener.end()
    expect(heard).toEqual([
      ['news', 'kept'],
      ['news', 'last'],
    ])
  })

  it('rolls back and drops a client that leaves its transaction open', async () => {
    const careless = await connect(embedded)
    const dropped = new Promise<Error>((resolve) => careless.once('error', resolve))
    await careless.query('begin; update shipped set id = 8')
    expect((await dropped).message).toMatch(/terminated/)
    expect(await using(embedded, shipped)).toEqual([{ id: 7 }])
  })

  it('forgets the transaction and the statements of a client that goes away, and only those', async () => {
    const query = { name: 'by-id', text: 'select id from shipped where id = $1', values: [7] }
    const going = await connect(embedded)
    await going.query(query)
    await going.query('begin; update shipped set id = 9')
    await going.end()
    await using(embedded, async (client) => {
      expect((await client.query(query)).rows).toEqual([{ id: 7 }])
      expect(await using(embedded, shipped)).toEqual([{ id: 7 }])
      expect((await client.query(query)).rows).toEqual([{ id: 7 }])
    })
  })

  it.each([
    'copy shipped from stdin',
    '/* a comment */ COPY shipped (id)  FROM STDIN',
    'select 1; copy shipped from stdin with (format csv)',
  ])('refuses %s and goes on', async (text) => {
    await using(embedded, async (client) => {
      await expect(client.query(text)).rejects.toMatchObject({ code: '0A000' })
      await expect(client.query({ name: 'copy', text })).rejects.toMatchObject({ code: '0A000' })
      const literal = `select 'copy x from stdin' as text`
      expect((await client.query(literal)).rows).toEqual([{ text: 'copy x from stdin' }])
    })
  })

  it('carries large values both ways', async () => {
    const large = 'ü'.repeat(5_000_000)
    const back = await using(embedded, (client) => client.query('select $1::text as large', [large]))
    expect(back.rows[0].large === large).toBe(true)
  })

  it('has trigrams for the search', async () => {
    const found = await using(embedded, (client) => client.query(`select show_trgm('ab') as trigrams`))
    expect(found.rows[0].trigrams).toHaveLength(3)
  })

  // The last one, because nothing can be asked after it.
  it('are told when it ends by itself, and so is the server', async () => {
    const client = await connect(embedded)
    client.on('error', () => {})
    // The check for COPY does not see through nested comments, and this statement ends PGlite.
    await expect(client.query('/* /* */ */ copy shipped from stdin')).rejects.toThrow('terminated')
    expect((await failed).message).toContain('FATAL')
  })
})

describe('a data folder', () => {
  it('is filled from the template once, also after a start that failed, belongs to one process and keeps what is written', async () => {
    const dataDir = newFolder()
    await expect(openEmbedded({ dataDir, template: Buffer.from('no archive'), onFailure })).rejects.toThrow()
    const first = await openEmbedded({ dataDir, template, onFailure })
    await using(first, async (client) => {
      expect(await isFilled(client)).toBe(true)
      await client.query('create table shipped as select 70 as id')
      const settings = await client.query(
        `select name from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes') and setting = 'on'`,
      )
      expect(settings.rowCount).toBe(3)
    })
    const refused = openEmbedded({ dataDir, template, onFailure })
    await expect(refused).rejects.toThrow(LockedDataDir)
    await expect(refused).rejects.toThrow(
      `DATA_DIR is in use by process ${process.pid}; stop it or choose another folder.`,
    )
    await first.close()

    const again = await openEmbedded({ dataDir, template, onFailure })
    expect(await using(again, shipped)).toEqual([{ id: 70 }])
    await again.close()
  })

  it('whose first start was cut short is filled again, and the unfinished files are kept aside', async () => {
    const dataDir = newFolder()
    const begun = new Promise<void>((resolve) => {
      const watcher = fs.watch(dataDir, (_event, name) => {
        if (name !== 'pg') return
        watcher.close()
        resolve()
      })
    })
    const writer = await bundleChild('write-rows')
    const child = writer.start(dataDir, template)
    await begun
    await child.kill()
    writer.remove()
    expect(fs.readdirSync(dataDir)).not.toContain('pg.complete')

    const filled = await openEmbedded({ dataDir, template, onFailure })
    expect(fs.readdirSync(dataDir)).toContain(basename(String(filled.setAside)))
    expect(await using(filled, isFilled)).toBe(true)
    await filled.close()
  })
})

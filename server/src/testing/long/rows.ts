import type { Database } from '../../db/client'

const writers = 4
const tidyEvery = 40

export const quiet = { info: () => {}, warn: () => {}, error: () => {} }

export async function prepareRows({ pool }: Database): Promise<void> {
  await pool.query(`
    create table if not exists written (id int8 primary key, note text not null, filler text not null);
    create index if not exists written_note on written (note);
    create table if not exists tally (total int8 not null);
    insert into tally select 0 where not exists (select from tally)`)
}

/** Rows as the product writes them: several in one transaction. Ends only with an error. */
export async function writeRows(database: Database, onSaved: (id: number) => void): Promise<void> {
  const last = await database.pool.query<{ id: number }>('select coalesce(max(id), 0) as id from written')
  let id = last.rows[0]?.id ?? 0
  const write = async () => {
    for (;;) {
      const next = ++id
      await database.transaction('', async (client) => {
        await client.query('insert into written values ($1, $2, $3)', [
          next,
          `note ${next}`,
          'x'.repeat(next % 3000),
        ])
        await client.query('update tally set total = total + 1')
      })
      onSaved(next)
      if (next % tidyEvery === 0) await database.pool.query('checkpoint')
      if (next % tidyEvery === tidyEvery / 2) await database.pool.query('vacuum written')
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: writers }, write))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

interface Damage {
  /** Confirmed as saved, but missing. */
  lost: number[]
  /** Table, primary key, second index and tally must all count the same. */
  counts: Set<number>
}

const byIndex = 'set local enable_seqscan = off; set local enable_bitmapscan = off'
const byTable =
  'set local enable_indexscan = off; set local enable_indexonlyscan = off; set local enable_bitmapscan = off'

export async function findDamage(database: Database, saved: number[]): Promise<Damage> {
  const count = (setup: string, column: string) =>
    database.transaction(setup, async (client) => {
      const found = await client.query<{ n: number }>(
        `select count(*) as n from (select ${column} from written order by ${column}) as sorted`,
      )
      return found.rows[0]?.n ?? -1
    })
  const lost = await database.pool.query<{ id: number }>(
    'select id from unnest($1::int8[]) as saved (id) where not exists (select from written where written.id = saved.id)',
    [saved],
  )
  const tally = await database.pool.query<{ total: number }>('select total from tally')
  return {
    lost: lost.rows.map(({ id }) => id),
    counts: new Set([
      await count(byTable, 'id'),
      await count(byIndex, 'id'),
      await count(byIndex, 'note'),
      tally.rows[0]?.total ?? -1,
    ]),
  }
}

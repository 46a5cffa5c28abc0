import type { Pool } from 'pg'
import type { Rows } from '../copied-rows'
import type { OtherCompany } from './other-company'
import { isOfCompany, readRows, type Table } from './tables'

/** What a call wrote to, by table. */
export interface Changes {
  own: Table[]
  others: Table[]
}

export interface Ledger {
  changes: () => Promise<Changes>
  /** The rows of these tables that were written, without those of the other company. */
  ownRows: (tables: Table[]) => Promise<Rows>
  /** Everything as it was when the ledger was opened. */
  restore: (changes: Changes) => Promise<void>
}

const list = (columns: string[]) => columns.map((column) => `"${column}"`).join(', ')
const keyOf = ({ key }: Table) => `concat_ws(' ', ${key.map((column) => `one."${column}"::text`).join(', ')})`

/** Notes the key of every row that a statement writes, also when it writes the same values again. */
const watched = (table: Table, isOthers: string) => {
  const { name } = table
  const note = (from: string) =>
    `insert into kept.touched select '${name}', ${isOthers}, ${keyOf(table)} from ${from} one`
  const trigger = (event: string, rows: string) =>
    `create trigger kept_${event} after ${event} on ${name} referencing ${rows} for each statement execute function kept.note_${name}()`
  return `
    create table kept.${name} as select ${list(table.columns)} from ${name};
    create function kept.note_${name}() returns trigger language plpgsql security definer as $$
    begin
      if tg_op <> 'INSERT' then ${note('gone')}; end if;
      if tg_op <> 'DELETE' then ${note('added')}; end if;
      return null;
    end $$;
    ${trigger('insert', 'new table as added')};
    ${trigger('update', 'old table as gone new table as added')};
    ${trigger('delete', 'old table as gone')};`
}

const touched = (table: Table) =>
  `${keyOf(table)} in (select key from kept.touched where name = '${table.name}')`

/** No trigger adds to what is put back, and no key is checked. */
const restored = (table: Table) => {
  const { name, columns } = table
  const these = touched(table)
  return `
    delete from ${name} one where ${these};
    insert into ${name} (${list(columns)}) overriding system value select ${list(columns)} from kept.${name} one where ${these};`
}

/** Every call counts from the same number: what happens once in so many rows happens to none, or to all. */
async function restarts(pool: Pool, tables: Table[]): Promise<string> {
  const sequences = tables.flatMap(({ name, counted }) =>
    counted.map((column) => `pg_get_serial_sequence('${name}', '${column}')`),
  )
  const { rows } = await pool.query<{ restart: string }>(
    `select format('setval(%L, %s)', name, pg_sequence_last_value(name::regclass)) as restart
     from unnest(array[${sequences.join(', ')}]) as name where pg_sequence_last_value(name::regclass) is not null`,
  )
  return rows.map(({ restart }) => restart).join(', ')
}

export const closeLedger = (pool: Pool) => pool.query('drop schema if exists kept cascade')

export async function openLedger(pool: Pool, tables: Table[], other: OtherCompany): Promise<Ledger> {
  const secrets = [...other.ids, ...other.words].join('|')
  const isOthers = (table: Table) =>
    isOfCompany(table)
      ? `coalesce(company_id = '${other.id}', to_jsonb(one)::text ~ '${secrets}')`
      : `to_jsonb(one)::text ~ '${secrets}'`
  await closeLedger(pool)
  await pool.query(`
    create schema kept; create table kept.touched (name text, is_others boolean, key text);
    ${tables.map((table) => watched(table, isOthers(table))).join('')}`)
  const restart = await restarts(pool, tables)

  return {
    changes: async () => {
      const { rows } = await pool.query<{ name: string; is_others: boolean }>(
        `select distinct name, is_others from (select ${restart}) as restarted left join kept.touched on true`,
      )
      const written = (others: boolean) =>
        tables.filter(({ name }) => rows.some((row) => row.name === name && row.is_others === others))
      return { own: written(false), others: written(true) }
    },
    ownRows: async (of) => {
      const rows = await readRows(pool, of, touched)
      const pattern = new RegExp(secrets)
      const isOwn = (row: Rows[string][number]) =>
        row.company_id ? row.company_id !== other.id : !pattern.test(JSON.stringify(row))
      return Object.fromEntries(of.map(({ name }) => [name, (rows[name] ?? []).filter(isOwn)]))
    },
    restore: async ({ own, others }) => {
      const changed = [...new Set([...own, ...others])]
      if (changed.length === 0) return
      await pool.query(
        `begin; set local session_replication_role = replica; ${changed.map(restored).join('')} delete from kept.touched; commit`,
      )
    },
  }
}

import type { Pool } from 'pg'
import type { Table } from './tables'

const all = async (pool: Pool, tables: Table[], statement: (name: string) => string): Promise<void> => {
  if (tables.length > 0) await pool.query(tables.map(({ name }) => statement(name)).join('; '))
}

/** From now on row-level security hides nothing of these tables from requests. */
export const takeSecurityAway = (pool: Pool, tables: Table[]) =>
  all(
    pool,
    tables,
    (name) => `create policy nothing_hidden on ${name} to foyer_company using (true) with check (true)`,
  )

export const giveSecurityBack = (pool: Pool, tables: Table[]) =>
  all(pool, tables, (name) => `drop policy if exists nothing_hidden on ${name}`)

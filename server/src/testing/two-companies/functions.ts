import type { Pool } from 'pg'
import { withoutCompany } from './without-company'

/** A function of the database that binds a table to a company, and the same without that. */
export interface BoundFunction {
  name: string
  definition: string
  changed: string
}

export async function functionsBinding(pool: Pool, table: string): Promise<BoundFunction[]> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select p.proname::text as name, pg_get_functiondef(p.oid) as definition
     from pg_proc p join pg_language l on l.oid = p.prolang
     where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')`,
  )
  return rows.flatMap(({ name, definition }) => {
    const { text } = withoutCompany(definition, table)
    return text === definition ? [] : { name, definition, changed: text }
  })
}

/** Changes them, and gives what puts them back. */
export async function changeFunctions(pool: Pool, table: string): Promise<() => Promise<void>> {
  const functions = await functionsBinding(pool, table)
  for (const { changed } of functions) await pool.query(changed)
  return async () => {
    for (const { definition } of functions) await pool.query(definition)
  }
}

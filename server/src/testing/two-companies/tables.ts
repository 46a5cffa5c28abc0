import type { Pool } from 'pg'
import type { Rows } from '../copied-rows'

export interface Table {
  name: string
  /** Without generated ones. */
  columns: string[]
  key: string[]
  /** Columns that are numbered by a sequence. */
  counted: string[]
}

export const isOfCompany = ({ columns }: Table): boolean => columns.includes('company_id')

/** Every table of the product as the database knows it: one that is added later needs no row anywhere. */
export async function readTables(pool: Pool): Promise<Table[]> {
  const { rows } = await pool.query<Table>(`
    select c.relname::text as name,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
      coalesce(array_agg(a.attname::text) filter (where pg_get_expr(d.adbin, d.adrelid) like 'nextval%'), '{}') as counted,
      coalesce((select array_agg(k.attname::text) from pg_index i
        join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '{}') as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where n.nspname = 'public' and c.relkind in ('r', 'p')
    group by c.oid, c.relname order by 1`)
  return rows
}

const quoted = (columns: string[]) => columns.map((column) => `"${column}"`).join(', ')

export async function readRows(
  pool: Pool,
  tables: Table[],
  which: (table: Table) => string = () => 'true',
): Promise<Rows> {
  if (tables.length === 0) return {}
  const reads = tables.map(
    (table) =>
      `select '${table.name}' as name, coalesce(jsonb_agg(to_jsonb(one)), '[]') as found from ${table.name} one where ${which(table)}`,
  )
  const { rows } = await pool.query<{ name: string; found: Rows[string] }>(
    // The database may read them side by side, and gives them as they come.
    `${reads.join(' union all ')} order by 1`,
  )
  return Object.fromEntries(rows.map(({ name, found }) => [name, found]))
}

/** Exactly these, in this order: no trigger adds to them, no key is checked. */
export async function replaceRows(pool: Pool, tables: Table[], parts: Rows[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin; set local session_replication_role = replica')
    for (const { name, columns } of tables) {
      await client.query(`delete from ${name}`)
      for (const rows of parts)
        await client.query(
          `insert into ${name} (${quoted(columns)}) overriding system value
           select ${quoted(columns)} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
          [JSON.stringify(rows[name] ?? [])],
        )
    }
    await client.query('commit')
  } finally {
    client.release()
  }
}

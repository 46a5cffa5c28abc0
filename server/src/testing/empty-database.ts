import pg from 'pg'

const tablesWithRows = async (client: pg.Client): Promise<string[]> => {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'drizzle')`,
  )
  const looks = tables.map(({ name }) => `select '${name}' as name where exists (select from ${name})`)
  const { rows } = await client.query<{ name: string }>(looks.join(' union all '))
  return rows.map(({ name }) => name)
}

/** As it was when it was made: no rows, sequences from 1, no planner statistics. `last` is run at the end. */
export async function emptyDatabase(config: pg.ClientConfig, last = ''): Promise<void> {
  const client = new pg.Client(config)
  await client.connect()
  const full = await tablesWithRows(client)
  if (full.length > 0) await client.query(`truncate ${full.join(', ')} restart identity cascade`)
  await client.query(`delete from pg_statistic where starelid >= 16384; ${last}`)
  await client.end()
}

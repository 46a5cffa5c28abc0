import pg from 'pg'
import { type Embedded, openEmbedded } from '../db/embedded/embedded'

/** Open and unused. Starting one takes a second, emptying it a tenth: a worker keeps them for its next files. */
const free: Embedded[] = []

const tablesWithRows = async (client: pg.Client): Promise<string[]> => {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'drizzle')`,
  )
  const looks = tables.map(({ name }) => `select '${name}' as name where exists (select from ${name})`)
  const { rows } = await client.query<{ name: string }>(looks.join(' union all '))
  return rows.map(({ name }) => name)
}

/** As it was when it was opened: no rows, sequences from 1, no planner statistics. */
async function empty({ config }: Embedded): Promise<void> {
  const client = new pg.Client(config)
  await client.connect()
  const full = await tablesWithRows(client)
  if (full.length > 0) await client.query(`truncate ${full.join(', ')} restart identity cascade`)
  await client.query(`
    delete from pg_statistic where starelid >= 16384;
    checkpoint`)
  await client.end()
}

/** An embedded database for one test file, which returns it after closing what it opened on it. */
export async function takeEmbedded(snapshot: string): Promise<{ embedded: Embedded; giveBack: () => void }> {
  const used = free.pop()
  if (used) await empty(used)
  const onFailure = (error: Error) => {
    throw error
  }
  const embedded = used ?? (await openEmbedded({ template: snapshot, onFailure }))
  return { embedded, giveBack: () => free.push(embedded) }
}

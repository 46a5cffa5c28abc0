import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'

/** Of all companies, with everything that belongs to them; at most this many at once. Returns how many. */
export async function eraseLeads(db: Db, before: Date, atMost: number): Promise<number> {
  const { rows } = await db.execute<{ ids: string[] }>(sql`
    select array(
      select id from leads where deleted_at < ${before.toISOString()}::timestamptz order by id limit ${atMost}
    )::text[] as ids`)
  const ids = rows[0]?.ids ?? []
  if (ids.length === 0) return 0
  const these = sql`any(${sql.param(ids)}::uuid[])`
  for (const table of ['lead_tags', 'lead_contacts', 'lead_identities', 'lead_history', 'tasks'])
    await db.execute(sql`delete from ${sql.identifier(table)} where lead_id = ${these}`)
  await db.execute(sql`delete from lead_merges where merged_id = ${these} or kept_id = ${these}`)
  await db.execute(sql`delete from leads where id = ${these}`)
  return ids.length
}

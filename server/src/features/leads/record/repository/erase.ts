import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'

/** C-091: what was merged is kept, so lines and tasks stay with the lead that remained, however often it was merged again. */
async function moveToKept(db: Db, ids: readonly string[]): Promise<void> {
  for (const table of ['lead_history', 'tasks'])
    await db.execute(sql`
      with recursive chain as (
        select company_id, id, merged_into as kept from leads
        where id = any(${sql.param(ids)}::uuid[]) and merged_into is not null
        union
        select chain.company_id, chain.id, next.merged_into from chain
        join leads next on next.company_id = chain.company_id and next.id = chain.kept
        where next.merged_into is not null
      )
      update ${sql.identifier(table)} moved set lead_id = chain.kept from chain
      join leads last on last.company_id = chain.company_id and last.id = chain.kept and last.merged_into is null
      where moved.company_id = chain.company_id and moved.lead_id = chain.id`)
}

/** Of all companies, with everything that belongs to them; at most this many at once. Returns how many. */
export async function eraseLeads(db: Db, before: Date, atMost: number): Promise<number> {
  const { rows } = await db.execute<{ ids: string[] }>(sql`
    select array(
      select id from leads where deleted_at < ${before.toISOString()}::timestamptz order by id limit ${atMost}
    )::text[] as ids`)
  const ids = rows[0]?.ids ?? []
  if (ids.length === 0) return 0
  const these = sql`any(${sql.param(ids)}::uuid[])`
  await moveToKept(db, ids)
  for (const table of [
    'lead_tags',
    'lead_contacts',
    'lead_identities',
    'lead_history',
    'unanswered_calls',
    'tasks',
  ])
    await db.execute(sql`delete from ${sql.identifier(table)} where lead_id = ${these}`)
  await db.execute(sql`delete from lead_merges where merged_id = ${these} or kept_id = ${these}`)
  await db.execute(sql`delete from leads where id = ${these}`)
  return ids.length
}

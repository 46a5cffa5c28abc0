import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'

/** C-091: what was merged is kept, so lines and tasks stay with the lead that remained, however often it was merged again. */
async function moveToKept(db: Db, ids: readonly string[]): Promise<void> {
  for (const table of ['lead_history', 'tasks', 'intake_deliveries', 'received_mails'])
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

/** What was told of them by bell and mail, what they sent themselves, and mails to the people themselves, unless another lead has their address. */
async function forget(db: Db, ids: readonly string[]): Promise<void> {
  const these = sql`${sql.param(ids)}::uuid[]`
  await db.execute(sql`
    delete from notification_receivers r using notifications n
    where n.lead_ids && ${these} and r.company_id = n.company_id and r.notification_id = n.id`)
  await db.execute(sql`delete from notifications where lead_ids && ${these}`)
  // That it came stays, so that it does not come in again.
  await db.execute(sql`
    update intake_deliveries set payload = null, about = '{}', reason = null, lead_id = null where lead_id = any(${these})`)
  await db.execute(sql`delete from mails where lead_ids && ${these}`)
  await db.execute(sql`
    delete from mails m using lead_identities i
    where i.lead_id = any(${these}) and m.company_id = i.company_id and m.recipient = i.value
      and not exists (select from lead_identities other where other.company_id = i.company_id
        and other.value = i.value and other.lead_id <> all(${these}))
      and not exists (select from users u join members b on b.user_id = u.id
        where b.company_id = i.company_id and u.email = i.value)`)
}

/**
 * Which leads a deed was about is needed for its undo, what somebody looked for says whom (ADR-101); who did what with how many
 * stays. Work that failed for good names people too.
 */
export async function forgetParticulars(db: Db, before: Date): Promise<void> {
  const old = sql`${before.toISOString()}::timestamptz`
  await db.execute(sql`
    update audit_log set details = details - 'ids' - 'leads' #- '{query,search}' #- '{query,filters,columns}'
    where at < ${old} and (details ?| array['ids', 'leads'] or details -> 'query' ? 'search'
      or details #> '{query,filters}' ? 'columns')`)
  await db.execute(sql`delete from jobs where failed_at < ${old}`)
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
  await forget(db, ids)
  for (const table of [
    'lead_tags',
    'lead_contacts',
    'lead_identities',
    'lead_history',
    'unanswered_calls',
    'tasks',
    'import_rows',
    'received_mails',
  ])
    await db.execute(sql`delete from ${sql.identifier(table)} where lead_id = ${these}`)
  await db.execute(sql`delete from lead_merges where merged_id = ${these} or kept_id = ${these}`)
  await db.execute(sql`delete from leads where id = ${these}`)
  return ids.length
}

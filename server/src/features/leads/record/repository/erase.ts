import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { eraseEmptyDrafts } from './erase-projects'

/** C-091: what was merged is kept, so lines and tasks stay with the lead that remained, however often it was merged again. */
async function moveToKept(db: Db, ids: readonly string[]): Promise<void> {
  for (const table of [
    'lead_history',
    'tasks',
    'intake_deliveries',
    'received_mails',
    'unsubscribed_addresses',
  ])
    await db.execute(sql`
      ${keptOf(ids)}
      update ${sql.identifier(table)} moved set lead_id = merged.kept from merged
      where moved.company_id = merged.company_id and moved.lead_id = merged.id`)
  // What still stood, or was under way, has gone with its lead.
  await db.execute(sql`
    ${keptOf(ids)}
    update site_visits moved set lead_id = merged.kept from merged
    where moved.company_id = merged.company_id and moved.lead_id = merged.id and moved.saved_at is not null`)
  await db.execute(sql`
    ${keptOf(ids)}
    update lead_follow_ups moved set lead_id = merged.kept from merged
    where moved.company_id = merged.company_id and moved.lead_id = merged.id and moved.outcome is not null`)
  await db.execute(sql`
    ${keptOf(ids)}
    update mails set lead_id = case when lead_id = merged.id then merged.kept else lead_id end,
      lead_ids = array_replace(lead_ids, merged.id, merged.kept) from merged
    where mails.company_id = merged.company_id and mails.lead_ids @> array[merged.id]`)
}

/** Of what was merged the lead that remained. */
const keptOf = (ids: readonly string[]) => sql`
  with recursive chain as (
    select company_id, id, merged_into as kept from leads
    where id = any(${sql.param(ids)}::uuid[]) and merged_into is not null
    union
    select chain.company_id, chain.id, next.merged_into from chain
    join leads next on next.company_id = chain.company_id and next.id = chain.kept
    where next.merged_into is not null
  ), merged as (
    select chain.* from chain
    join leads last on last.company_id = chain.company_id and last.id = chain.kept and last.merged_into is null
  )`

/** Mails to many name their leads: those who are gone are not counted any more, so that the totals of the others stay exact. */
async function forgetInBatches(db: Db, ids: readonly string[]): Promise<void> {
  const these = sql`${sql.param(ids)}::uuid[]`
  await db.execute(sql`
    ${keptOf(ids)}
    update mail_batches b set
      lead_ids = array(select coalesce(merged.kept, one.id) from unnest(b.lead_ids) with ordinality one(id, place)
        left join merged on merged.company_id = b.company_id and merged.id = one.id
        where one.id <> all(${these}) or merged.kept is not null order by one.place),
      filled = b.filled - (select count(*) from unnest(b.lead_ids[1:b.filled]) one(id)
        where one.id = any(${these}) and one.id not in (select id from merged)),
      skipped = coalesce((select jsonb_object_agg(reason.key, (
        select coalesce(jsonb_agg(coalesce(merged.kept, one.id::uuid)), '[]') from jsonb_array_elements_text(reason.value) one(id)
        left join merged on merged.company_id = b.company_id and merged.id = one.id::uuid
        where one.id::uuid <> all(${these}) or merged.kept is not null
      )) from jsonb_each(b.skipped) reason), '{}')
    where b.lead_ids && ${these}`)
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
  await forgetInBatches(db, ids)
  await db.execute(sql`delete from mails where lead_ids && ${these}`)
  // Who wanted no more mails gets none when they come again (ADR-136).
  await db.execute(sql`update unsubscribed_addresses set lead_id = null where lead_id = any(${these})`)
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
  // Whoever counts everything again at this moment waits for what is erased here: so nobody begins before they are done.
  await db.execute(sql`
    select count_in(company_id) from (select distinct company_id from leads where id = ${these} order by 1) as firms`)
  await moveToKept(db, ids)
  await forget(db, ids)
  await eraseEmptyDrafts(db, ids)
  for (const table of [
    'lead_tags',
    'lead_contacts',
    'lead_identities',
    'lead_history',
    'unanswered_calls',
    'site_visits',
    'tasks',
    'import_rows',
    'received_mails',
  ])
    await db.execute(sql`delete from ${sql.identifier(table)} where lead_id = ${these}`)
  await db.execute(sql`delete from lead_merges where merged_id = ${these} or kept_id = ${these}`)
  await db.execute(sql`delete from leads where id = ${these}`)
  return ids.length
}

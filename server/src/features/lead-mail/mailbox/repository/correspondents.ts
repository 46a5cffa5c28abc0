import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'

/** A mail of the firm that a message answers, and the lead it belongs to today. */
export interface AnsweredMail {
  id: string
  leadId: string
  senderId: string | null
  subject: string
}

/** Of what was merged the lead that remained; of several for one name the one that somebody works with, the latest first. */
const liveLeads = (companyId: string, started: ReturnType<typeof sql>) => sql`
  with recursive started as (${started}), chain as (
    select s.name, l.id, l.merged_into from started s
    join leads l on l.company_id = ${companyId} and l.id = s.lead_id
    union
    select chain.name, l.id, l.merged_into from chain
    join leads l on l.company_id = ${companyId} and l.id = chain.merged_into
  )
  select distinct on (chain.name) chain.name, l.id as "leadId" from chain
  join leads l on l.company_id = ${companyId} and l.id = chain.id
  where l.deleted_at is null
  order by chain.name, (l.archived_at is null) desc, (l.assignee_id is not null) desc, l.updated_at desc, l.id`

export async function findAnsweredMails(
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, AnsweredMail>> {
  if (ids.length === 0) return new Map()
  const started = sql`select m.id::text as name, m.lead_id from mails m
    where m.company_id = ${companyId} and m.id = any(${sql.param(ids)}::uuid[]) and m.lead_id is not null`
  const { rows } = await db.execute<{ [key: string]: unknown } & AnsweredMail>(sql`
    select m.id, live."leadId", m.sender_id as "senderId", m.subject from (${liveLeads(companyId, started)}) live
    join mails m on m.company_id = ${companyId} and m.id = live.name::uuid`)
  return new Map(rows.map((mail) => [mail.id, mail]))
}

/** By their addresses in lower case: the leads of these people. */
export async function findLeadsOf(
  db: Db,
  companyId: string,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  if (addresses.length === 0) return new Map()
  const started = sql`select i.value as name, i.lead_id from lead_identities i
    where i.company_id = ${companyId} and i.value = any(${sql.param(addresses)}::text[])`
  const { rows } = await db.execute<{ name: string; leadId: string }>(liveLeads(companyId, started))
  return new Map(rows.map(({ name, leadId }) => [name, leadId]))
}

/** Which of these addresses are the firm's own: those of its people, and those it sends from and reads. */
export async function findOwnAddresses(
  db: Db,
  companyId: string,
  addresses: readonly string[],
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set()
  const { rows } = await db.execute<{ address: string }>(sql`
    select address from (
      select lower(u.email) as address from members b join users u on u.id = b.user_id
        where b.company_id = ${companyId} and not b.is_client
      union select lower(s.from_address) from mail_servers s where s.company_id = ${companyId}
      union select lower(x.username) from mailboxes x where x.company_id = ${companyId}
    ) own where address = any(${sql.param(addresses)}::text[])`)
  return new Set(rows.map(({ address }) => address))
}

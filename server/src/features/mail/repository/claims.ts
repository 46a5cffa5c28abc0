import { mailFailures } from '@foyer/contract/mail/messages'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { mails } from '../../../db/schema/mail'
import type { Mail } from '../repository'

/** Mails of one firm that are handed over at the same time, by all processes together. */
const atOnce = 2
const minute = 60_000

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

/**
 * Why a mail must not leave any more: much can have happened since it was written. An address that has unsubscribed also from a
 * mail that is sent again; a lead that is deleted (merged is not: the person is the same); who left before a time they had set.
 */
const calledBack = sql`case
  when m.batch_id is not null and exists (select from unsubscribed_addresses u
    where u.company_id = m.company_id and u.address = lower(m.recipient)) then ${mailFailures.calledBack.unsubscribed}
  when exists (select from leads l where l.company_id = m.company_id and l.id = m.lead_id
    and l.deleted_at is not null and l.merged_into is null) then ${mailFailures.calledBack.lead}
  when m.send_at is not null and exists (select from members b where b.company_id = m.company_id
    and b.user_id = m.sender_id and b.deactivated_at is not null) then ${mailFailures.calledBack.sender}
end`

/**
 * `called-back`: it does not leave after all. `next`: when another one may leave; none while others are under way, who look again when
 * they are done.
 */
export type Claim = { is: 'claimed' | 'called-back'; mail: Mail } | { is: 'none'; next?: Date | undefined }

/**
 * The next mail of a firm, from now on being sent by this process. Those who claim for the same firm wait for each other, so that no
 * more leave than may; whoever has been sending since before `lostBefore` does so no more.
 */
export async function claimNext(
  db: Db,
  companyId: string,
  { now, perMinute, lostBefore }: { now: Date; perMinute: number; lostBefore: Date },
): Promise<Claim> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('mails of ' || ${companyId}, 0))`)
  const { rows } = await db.execute<{
    id: string | null
    is_called_back: boolean | null
    under_way: number
    wait_until: Date | null
  }>(sql`
    with room as (
      select (select count(*)::int from mails where company_id = ${companyId} and lane = 'firm'
          and state = 'sending' and claimed_at > ${at(lostBefore)}) as under_way,
        (select claimed_at + interval '1 minute' from mails where company_id = ${companyId} and lane = 'firm'
          and claimed_at > ${at(new Date(now.getTime() - minute))}
          order by claimed_at desc offset ${perMinute - 1} limit 1) as wait_until
    ), due as (
      select m.id, ${calledBack} as why from mails m where m.company_id = ${companyId} and m.lane = 'firm'
        and m.state = 'queued' and m.due_at <= ${at(now)} order by m.urgency, m.due_at, m.id limit 1 for update skip locked
    ), claimed as (
      update mails set state = 'sending', claimed_at = ${at(now)}, tries = tries + 1 from due, room
      where mails.company_id = ${companyId} and mails.id = due.id and due.why is null
        and room.under_way < ${atOnce} and room.wait_until is null
      returning mails.id
    ), called_back as (
      update mails set state = 'cancelled', error = due.why from due
      where mails.company_id = ${companyId} and mails.id = due.id and due.why is not null
      returning mails.id
    )
    select coalesce((select id from claimed), (select id from called_back)) as id,
      exists (select from called_back) as is_called_back, under_way,
      case when exists (select from due) then wait_until end as wait_until from room`)
  const [found] = rows
  if (!found?.id)
    return { is: 'none', next: found?.under_way === 0 ? (found.wait_until ?? undefined) : undefined }
  const [mail] = await db.select().from(mails).where(sql`company_id = ${companyId} and id = ${found.id}`)
  return mail ? { is: found.is_called_back ? 'called-back' : 'claimed', mail } : { is: 'none' }
}

/** One mail of the product, if it is in one of these states. */
export async function claimMail(
  db: Db,
  id: string,
  states: readonly Mail['state'][],
  now: Date,
): Promise<Mail | undefined> {
  const [mail] = await db
    .update(mails)
    .set({ state: 'sending', claimedAt: now, tries: sql`${mails.tries} + 1` })
    .where(sql`id = ${id} and lane = 'product' and state in ${states}`)
    .returning()
  return mail
}

export interface MailEnd {
  state: Extract<Mail['state'], 'queued' | 'sent' | 'failed' | 'uncertain' | 'outbox'>
  error: string | null
  dueAt?: Date
  sentAt?: Date
}

/**
 * Only for the process that has claimed it. One that was taken for lost meanwhile knows better than those who did; but not if
 * somebody has it sent again.
 */
export async function settleMail(db: Db, { id, claimedAt }: Mail, end: MailEnd): Promise<void> {
  await db
    .update(mails)
    .set({
      ...end,
      // Whoever reads the database or a backup later finds no way to sign in.
      ...(end.state === 'sent' && {
        text: sql`case when ${mails.hasSecret} then '' else ${mails.text} end`,
        html: sql`case when ${mails.hasSecret} then null else ${mails.html} end`,
      }),
    })
    .where(
      sql`id = ${id} and state in ('sending', 'uncertain') and claimed_at = ${claimedAt ? at(claimedAt) : null}`,
    )
}

/** Those whose process ended while it sent them, of all companies. */
export const markInterrupted = (db: Db, before: Date, error: string) =>
  db
    .update(mails)
    .set({ state: 'uncertain', error })
    .where(sql`state = 'sending' and claimed_at < ${at(before)}`)
    .returning()

const isWaiting = (companyId: unknown, until: Date) => sql`exists (
  select from jobs where kind = 'mail.pump' and company_id = ${companyId} and failed_at is null and claim is null
    and run_at <= ${at(until)})`

/** Firms that have something to send and nothing that would do it. */
export async function firmsWithDue(db: Db, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select company_id as id from (
      select distinct company_id from mails where lane = 'firm' and state = 'queued' and due_at <= ${at(now)}
    ) firm where not ${isWaiting(sql`firm.company_id`, now)}`)
  return rows.map(({ id }) => id)
}

/** Whether the mails of a firm are looked at by then anyway. */
export async function isPumpWaiting(db: Db, companyId: string, until: Date): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select ${isWaiting(companyId, until)} as is`)
  return rows[0]?.is === true
}

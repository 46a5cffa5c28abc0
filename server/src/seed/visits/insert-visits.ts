import { visitHistoryTexts, visitOutcomeTexts } from '@foyer/contract/leads/visits/messages'
import type { VisitOutcome } from '@foyer/contract/leads/visits/model'
import { sql } from 'drizzle-orm'
import type { Scope } from '../../context'
import { newId } from '../../new-id'

const hour = 3_600_000

/** Told by whoever was there, the latest first. */
const told: readonly { outcome: VisitOutcome; remark: string }[] = [
  {
    outcome: 'done',
    remark: 'Measured the hall and the kitchen. Wants teak for the wardrobes and no false ceiling.',
  },
  {
    outcome: 'done',
    remark: 'Site is ready except for the balcony doors. Her mother decides about the pooja unit.',
  },
  {
    outcome: 'not-there',
    remark: 'Waited half an hour. The guard says they are in the village until Sunday.',
  },
  { outcome: 'done', remark: 'Old tiles stay. Asked to see two finished homes nearby before deciding.' },
]

/** A few visits to sites, some hours after the last call of leads that are to be visited again. */
export async function insertVisits({ db, now }: Scope, companyId: string): Promise<void> {
  const { rows } = await db.execute<{ id: string; userId: string; at: string; updatedAt: string }>(sql`
    select l.id, l.assignee_id as "userId", l.last_call_at as at, l.updated_at as "updatedAt" from leads l
    where l.company_id = ${companyId} and l.deleted_at is null and l.archived_at is null
      and l.follow_up_kind = 'client-visit' and l.assignee_id is not null
      and l.last_call_at < ${new Date(now.getTime() - 24 * hour).toISOString()}::timestamptz
      and extract(hour from l.last_call_at at time zone 'Asia/Kolkata') between 9 and 14
    order by l.last_call_at desc, l.id limit ${told.length}`)
  for (const [place, { id: leadId, userId, at: called, updatedAt }] of rows.entries()) {
    const { outcome, remark } = told[place] ?? { outcome: 'done', remark: '' }
    const after = (hours: number) => new Date(new Date(called).getTime() + hours * hour)
    const [onTheWay, arrived, saved] = [after(2), after(2.7), after(3.5)]
    const visitId = newId(onTheWay)
    await db.execute(sql`
      insert into site_visits (company_id, id, lead_id, user_id, on_the_way_at, arrived_at, outcome, remark, created_at, updated_at,
        saved_at)
      values (${companyId}, ${visitId}, ${leadId}, ${userId}, ${onTheWay.toISOString()}, ${arrived.toISOString()}, ${outcome},
        ${remark}, ${onTheWay.toISOString()}, ${saved.toISOString()}, ${saved.toISOString()})`)
    const details = { outcome: visitOutcomeTexts[outcome], visit: { id: visitId } }
    await db.execute(sql`
      insert into lead_history (company_id, lead_id, id, kind, at, actor_id, sentence, remark, details)
      values (${companyId}, ${leadId}, ${newId(saved)}, 'interaction', ${saved.toISOString()}, ${userId},
        ${visitHistoryTexts.visit}, ${remark}, ${JSON.stringify(details)}::jsonb)`)
    const latest = new Date(Math.max(saved.getTime(), new Date(updatedAt).getTime()))
    await db.execute(sql`
      update leads set history_count = history_count + 1, last_call_at = ${saved.toISOString()},
        updated_at = ${latest.toISOString()}
      where company_id = ${companyId} and id = ${leadId}`)
  }
}

import type { Db } from '../../../db/on-client'

/** The driver gives up on any other answer after half a minute. */
const patience = 3_600_000

/** Nobody counts or folds meanwhile. Plans are those for a whole firm. */
const alone = `
  select set_config('statement_timeout', '0', true), set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
    pg_advisory_xact_lock(hashtextextended('count analytics ' || $1::uuid, 0)),
    pg_advisory_xact_lock(hashtextextended('fold analytics ' || $1::uuid, 0))`

/**
 * The same rule as when they were settled, by other clocks: a follow-up was done if no other was set with its last moment.
 * Only where the moment that decides is so near to the end of its day that clocks matter, which are 14 hours before or 12 behind.
 */
const judged = `
  update lead_follow_ups f set outcome = now.outcome
  from (
    select s.lead_id, s.id, follow_up_outcome(s.due_on, s.set_at,
      not exists (select from lead_follow_ups n where n.company_id = $1 and n.lead_id = s.lead_id and n.set_at = s.settled_at and n.id > s.id),
      first.contact, s.settled_at, c.time_zone) as outcome
    from lead_follow_ups s join companies c on c.id = s.company_id
      cross join lateral (select (s.due_on + 1)::timestamp at time zone 'UTC' as midnight) as ends
      left join lateral (
        select contact from contacted_after($1, s.lead_id, s.set_at) as contact where contact <= s.settled_at + 10 * same_update()
      ) as first on true
    where s.company_id = $1 and s.outcome is not null
      and s.set_at < midnight + interval '12 hours' and s.settled_at >= midnight - interval '14 hours'
      and coalesce(first.contact, s.settled_at) between midnight - interval '14 hours' and midnight + interval '12 hours'
  ) as now
  where f.company_id = $1 and f.lead_id = now.lead_id and f.id = now.id and f.outcome <> now.outcome`

/**
 * The days of everything that is counted, by the clocks that the firm has now. Calls, stays and follow-ups themselves are
 * those that were kept: a history into which another lead was merged no longer tells them apart.
 */
export async function countByClocks(db: Db, companyId: string): Promise<void> {
  for (const text of [alone, judged, 'select count_whole($1)']) {
    const query = { text, values: [companyId], query_timeout: patience }
    await db.$client.query(query)
  }
}

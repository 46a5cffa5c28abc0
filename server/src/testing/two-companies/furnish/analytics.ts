import { api } from '@foyer/contract/wire/api'
import { aContact, captureLead } from '../../builders/capture'
import { actOn } from '../../builders/work'
import type { Firm } from '../firm'

interface Known {
  colleague: string
  absentee: string
  lead: string
  sibling: string
  won: string
  archived: string
}

/** Calls of every kind, follow-ups that were kept, late or missed, targets, and sums beside what is not folded yet. */
export async function furnishAnalytics(
  { test, company, caller }: Firm,
  { colleague, absentee, lead, sibling, won, archived }: Known,
): Promise<void> {
  const { pool } = test.deps.database
  const heard = await captureLead(test, caller, {
    contacts: [
      aContact({
        firstName: 'Alpha',
        lastName: 'Heard',
        email: 'heard-alpha@example.com',
        phones: ['+91 9845018001'],
      }),
    ],
    city: 'Alphapur',
    source: 'Alpha Fair',
    budget: 900_000,
    assigneeId: caller.userId,
  })
  const lost = (await test.call(caller, api.pipeline.get, {})).stages.find(({ kind }) => kind === 'lost')
  for (const callStatus of ['no-response', 'no-response', 'interested'] as const)
    await actOn(test, caller, heard, { callStatus, remarkType: 'call', comment: 'Alpha rang' })
  await actOn(test, caller, heard, {
    callStatus: 'not-interested',
    stageId: lost?.id ?? '',
    comment: 'Alpha left',
    reason: 'Alpha cost',
  })
  // Below what tells of calls and follow-ups: counted by hand.
  await pool.query(
    `with called as (
       insert into lead_calls (company_id, id, lead_id, at, author_id, call_status, unanswered)
       values ($1, gen_random_uuid(), $2, '2026-04-15T05:00Z', $3, 'interested', 0) returning *)
     select log_facts(company_id, call_facts(called, 'Asia/Kolkata', 1)) from called`,
    [company.id, archived, caller.userId],
  )
  const settled = (outcome: string) =>
    pool.query(
      `with settled as (
         insert into lead_follow_ups (company_id, lead_id, due_on, set_at, settled_at, outcome, person_id)
         values ($1, $2, '2026-04-14', '2026-04-12T05:00Z', '2026-04-14T05:00Z', $4, $5),
           ($1, $3, '2026-04-13', '2026-04-12T05:00Z', '2026-04-13T05:00Z', $4, $6) returning *)
       select log_facts(company_id, settled_facts(settled, 1)) from settled`,
      [company.id, lead, sibling, outcome, caller.userId, colleague],
    )
  for (const outcome of ['kept', 'late']) await settled(outcome)
  await test.call(caller, api.analytics.saveTargets, [
    { userId: colleague, month: '2026-04-01', amount: 1_500_000, leads: 3 },
    { userId: absentee, month: '2026-04-01', amount: undefined, leads: 2 },
  ])
  await test.call(caller, api.analytics.saveDigest, { byEmail: false })
  await pool.query(`insert into digests_sent (company_id, week, sent_at) values ($1, '2026-04-06', now())`, [
    company.id,
  ])
  await pool.query('select fold_analytics($1)', [company.id])
  await settled('missed')
  await pool.query('update leads set budget = budget + 1000 where id in ($1, $2)', [won, heard])
}

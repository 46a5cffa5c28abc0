import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { asSystem } from '../context'
import { useTestApp } from '../testing/test-app'
import { seedBig } from './big'

const test = useTestApp()

it('a big company has everything that triggers would have made, and nothing without its lead', async () => {
  await asSystem(test.deps, (scope) => seedBig(scope, 250, 'no password'))
  const rows = (query: string) =>
    asSystem(test.deps, async ({ db }) => (await db.execute(sql.raw(query))).rows)
  const derived = async () => [
    await rows(
      'select company_id, lead_id, created_at, assignee_id, creator_id, text from lead_search order by 2',
    ),
    await rows(`select assignee_id, creator_id, stage_id, call_status, sum(leads)::int, sum(budget)::int8 from lead_tallies
      group by 1, 2, 3, 4 having sum(leads) <> 0 order by 1, 2, 3, 4`),
    await rows(`select tag_id, assignee_id, creator_id, stage_id, call_status, sum(leads)::int, sum(budget)::int8
      from lead_tag_tallies group by 1, 2, 3, 4, 5 having sum(leads) <> 0 order by 1, 2, 3, 4, 5`),
    await rows(`select week, assignee_id, creator_id, sum(leads)::int from lead_weeks
      group by 1, 2, 3 having sum(leads) <> 0 order by 1, 2, 3`),
  ]
  const loaded = await derived()
  expect(loaded[0]).toHaveLength(250)
  for (const table of ['lead_history', 'lead_tags', 'lead_identities'])
    expect(
      await rows(`select count(*)::int as lost from ${table} t where not exists (
        select from leads l where l.company_id = t.company_id and l.id = t.lead_id)`),
      table,
    ).toEqual([{ lost: 0 }])
  // Archived and brought back, every lead has gone through the triggers.
  await rows('update leads set archived_at = now()')
  expect(await derived()).toEqual([[], [], [], []])
  await rows('update leads set archived_at = null')
  expect(await derived()).toEqual(loaded)
})

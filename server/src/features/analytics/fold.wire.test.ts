import type { FigureQuery } from '@foyer/contract/analytics/model'
import { api } from '@foyer/contract/wire/api'
import { beforeEach, expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'
import { foldAll } from './service/fold'

const test = useTestApp()

let company: TestCompany
let owner: TestPerson
beforeEach(async () => {
  company = await test.company()
  owner = await company.person('superAdmin')
})

const rowsIn = async (table: string): Promise<number> => {
  const { rows } = await test.deps.database.pool.query(
    `select count(*)::int as rows from ${table} where company_id = $1`,
    [company.id],
  )
  return rows[0].rows
}

/** One a day, so that each has rows of its own in the log. */
const leadsOnDays = (days: number) =>
  test.deps.database.pool.query(
    `insert into leads (company_id, id, stage_id, first_name, last_name, created_at, source, assignee_id)
     select $1, gen_random_uuid(), $2, 'Lead', n::text, now() - n * interval '1 day', 'Referral', $4 from generate_series(1, $3) as n`,
    [company.id, company.stages.find(({ kind }) => kind === 'unassigned')?.id, days, owner.userId],
  )

const lastYears: FigureQuery = {
  choice: { period: 'custom', from: '2020-01-01', to: '2029-12-31' },
  people: [],
}
const numbers = async () => [
  await test.call(owner, api.analytics.byStage, lastYears),
  await test.call(owner, api.analytics.bySource, lastYears),
  await test.call(owner, api.analytics.bySource, { ...lastYears, people: [owner.userId] }),
  await test.call(owner, api.analytics.funnel, lastYears),
]

it('what was logged is added to the sums in steps, and every number stays what it was', async () => {
  await leadsOnDays(2_000)
  expect(await rowsIn('analytics_log')).toBeGreaterThan(5_000)
  const before = await numbers()
  expect(before[1]).toEqual([{ source: 'Referral', leads: 2_000 }])
  await foldAll(test.deps)
  expect(await rowsIn('analytics_log')).toBe(0)
  expect(await numbers()).toEqual(before)
  await leadsOnDays(300)
  await foldAll(test.deps)
  expect((await numbers())[1]).toEqual([{ source: 'Referral', leads: 2_300 }])
})

it('a firm whose log cannot be folded keeps no other one waiting, and its numbers can be read', async () => {
  await leadsOnDays(300)
  const stuck = await test.company()
  await test.deps.database.pool.query(
    `insert into analytics_log (company_id, day, measure, key, leads, valued, amount, seconds)
     select $1, '2026-06-01', 'stage', $2, 1, 1, 9e18, 0 from generate_series(1, 300)`,
    [stuck.id, stuck.stages[0]?.id],
  )
  await foldAll(test.deps)
  expect(await rowsIn('analytics_log')).toBe(0)
  const head = await stuck.person('superAdmin')
  const [first] = await test.call(head, api.analytics.byStage, lastYears)
  expect(first?.leads).toBe(300)
})

it('a log that is short is left as it is', async () => {
  await leadsOnDays(2)
  const logged = await rowsIn('analytics_log')
  await foldAll(test.deps)
  expect([await rowsIn('analytics_log'), await rowsIn('analytics_sums')]).toEqual([logged, 0])
})

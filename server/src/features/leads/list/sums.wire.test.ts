import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { asSystem, inCompany } from '../../../context'
import { addLeads } from '../../../testing/builders/leads'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany } from '../../../testing/test-company'
import { foldSums } from './repository/fold'

const test = useTestApp()

const run = (company: TestCompany, statement: string) =>
  inCompany(test.deps, company.id, async ({ db }) => (await db.execute(sql.raw(statement))).rows)

const day = (n: number) => new Date(Date.UTC(2026, 0, n))

it('sums of many small changes stay few, and true', async () => {
  const company = await test.company()
  const [one, two] = [await company.person('editor'), await company.person('editor')]
  await addLeads(
    test.deps,
    company,
    Array.from({ length: 8 }, (_, n) => ({ createdAt: day(n * 3), assigneeId: one.userId, budget: 100 })),
  )
  await run(
    company,
    `do $$ begin
      for n in 1..1500 loop
        update leads set assignee_id = case when n % 2 = 0 then '${one.userId}' else '${two.userId}' end::uuid
        where company_id = '${company.id}' and id = (
          select id from leads where company_id = '${company.id}' order by id offset n % 8 limit 1);
      end loop;
    end $$`,
  )
  for (const sums of ['lead_tallies', 'lead_weeks']) {
    const [kept] = await run(company, `select count(*)::int as rows, sum(leads)::int as leads from ${sums}`)
    expect(kept, sums).toMatchObject({ leads: 8 })
    expect(kept?.rows, sums).toBeLessThan(600)
    await asSystem(test.deps, ({ db }) => foldSums(db, company.id))
    const [folded] = await run(company, `select count(*)::int as rows, sum(leads)::int as leads from ${sums}`)
    expect(folded?.leads, sums).toBe(8)
    expect(folded?.rows, sums).toBeLessThanOrEqual(8)
  }
})

it('a change of many leads is one row per key', async () => {
  const company = await test.company()
  const seller = await company.person('editor')
  await addLeads(
    test.deps,
    company,
    Array.from({ length: 40 }, (_, n) => ({ createdAt: day(n % 2), budget: n })),
  )
  await run(company, `update leads set assignee_id = '${seller.userId}'`)
  const [kept] = await run(
    company,
    'select count(*)::int as rows, sum(leads)::int as leads from lead_tallies',
  )
  expect(kept).toEqual({ rows: 3, leads: 40 })
})

it('writes nothing that derives from a lead when only something else has changed', async () => {
  const company = await test.company()
  await addLeads(test.deps, company, [{ firstName: 'Ira' }, { firstName: 'Uma' }])
  const derived = () =>
    run(
      company,
      `select 'sums' as what, max(id)::text as last from lead_tallies union all
       select 'weeks', max(id)::text from lead_weeks union all
       select 'search', string_agg(ctid::text, ' ' order by lead_id) from lead_search`,
    )
  const before = await derived()
  await run(
    company,
    `update leads set remarks = 'Call later', follow_up_on = '2026-05-01', updated_at = now()`,
  )
  expect(await derived()).toEqual(before)
  await run(company, `update leads set call_status = 'interested'`)
  expect((await derived())[2]).toEqual(before[2])
  await run(company, `update leads set first_name = 'Ila' where first_name = 'Ira'`)
  expect((await derived())[1]).toEqual(before[1])
})

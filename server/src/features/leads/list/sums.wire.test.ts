import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { asSystem, inCompany } from '../../../context'
import { addLeads } from '../../../testing/builders/leads'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany } from '../../../testing/test-company'
import type { Visibility } from '../../teams/service'
import { farPlace } from './repository/far-page'
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

it('a page far down is found through the weeks, for whoever sees a part, in both directions', async () => {
  const company = await test.company()
  const seller = await company.person('editor')
  await addLeads(
    test.deps,
    company,
    Array.from({ length: 90 }, (_, n) => ({
      createdAt: new Date(day(1).getTime() + ((n * 37 * 3_600_000) % (70 * 86_400_000))),
      assigneeId: n % 3 ? seller.userId : null,
    })),
  )
  await run(
    company,
    `update leads set archived_at = now() where id in (select id from leads order by id limit 9 offset 20)`,
  )
  const everybody: Visibility = () => undefined
  const ofSeller: Visibility = ({ assignee }) => sql`${assignee} = ${seller.userId}`
  for (const visibility of [everybody, ofSeller])
    for (const descending of [true, false]) {
      const seen = visibility === everybody ? 'true' : `assignee_id = '${seller.userId}'`
      const way = descending ? 'desc' : 'asc'
      const all = await run(
        company,
        `select id from leads where archived_at is null and ${seen} order by created_at ${way}, id ${way}`,
      )
      for (const offset of [0, 1, 7, 30, all.length - 3, all.length, all.length + 50]) {
        const {
          place,
          from,
          offset: skipped,
        } = farPlace({
          companyId: company.id,
          visibility,
          descending,
          offset,
        })
        const page = await inCompany(test.deps, company.id, async ({ db }) => {
          const { rows } = await db.execute(sql`
            with place as materialized (${place})
            select id from leads where archived_at is null and ${sql.raw(seen)} and ${from}
            order by created_at ${sql.raw(way)}, id ${sql.raw(way)} limit 5 offset ${skipped}`)
          return rows
        })
        expect(page, `${way} ${offset}`).toEqual(all.slice(offset, offset + 5))
      }
    }
})

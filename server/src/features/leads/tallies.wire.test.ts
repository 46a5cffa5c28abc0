import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { asSystem, inCompany } from '../../context'
import { addLeads } from '../../testing/builders/leads'
import { type TestCompany, useTestApp } from '../../testing/test-app'
import { foldTallies, rebuildTallies } from './repository/tallies'

const test = useTestApp()

/** The same every time, so that a failure can be repeated. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state % sides
  }
}

const summed = (company: TestCompany) =>
  compare(company, 'lead_tallies', 'sum(leads)::int', 'sum(budget)::text', '')
const counted = (company: TestCompany) =>
  compare(
    company,
    'leads',
    'count(*)::int',
    'sum(coalesce(budget, 0))::text',
    'and deleted_at is null and archived_at is null',
  )

const compare = (company: TestCompany, table: string, count: string, budget: string, live: string) =>
  inCompany(test.deps, company.id, async ({ db }) => {
    const key = 'assignee_id, creator_id, stage_id, call_status'
    const { rows } = await db.execute(
      sql.raw(
        `select ${key}, ${count} as leads, ${budget} as budget from ${table} where company_id = '${company.id}' ${live}
         group by ${key} having ${count} <> 0 order by ${key}`,
      ),
    )
    return rows
  })

describe('the sums behind counts and totals', () => {
  it('equal a full count after thousands of random changes, before and after folding', async () => {
    const company = await test.company()
    const people = [await company.person('editor'), await company.person('editor')]
    await addLeads(
      test.deps,
      company,
      Array.from({ length: 300 }, (_, n) => ({
        firstName: `L${n}`,
        budget: n * 10,
        creatorId: people[n % 2]?.userId,
      })),
    )
    const roll = dice(7)
    const changes = [
      () => `assignee_id = ${roll(3) ? `'${people[roll(2)]?.userId}'` : 'null'}`,
      () => `stage_id = '${company.stages[roll(company.stages.length)]?.id}'`,
      () => `call_status = '${['new', 'interested', 'follow-up', 'no-response'][roll(4)]}'`,
      () => `budget = ${roll(5) ? roll(1_000_000) : 'null'}`,
      () => `archived_at = ${roll(2) ? 'now()' : 'null'}`,
      () => `deleted_at = ${roll(4) ? 'null' : 'now()'}`,
    ]
    for (let round = 0; round < 60; round++) {
      const statements = Array.from({ length: 50 }, () => {
        const change = changes[roll(changes.length)]?.()
        return `update leads set ${change} where company_id = '${company.id}' and first_name = 'L${roll(300)}'`
      })
      await inCompany(test.deps, company.id, ({ db }) => db.execute(sql.raw(statements.join(';'))))
      if (round % 20 === 7) await asSystem(test.deps, ({ db }) => foldTallies(db, company.id))
    }
    const truth = await counted(company)
    expect(await summed(company)).toEqual(truth)
    await asSystem(test.deps, ({ db }) => foldTallies(db, company.id))
    expect(await summed(company)).toEqual(truth)
    await asSystem(test.deps, ({ db }) => rebuildTallies(db, company.id))
    expect(await summed(company)).toEqual(truth)
  })

  it('take a bulk change as one, and give back what a rolled-back change took', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    await addLeads(
      test.deps,
      company,
      Array.from({ length: 20 }, () => ({})),
    )
    const undone = inCompany(test.deps, company.id, async ({ db }) => {
      await db.execute(sql`update leads set deleted_at = now()`)
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect((await test.call(admin, leadEndpoints.counts, {})).total).toBe(20)
  })
})

import { noFilters } from '@foyer/contract/leads/list/filters'
import { leadQuery } from '@foyer/contract/leads/list/query'
import type { LeadListQuery, LeadSort } from '@foyer/contract/leads/model'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { beforeAll, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/test-app'
import type { TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const matching = 3_100

let admin: TestPerson
beforeAll(async () => {
  const company = await test.company()
  admin = await company.person('admin')
  const stage = company.stages.find(({ kind }) => kind === 'unassigned')?.id
  await test.deps.database.pool.query(
    `insert into leads (company_id, id, stage_id, first_name, last_name, city, source, budget, follow_up_on, created_at)
     select $1, gen_random_uuid(), $2, 'Lead', (n % 700)::text, 'Pune', 'Fair', nullif(n % 40, 0) * 1000,
       case when n % 3 > 0 then date '2026-11-01' + n % 30 end, timestamptz '2026-01-01' + n % 900 * interval '1 hour'
     from generate_series(1, $3::int) as n`,
    [company.id, stage, matching],
  )
})

const page = async (change: Partial<LeadListQuery>) => {
  const query = leadQuery({ limit: 100, isLean: false, ...change })
  const { rows, total, after } = await test.call(admin, leadEndpoints.list, query)
  return { ids: rows.map(({ id }) => id), total, after }
}

const orders: [LeadSort, boolean][] = [
  ['created', true],
  ['created', false],
  ['follow-up', true],
  ['follow-up', false],
  ['budget', true],
  ['budget', false],
  ['name', false],
]

/** The first call gathers them all, the second knows that they are many and walks along an index. */
it.each(orders)(
  'a filter that many leads match gives the same pages however they are found: %s, falling %s',
  async (sort, descending) => {
    for (const at of [0, 1, 12, 30]) {
      // Another filter each time, which the server has not seen yet.
      const filters = { ...noFilters, sources: ['Fair', `page ${at} by ${sort} ${descending}`] }
      const gathered = await page({ filters, sort, descending, page: at })
      const walked = await page({ filters, sort, descending, page: at })
      expect(walked).toEqual(gathered)
      expect(gathered).toMatchObject({ total: matching })
      expect(gathered.ids).toHaveLength(100)
    }
  },
)

it.each(orders.slice(1, 4))(
  'all of them come once, page after page, however they are found: %s, falling %s',
  async (sort, descending) => {
    const sources = ['Fair', `all by ${sort} ${descending}`]
    const seen: string[] = []
    let after: string | undefined
    for (let at = 0; at < 31; at++) {
      // Every other page with a filter nobody has asked for yet.
      const filters = { ...noFilters, sources: at % 2 ? sources : [...sources, String(at)] }
      const found = await page({ filters, sort, descending, after, page: at })
      seen.push(...found.ids)
      after = found.after
    }
    expect(new Set(seen).size).toBe(matching)
    expect(seen).toHaveLength(matching)
  },
)

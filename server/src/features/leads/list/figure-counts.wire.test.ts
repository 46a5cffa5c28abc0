import type { LeadFigure } from '@foyer/contract/leads/list/figure'
import { noFilters } from '@foyer/contract/leads/list/filters'
import { leadQuery } from '@foyer/contract/leads/list/query'
import type { LeadListQuery, LeadSort } from '@foyer/contract/leads/model'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { inCompany } from '../../../context'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { leadFilter } from './repository/filters'
import { factsOf } from './service/company-facts'

const test = useTestApp()
const year = { from: '2025-11-01', to: '2026-10-31' }
const spans = [year, { from: '2026-02-28', to: '2026-03-01' }, { from: '2026-03-01', to: '2026-03-31' }]

let company: TestCompany
let admin: TestPerson
let facts: Fact[]
beforeAll(async () => {
  company = await test.company()
  admin = await company.person('admin')
  const stageIds = ['unassigned', 'assigned', 'won', 'won', 'lost', 'lost'].map(
    (kind) => company.stages.find((stage) => stage.kind === kind)?.id,
  )
  const { pool } = test.deps.database
  // Times every 97 minutes, over and over, so that many are close to a midnight of the firm and some on it.
  await pool.query(
    `insert into leads (company_id, id, stage_id, first_name, last_name, city, reason_not_interested, source, budget,
       call_status, created_at, stage_since, first_contact_at, last_call_at, archived_at)
     select $1, gen_random_uuid(), ($2::uuid[])[1 + n % 6], 'Lead', n::text, (array['Pune', ' pune', 'Goa', '', null])[1 + n % 5],
       (array['Price', 'PRICE ', null, repeat('r', 299) || ' and more'])[1 + n % 4], (array['Fair', '', null])[1 + n % 3], nullif(n % 4, 0) * 1000,
       (array['new', 'interested', 'no-response'])[1 + n / 6 % 3],
       came, came + n % 50 * interval '13 hours', case when n % 7 > 1 then came + n % 11 * interval '5 hours' end,
       case when n % 7 > 2 then came + n % 23 * interval '1 day' end, case when n % 19 = 0 then came end
     from generate_series(1, 9000) as n
     cross join lateral (select timestamptz '2025-10-01 18:30Z' + n * 7 % 5600 * interval '97 minutes' as came) as times`,
    [company.id, stageIds],
  )
  await pool.query(
    `insert into lead_history (company_id, lead_id, id, at, kind, sentence, details)
     select company_id, id, gen_random_uuid(), last_call_at, 'call', '', jsonb_build_object('callStatus', call_status)
     from leads where company_id = $1 and last_call_at is not null`,
    [company.id],
  )
  await pool.query('analyze leads, lead_stays, lead_calls')
  facts = await factsOfLeads()
}, 60_000)

const asked = (change: Partial<LeadListQuery>) => leadQuery({ limit: 1, ...change })
const countOf = async (figure: LeadFigure) =>
  (await test.call(admin, leadEndpoints.list, asked({ filters: { ...noFilters, figure } }))).total

interface Fact {
  measure: string
  key: string
  day: string
  valued: number
  leads: number
}

/** What the database adds to its sums for these leads. */
const factsOfLeads = async (): Promise<Fact[]> => {
  const { rows } = await test.deps.database.pool.query<Fact>(
    `select f.measure, f.key, f.day::text, f.valued, sum(f.leads)::int as leads
     from leads l join companies c on c.id = l.company_id join stages s on s.company_id = c.id and s.id = l.stage_id
       cross join lateral counted(l) as counted cross join lateral unnest(all_facts(counted, s.kind, c.time_zone, 1)) as f
     where l.company_id = $1 group by 1, 2, 3, 4`,
    [company.id],
  )
  return rows
}

interface Counted {
  measure: string
  key?: string
  isValued?: true
}
const countedIn = ({ measure, key, isValued }: Counted, { from, to }: typeof year): number =>
  facts
    .filter((fact) => fact.measure === measure && fact.day >= from && fact.day <= to)
    .filter((fact) => (key === undefined || fact.key === key) && (!isValued || fact.valued > 0))
    .reduce((sum, { leads }) => sum + leads, 0)

it.each(spans)('a list has as many leads as its number: $from to $to', async (span) => {
  const numbers: [LeadFigure, Counted][] = [
    [{ kind: 'won', ...span }, { measure: 'won' }],
    [
      { kind: 'won', ...span, isValued: true },
      { measure: 'won', isValued: true },
    ],
    [
      { kind: 'won', ...span, city: 'pune' },
      { measure: 'won', key: 'pune' },
    ],
    [
      { kind: 'won', ...span, city: '' },
      { measure: 'won', key: '' },
    ],
    [
      { kind: 'won', ...span, isSourceless: true },
      { measure: 'won-source', key: '' },
    ],
    [{ kind: 'lost', ...span }, { measure: 'lost' }],
    [
      { kind: 'lost', ...span, reason: 'price' },
      { measure: 'lost', key: 'price' },
    ],
    [
      { kind: 'lost', ...span, reason: '', isValued: true },
      { measure: 'lost', key: '', isValued: true },
    ],
    [{ kind: 'contacted', ...span }, { measure: 'contacted' }],
    [
      { kind: 'answered', ...span },
      { measure: 'source', isValued: true },
    ],
    [
      { kind: 'answered', ...span, isSourceless: true },
      { measure: 'source', key: '', isValued: true },
    ],
    [
      { kind: 'lost', ...span, reason: 'r'.repeat(299) },
      { measure: 'lost', key: 'r'.repeat(299) },
    ],
    ...company.stages.map(({ id }): [LeadFigure, Counted] => [
      { kind: 'reached', ...span, stageId: id },
      { measure: 'reached', key: id },
    ]),
  ]
  for (const [figure, counted] of numbers)
    expect([figure, await countOf(figure)]).toEqual([figure, countedIn(counted, span)])
  expect(Math.min(...numbers.slice(0, 12).map(([, counted]) => countedIn(counted, year)))).toBeGreaterThan(50)
})

it('a list has as many quiet leads as their number', async () => {
  test.setNow(new Date('2026-03-20T19:00:00Z'))
  const expected = countedIn({ measure: 'quiet' }, { from: '2000-01-01', to: '2026-03-13' })
  expect(await countOf({ kind: 'quiet' })).toBe(expected)
  expect(expected).toBeGreaterThan(100)
  test.setNow(undefined)
})

const orders: [LeadSort, boolean][] = [
  ['created', true],
  ['created', false],
  ['name', false],
  ['budget', true],
  ['city', false],
]

/** More than a few: the first page gathers them, the others walk along an index where the order has one. */
it.each(orders)('all of them come once, page after page: by %s, falling %s', async (sort, descending) => {
  const stageId = company.stages.find(({ kind }) => kind === 'won')?.id ?? ''
  const figures: LeadFigure[] = [
    { kind: 'reached', ...year, stageId },
    { kind: 'contacted', ...year },
  ]
  for (const figure of figures) {
    const filters = { ...noFilters, figure }
    const seen: string[] = []
    let total = 0
    let after: string | undefined
    do {
      const page = await test.call(
        admin,
        leadEndpoints.list,
        asked({ filters, sort, descending, after, limit: 200 }),
      )
      total = page.total
      after = page.after
      seen.push(...page.rows.map(({ id }) => id))
    } while (after)
    expect(seen).toHaveLength(total)
    expect(new Set(seen).size).toBe(total)
  }
})

const month = { from: '2026-03-01', to: '2026-03-31' }
const ways: [LeadFigure, string][] = [
  [{ kind: 'won', ...month }, 'lead_stays_in_stage'],
  [{ kind: 'lost', ...month }, 'lead_stays_in_stage'],
  [{ kind: 'contacted', ...month }, 'leads_first_contacted'],
  [{ kind: 'answered', ...month }, 'leads_by_created'],
  [{ kind: 'quiet' }, 'leads_interested'],
  [{ kind: 'interested-today' }, 'lead_calls_in_order'],
]

it.each(ways)('an index finds them: %j', async (figure, index) => {
  const plan = await inCompany(test.deps, company.id, async (scope) => {
    await scope.db.execute(sql.raw('set local enable_seqscan = off'))
    const filter = leadFilter(
      await factsOf(scope, { userId: '' }),
      asked({ filters: { ...noFilters, figure } }),
      () => undefined,
    )
    return (await scope.db.execute(sql`explain select count(*) from leads where ${filter}`)).rows
  })
  expect(JSON.stringify(plan)).toContain(index)
  expect(JSON.stringify(plan)).not.toContain('Seq Scan')
})

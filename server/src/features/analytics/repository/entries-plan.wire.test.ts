import type { FollowUpFigure } from '@foyer/contract/analytics/model'
import type { Span } from '@foyer/contract/analytics/period'
import { beforeAll, expect, it } from 'vitest'
import { inCompany } from '../../../context'
import type { Db } from '../../../db/on-client'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany } from '../../../testing/test-company'
import { allRecords } from '../../teams/service'
import type { Counted } from '../counted'
import { type CallFigure, findCalls } from './calls'
import { findFollowUps } from './follow-ups'

const test = useTestApp()
const calls = 100_000

let company: TestCompany
let people: string[]
beforeAll(async () => {
  company = await test.company()
  people = await Promise.all([1, 2, 3].map(async () => (await company.person('editor')).userId))
  const stage = company.stages.find(({ kind }) => kind === 'assigned')?.id
  const client = await test.deps.database.pool.connect()
  // Without triggers: only how it is read is looked at.
  await client.query('begin; set local session_replication_role = replica')
  await client.query(
    `insert into leads (company_id, id, stage_id, first_name, last_name, assignee_id, follow_up_on)
     select $1, md5('lead ' || n)::uuid, $2, 'Lead', n::text, ($3::uuid[])[1 + (n / 4) % 4],
       case when n % 4 = 0 then date '2026-01-01' + n % 200 end from generate_series(1, 5000) n`,
    [company.id, stage, people],
  )
  await client.query(
    `insert into lead_calls (company_id, id, lead_id, at, author_id, call_status, unanswered)
     select $1, md5('call ' || n)::uuid, md5('lead ' || 1 + n % 5000)::uuid, timestamptz '2026-01-01T00:00Z' + n * interval '150 seconds',
       ($2::uuid[])[1 + n % 3], (array['interested', 'no-response', 'follow-up', 'not-interested'])[1 + n % 4], (n / 7) % 3
     from generate_series(1, $3) n`,
    [company.id, people, calls],
  )
  await client.query(
    `insert into lead_follow_ups (company_id, lead_id, due_on, set_at, settled_at, outcome, person_id)
     select $1, md5('lead ' || 1 + n % 5000)::uuid, date '2026-01-01' + n % 200, now(), case when n % 4 > 0 then now() end,
       (array[null, 'kept', 'late', 'missed'])[1 + n % 4], ($2::uuid[])[1 + (n / 4) % 4] from generate_series(1, 40000) n`,
    [company.id, people],
  )
  await client.query('commit')
  await client.query('analyze leads; analyze lead_calls; analyze lead_follow_ups')
  client.release()
})

/** Instead of the rows how the database finds them, and how many pages of its store it looks at. */
async function planOf(work: (db: Db) => Promise<unknown>): Promise<{ text: string; pages: number }> {
  return inCompany(test.deps, company.id, async ({ db }) => {
    const send = db.$client.query.bind(db.$client) as (...parts: unknown[]) => unknown
    db.$client.query = ((statement: { text: string }, values: unknown[]) =>
      send(
        { text: `explain (analyze, buffers, timing off) ${statement.text}` },
        values,
      )) as typeof db.$client.query
    try {
      const text = JSON.stringify(await work(db), null, 1)
      const [, hit = '0', , read = '0'] = /Buffers: shared hit=(\d+)( read=(\d+))?/.exec(text) ?? []
      return { text, pages: Number(hit) + Number(read) }
    } finally {
      db.$client.query = send as typeof db.$client.query
    }
  })
}

const ofAll = (): Counted => ({ visible: allRecords, chosen: [], everybody: [] })
const ofTwo = (): Counted => ({
  visible: { all: false, owners: people.slice(0, 2), unassigned: false },
  chosen: [],
  everybody: [],
})
const span: Span = { from: '2026-01-01', to: '2026-06-30' }
const end = { value: '2026-07-01T00:00:00Z', id: '00000000-0000-0000-0000-000000000000' }

it.each(['calls', 'connected', 'interested', 'repeated'] as CallFigure[])(
  'a page of %s is found in an index, however many there are',
  async (figure) => {
    const query = { figure, from: new Date(span.from), before: end, limit: 51 }
    const all = await planOf((db) => findCalls(db, company.id, ofAll(), query))
    expect(all.text).toContain('lead_calls_in_order')
    const two = await planOf((db) => findCalls(db, company.id, ofTwo(), query))
    expect(two.text).toContain('lead_calls_of_author')
    for (const { text, pages } of [all, two]) {
      expect(text).not.toContain('Seq Scan on')
      expect(pages).toBeLessThan(600)
    }
  },
)

it.each(['kept', 'missed'] as FollowUpFigure[])(
  'a page of %s follow-ups is found in an index',
  async (figure) => {
    const query = {
      ...{ figure, settled: span, overdue: span, limit: 51 },
      before: { day: '2026-07-01', id: '0' },
    }
    const asked = [
      { counted: ofAll(), ofNobody: false },
      { counted: ofTwo(), ofNobody: false },
      { counted: ofAll(), ofNobody: true },
    ]
    for (const { counted, ofNobody } of asked) {
      const { text, pages } = await planOf((db) =>
        findFollowUps(db, company.id, counted, { ...query, ofNobody }),
      )
      expect(text).toContain('lead_follow_ups_due')
      expect(text).not.toContain('Seq Scan on')
      expect(pages).toBeLessThan(1200)
    }
  },
)

import type { LeadFigure } from '@foyer/contract/leads/list/figure'
import { noFilters } from '@foyer/contract/leads/list/filters'
import { leadQuery } from '@foyer/contract/leads/list/query'
import { beyondEndpoints } from '@foyer/contract/wire/analytics/beyond-endpoints'
import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import type { PoolClient } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { onClient } from '../../db/on-client'
import { aContact, captureLead } from '../../testing/builders/capture'
import { addStagesNamed, editOf } from '../../testing/builders/pipeline'
import { actOn } from '../../testing/builders/work'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'
import { eraseDeletedLeads } from '../leads/record/service/erase'
import { countByClocks } from './repository/derived'
import { countAgain } from './service/count-again'

const test = useTestApp()
const { patch, undoStage } = leadWorkEndpoints
const { bulk, undoBulk } = leadListEndpoints

let company: TestCompany
let owner: TestPerson
let quoted: string
let visit: string
let clock: number
const day = 86_400
const wait = async (seconds: number) => {
  clock += seconds * 1000
  test.setNow(new Date(clock))
  await test.deps.database.pool.query(
    "update sessions set expires_at = '2040-01-01', last_seen_at = '2039-01-01', created_at = '2039-01-01'",
  )
}
beforeEach(async () => {
  clock = Date.parse('2026-02-10T06:00:00.000Z')
  test.setNow(new Date(clock))
  company = await test.company()
  owner = await company.person('superAdmin', { firstName: 'Olga', lastName: 'Rao' })
  await wait(0)
  ;[quoted = '', visit = ''] = await addStagesNamed(test, owner, 'Quoted', 'Visit')
})
afterEach(() => test.setNow(undefined))

const stageId = (kind: string) => company.stages.find((stage) => stage.kind === kind)?.id ?? ''
const lead = (phone: string, over: Parameters<typeof captureLead>[2] = {}) =>
  captureLead(test, owner, {
    assigneeId: owner.userId,
    budget: 100_000,
    contacts: [aContact({ phones: [`+91 90000000${phone}`] })],
    ...over,
  })
const move = (leadId: string, to: string) =>
  test.call(owner, patch, { leadId, baseUpdatedAt: undefined, stageId: to, change: {} })

const all = { choice: { period: 'custom', from: '2026-01-01', to: '2026-12-31' }, people: [] } as const
const behind = async (figure: LeadFigure) =>
  (await test.call(owner, leadEndpoints.list, leadQuery({ limit: 1, filters: { ...noFilters, figure } })))
    .total
/** What a dashboard shows, and how many leads the lists behind it have. */
const shown = async () => {
  const span = { from: all.choice.from, to: all.choice.to }
  const query = { choice: all.choice, people: [] }
  const funnel = await test.call(owner, beyondEndpoints.funnel, query)
  const reached = Object.fromEntries(funnel.steps.map(({ stage, reached: n }) => [stage.name, n]))
  const lists = await Promise.all(
    funnel.steps.map(async ({ stage }) => [
      stage.name,
      await behind({ kind: 'reached', ...span, stageId: stage.id }),
    ]),
  )
  const { won, lost } = (await test.call(owner, analyticsEndpoints.trends, query)).reduce(
    (sum, one) => ({ won: sum.won + one.won, lost: sum.lost }),
    { won: 0, lost: 0 },
  )
  const reasons = await test.call(owner, beyondEndpoints.lostReasons, query)
  const { kept, late, missed } = await test.call(owner, beyondEndpoints.followUps, query)
  const { current } = await test.call(owner, analyticsEndpoints.summary, query)
  return {
    reached,
    reachedLists: Object.fromEntries(lists),
    won,
    wonList: await behind({ kind: 'won', ...span }),
    lost: lost + reasons.reduce((sum, { leads }) => sum + leads, 0),
    lostList: await behind({ kind: 'lost', ...span }),
    days: funnel.steps.map(({ stage, daysInStage }) => [stage.name, daysInStage]),
    followUps: { kept, late, missed },
    calls: current.calls,
    repeated: current.repeated,
  }
}
/** Nothing has happened but that everything was counted again. */
async function staysAsItIs() {
  const before = await shown()
  expect(before.reachedLists).toEqual(before.reached)
  expect([before.wonList, before.lostList]).toEqual([before.won, before.lost])
  await countAgain(test.deps, company.id)
  expect(await shown()).toEqual(before)
  return before
}

it('a won lead stays in the list behind its number when what was merged into it is erased', async () => {
  const [keptId, mergedId] = [await lead('01'), await lead('02')]
  await wait(day)
  await move(keptId, stageId('won'))
  await wait(day)
  await move(mergedId, quoted)
  await wait(day)
  await move(mergedId, visit)
  await wait(day)
  await test.call(owner, leadCaptureEndpoints.merge, { keptId, mergedId, choices: {} })
  await staysAsItIs()
  await wait(31 * day)
  await eraseDeletedLeads(test.deps)
  const { won } = await staysAsItIs()
  expect(won).toBe(1)
})

it('follow-ups and calls stay what they were when a merged lead is erased', async () => {
  const [keptId, mergedId] = [await lead('01'), await lead('02')]
  await wait(day)
  await actOn(test, owner, keptId, { callStatus: 'no-response', followUp: { on: '2026-02-13' } })
  await actOn(test, owner, mergedId, { callStatus: 'no-response', followUp: { on: '2026-02-12' } })
  await wait(day)
  await actOn(test, owner, mergedId, { callStatus: 'interested', followUp: { on: '2026-02-20' } })
  await wait(3 * day)
  await actOn(test, owner, keptId, { callStatus: 'interested', followUp: null })
  await wait(day)
  await test.call(owner, leadCaptureEndpoints.merge, {
    keptId,
    mergedId,
    choices: { followUp: 'kept' },
  })
  const before = await staysAsItIs()
  await wait(31 * day)
  await eraseDeletedLeads(test.deps)
  const after = await staysAsItIs()
  expect.soft(after.followUps).toEqual(before.followUps)
  expect([after.calls, after.repeated]).toEqual([before.calls, before.repeated])
})

it('a move of many that is undone after the lead went on and came back', async () => {
  const id = await lead('01')
  await wait(day)
  await actOn(test, owner, id, { callStatus: 'not-interested', reason: 'Price', stageId: stageId('lost') })
  await wait(day)
  const { undoId = '' } = await test.call(owner, bulk, {
    action: 'stage',
    selection: { ids: [id] },
    stageId: quoted,
    reason: undefined,
  })
  await wait(3600)
  await move(id, visit)
  await wait(3600)
  await move(id, quoted)
  await wait(3600)
  await test.call(owner, undoBulk, { undoId })
  const { lost } = await staysAsItIs()
  expect(lost).toBe(1)
})

it('a lead whose stage was deleted while it was away', async () => {
  const id = await lead('01')
  await wait(day)
  await move(id, quoted)
  await wait(10)
  await test.call(owner, undoStage, { leadId: id })
  await wait(day)
  await move(id, quoted)
  await wait(day)
  await test.call(owner, bulk, { action: 'archive', selection: { ids: [id] }, confirmCount: undefined })
  await test.call(owner, pipelineEndpoints.edit, editOf({ deletedIds: [quoted] }))
  await wait(day)
  await test.call(owner, bulk, { action: 'unarchive', selection: { ids: [id] }, confirmCount: undefined })
  await staysAsItIs()
  await wait(day)
  await move(id, visit)
  await test.call(owner, pipelineEndpoints.edit, editOf({ restoredIds: [quoted] }))
  await staysAsItIs()
})

it('to count everything again may take longer than the driver waits for anything else', async () => {
  const { pool } = test.deps.database
  const waits: (number | undefined)[] = []
  const watch = (client: PoolClient) => {
    const send = client.query.bind(client) as (...parts: unknown[]) => unknown
    client.query = ((query: { text?: string; query_timeout?: number }, ...rest: unknown[]) => {
      if (/count_whole|lead_follow_ups|pg_advisory/.test(query.text ?? '')) waits.push(query.query_timeout)
      return send(query, ...rest)
    }) as typeof client.query
  }
  pool.on('acquire', watch)
  await countAgain(test.deps, company.id)
  pool.off('acquire', watch)
  expect(waits.length).toBe(3)
  expect(Math.min(...waits.map((one) => one ?? 0))).toBeGreaterThan(600_000)
})

it('leads are erased when everything has been counted again, and until then nothing of them is touched', async () => {
  const id = await lead('01')
  await wait(day)
  await actOn(test, owner, id, { callStatus: 'no-response' })
  await test.call(owner, bulk, { action: 'delete', selection: { ids: [id] }, confirmCount: undefined })
  await wait(31 * day)
  const { pool } = test.deps.database
  const counting = await pool.connect()
  const rowsOf = async (text: string) => (await pool.query(text)).rows
  try {
    await counting.query('begin')
    await countByClocks(onClient(counting), company.id)
    const erased = eraseDeletedLeads(test.deps)
    // Other files wait for locks in databases of their own.
    const here = 'database = (select oid from pg_database where datname = current_database())'
    const waiting = `select pid from pg_locks where locktype = 'advisory' and not granted and ${here}`
    while ((await rowsOf(waiting)).length === 0);
    const touched = await rowsOf(
      `select relation::regclass::text as name from pg_locks
       where mode = 'RowExclusiveLock' and ${here} and pid in (${waiting})`,
    )
    expect(touched).toEqual([])
    await counting.query('commit')
    await erased
  } finally {
    counting.release()
  }
  expect(await rowsOf(`select id from lead_calls where company_id = '${company.id}'`)).toEqual([])
  expect((await shown()).calls).toBe(0)
})

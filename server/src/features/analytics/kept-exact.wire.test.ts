import { noFilters } from '@foyer/contract/leads/list/filters'
import { leadQuery } from '@foyer/contract/leads/list/query'
import { beyondEndpoints } from '@foyer/contract/wire/analytics/beyond-endpoints'
import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import type { PoolClient } from 'pg'
import { afterEach, expect, it } from 'vitest'
import { aContact, aDraft, captureLead } from '../../testing/builders/capture'
import { actOn } from '../../testing/builders/work'
import { useTestApp } from '../../testing/test-app'
import { countAgain } from './service/count-again'

const test = useTestApp()

/** For a lock that somebody else holds. */
async function isWaiting(client: PoolClient & { processID?: number }): Promise<boolean> {
  const { rows } = await test.deps.database.pool.query(
    `select wait_event_type = 'Lock' as waits from pg_stat_activity where pid = $1`,
    [client.processID],
  )
  return rows[0]?.waits === true
}

afterEach(() => test.setNow(undefined))

it('a day of the last call that is set back undoes nothing', async () => {
  test.setNow(new Date('2026-02-10T06:00:00Z'))
  const company = await test.company()
  const owner = await company.person('superAdmin')
  const won = company.stages.find(({ kind }) => kind === 'won')?.id
  const id = await captureLead(test, owner, { assigneeId: owner.userId })
  test.setNow(new Date('2026-02-10T06:10:00Z'))
  await actOn(test, owner, id, { callStatus: 'follow-up', followUp: { on: '2026-02-12' } })
  test.setNow(new Date('2026-02-11T06:10:00Z'))
  const change = { lastCallOn: '2026-02-09' }
  await test.call(owner, leadWorkEndpoints.patch, {
    leadId: id,
    baseUpdatedAt: undefined,
    stageId: won,
    change,
  })
  test.setNow(new Date('2026-02-12T06:10:00Z'))
  const asked = { choice: { period: 'this-year' }, people: [] } as const
  const { kept, late, missed } = await test.call(owner, beyondEndpoints.followUps, { ...asked, people: [] })
  expect({ kept, late, missed }).toEqual({ kept: 1, late: 0, missed: 0 })
})

it('reasons in any script, as long as they may be, are counted and listed', async () => {
  const company = await test.company()
  const owner = await company.person('superAdmin')
  const stageId = company.stages.find(({ kind }) => kind === 'lost')?.id
  for (let place = 0; place < 8; place++) {
    const contacts = [aContact({ phones: [`+91 900000010${place}`] })]
    const id = await captureLead(test, owner, { assigneeId: owner.userId, contacts })
    const letters = Array.from(
      { length: 1000 },
      (_, at) => 0x4e00 + ((at * 7919 + place * 104_729 + at * at * 31) % 20_000),
    )
    const reason = String.fromCharCode(...letters)
    await actOn(test, owner, id, { callStatus: 'not-interested', reason, stageId })
  }
  await countAgain(test.deps, company.id)
  const query = { choice: { period: 'this-year' } as const, people: [] }
  const reasons = await test.call(owner, beyondEndpoints.lostReasons, query)
  expect(reasons.reduce((sum, { leads }) => sum + leads, 0)).toBe(8)
  const { current } = await test.call(owner, analyticsEndpoints.summary, query)
  expect(current.notInterested).toBe(8)
  const days = { from: '2026-01-01', to: '2099-12-31' }
  for (const { reason, leads } of reasons) {
    const figure = { kind: 'lost' as const, ...days, reason }
    const { total } = await test.call(
      owner,
      leadEndpoints.list,
      leadQuery({ limit: 1, filters: { ...noFilters, figure } }),
    )
    expect(total).toBe(leads)
  }
})

it('a lead is erased while everything is counted again: neither has to give up, and no call is left over', async () => {
  const company = await test.company()
  const owner = await company.person('superAdmin')
  const id = await captureLead(test, owner, { assigneeId: owner.userId })
  await actOn(test, owner, id, { callStatus: 'no-response' })
  const { pool } = test.deps.database
  const [erasing, counting] = [await pool.connect(), await pool.connect()]
  try {
    await erasing.query('begin')
    for (const table of ['lead_contacts', 'lead_identities', 'lead_history'])
      await erasing.query(`delete from ${table} where lead_id = $1`, [id])
    let isCounted = false
    const counted = counting.query('select derive_analytics($1)', [company.id]).finally(() => {
      isCounted = true
    })
    while (!isCounted && !(await isWaiting(counting)));
    const erased = erasing.query('delete from leads where id = $1', [id]).then(() => erasing.query('commit'))
    const outcomes = await Promise.allSettled([counted, erased])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  } finally {
    await erasing.query('rollback')
    for (const client of [erasing, counting]) client.release()
  }
  const { rows } = await pool.query('select id from lead_calls where company_id = $1', [company.id])
  expect(rows).toEqual([])
})

it('a lead is erased after everything began to be counted again: no call is left over', async () => {
  const company = await test.company()
  const owner = await company.person('superAdmin')
  const id = await captureLead(test, owner, { assigneeId: owner.userId })
  await actOn(test, owner, id, { callStatus: 'no-response' })
  const { pool } = test.deps.database
  const [erasing, counting] = [await pool.connect(), await pool.connect()]
  try {
    await counting.query('begin')
    await counting.query('select derive_analytics($1)', [company.id])
    const erased = erasing.query(
      `begin; delete from lead_contacts where lead_id = '${id}'; delete from lead_identities where lead_id = '${id}';
       delete from lead_history where lead_id = '${id}'; delete from leads where id = '${id}'; commit`,
    )
    while (!(await isWaiting(erasing)));
    await counting.query('commit')
    await erased
  } finally {
    for (const client of [erasing, counting]) client.release()
  }
  const { rows } = await pool.query('select id from lead_calls where company_id = $1', [company.id])
  expect(rows).toEqual([])
})

it('a lead that comes while everything is counted again is refused in words, not left waiting', async () => {
  const company = await test.company()
  const owner = await company.person('superAdmin')
  const counting = await test.deps.database.pool.connect()
  const contacts = [aContact()]
  const adding = () =>
    test.send(owner, leadCaptureEndpoints.addEdit, { kind: 'add', draft: aDraft({ contacts }) })
  try {
    await counting.query('begin')
    await counting.query('select derive_analytics($1)', [company.id])
    const { status, body } = await adding()
    expect([status, body.code]).toEqual([503, 'collided'])
  } finally {
    await counting.query('rollback')
    counting.release()
  }
  expect((await adding()).status).toBe(200)
})

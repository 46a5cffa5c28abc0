import type { HistoryEntry, HistoryKind } from '@foyer/contract/leads/work/history'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { asSystem, inCompany } from '../../../context'
import { aContact, captureLead, readLead } from '../../../testing/builders/capture'
import { actOn, logsOf } from '../../../testing/builders/work'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { historyPageQuery } from './repository/history'

const test = useTestApp()

let company: TestCompany
let owner: TestPerson
beforeEach(async () => {
  test.setNow(undefined)
  company = await test.company()
  owner = await company.person('superAdmin', { firstName: 'Olga', lastName: 'Rao' })
  // The leads of somebody who works alone are their own (C-164).
  await company.person('reader')
})

const page = (
  leadId: string,
  over: { kinds?: HistoryKind[]; after?: string | undefined; limit?: number } = {},
) => test.call(owner, leadWorkEndpoints.logs, { leadId, kinds: [], after: undefined, limit: 10, ...over })

/** Old lines, written directly into the table: there are too many to make with calls. */
const addLines = (leadId: string, count: number, kind: HistoryKind = 'remark') =>
  asSystem(test.deps, ({ db }) =>
    db.execute(sql`
      insert into lead_history (company_id, lead_id, id, kind, at, actor_id, sentence, remark, details)
      select ${company.id}::uuid, ${leadId}::uuid, gen_random_uuid(), ${kind},
        timestamptz '2025-01-01' + (n / 3) * interval '1 minute', ${owner.userId}::uuid,
        'A new comment has been added.', 'Line ' || n, '{}'
      from generate_series(1, ${count}::int) n`),
  )

describe('the history of a lead', () => {
  it('L-085 D-015 the latest first, each with its time, author and words', async () => {
    test.setNow(new Date('2026-03-10T06:00:00.000Z'))
    const id = await captureLead(test, owner)
    await actOn(test, owner, id, { comment: 'Called' })
    expect(await logsOf(test, owner, id)).toMatchObject([
      { kind: 'remark', remark: 'Called', actor: { fullName: 'Olga Rao' }, at: '2026-03-10T06:00:00.001Z' },
      { kind: 'created', sentence: 'The Lead has been added by Olga Rao', at: '2026-03-10T06:00:00.000Z' },
    ])
  })

  it('L-085 travels under its older names', async () => {
    const id = await captureLead(test, owner)
    await actOn(test, owner, id, { comment: 'Called', callStatus: 'interested', remarkType: 'client-visit' })
    const answer = await test.app.inject({
      url: `/user/get-lead-logs?leadId=${id}`,
      headers: { authorization: `Bearer ${owner.token}` },
    })
    expect(answer.json().data[0]).toMatchObject({
      updatedBy: { fullName: 'Olga Rao' },
      todayRemark: 2,
      leadUpdates: [{ callLeadStatus: 3, text: 'Called' }],
      logType: 'call',
    })
  })

  it('D-016 an entry of a conversion has its amount', async () => {
    const id = await captureLead(test, owner)
    await test.call(owner, leadCaptureEndpoints.edit, { kind: 'convert', id })
    await asSystem(test.deps, ({ db }) =>
      db.execute(
        sql`update lead_history set details = '{"amount": 2500000}' where lead_id = ${id} and kind = 'converted'`,
      ),
    )
    expect((await logsOf(test, owner, id, ['converted']))[0]).toMatchObject({ amount: 2500000 })
  })

  it('L-085 pages by keyset: nothing is lost or seen twice while entries are added', async () => {
    const id = await captureLead(test, owner)
    await addLines(id, 45)
    const seen: HistoryEntry[] = []
    let after: string | undefined
    do {
      const found = await page(id, { after })
      seen.push(...found.entries)
      after = found.after
      await actOn(test, owner, id, { comment: `Meanwhile ${seen.length}` })
    } while (after)
    expect(seen).toHaveLength(46)
    expect(new Set(seen.map(({ id: entryId }) => entryId)).size).toBe(46)
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .sort()
        .reverse(),
    )
    expect(seen.some(({ remark }) => remark?.startsWith('Meanwhile'))).toBe(false)
    expect((await page(id)).entries[0]?.remark).toBe('Meanwhile 46')
  })

  it('L-085 by kind, across kinds in the order of time, page after page', async () => {
    const id = await captureLead(test, owner)
    await addLines(id, 20)
    await addLines(id, 15, 'call')
    await addLines(id, 30, 'tag-added')
    const first = await page(id, { kinds: ['remark', 'call'], limit: 20 })
    const second = await page(id, { kinds: ['remark', 'call'], limit: 20, after: first.after })
    const all = [...first.entries, ...second.entries]
    expect([all.length, second.after]).toEqual([35, undefined])
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['remark', 'call']))
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .sort()
        .reverse(),
    )
  })

  it('L-085 comes whole to a client that does not page', async () => {
    const id = await captureLead(test, owner)
    await addLines(id, 130)
    const answer = await test.app.inject({
      url: `/user/get-lead-logs?leadId=${id}`,
      headers: { authorization: `Bearer ${owner.token}` },
    })
    expect([answer.json().data.length, answer.json().next]).toEqual([131, undefined])
  })

  it('L-085 what is no place in a history is refused in words', async () => {
    const id = await captureLead(test, owner)
    for (const after of [
      'x',
      '2026-01-01T00:00:00.000Z~1',
      '2026-99-01T00:00:00.000Z~00000000-0000-0000-0000-000000000000',
    ])
      expect(
        (await test.send(owner, leadWorkEndpoints.logs, { leadId: id, kinds: [], after, limit: 10 })).status,
      ).toBe(400)
    for (const limit of [0, 101, 1.5])
      expect(
        (await test.send(owner, leadWorkEndpoints.logs, { leadId: id, kinds: [], after: undefined, limit }))
          .status,
      ).toBe(400)
    const kinds = ['rumour' as HistoryKind]
    expect(
      (await test.send(owner, leadWorkEndpoints.logs, { leadId: id, kinds, after: undefined, limit: 9 }))
        .status,
    ).toBe(400)
  })

  it('C-091 the history of a lead that was merged into it belongs to it', async () => {
    const kept = await captureLead(test, owner)
    const merged = await captureLead(test, owner, {
      contacts: [aContact({ firstName: 'Anu', phones: ['+91 9845021764'] })],
    })
    await actOn(test, owner, merged, { comment: 'Of the other' })
    await test.call(owner, leadCaptureEndpoints.merge, { keptId: kept, mergedId: merged, choices: {} })
    expect((await logsOf(test, owner, kept)).map(({ remark }) => remark)).toContain('Of the other')
  })

  it.each<[string, HistoryKind[]]>([
    ['all kinds', []],
    ['some kinds', ['call', 'stage']],
  ])('L-085 a page of 5,000 entries reads no more rows than a page: %s', async (_what, kinds) => {
    const id = await captureLead(test, owner)
    await addLines(id, 5000)
    await addLines(id, 200, 'call')
    await test.deps.database.pool.query('analyze lead_history')
    const plan = await inCompany(test.deps, company.id, async ({ db }) => {
      const query = historyPageQuery(company.id, id, { kinds, before: undefined, limit: 31 })
      return (await db.execute(sql`explain (analyze, format json) ${query}`)).rows[0]?.['QUERY PLAN']
    })
    const nodes = walk((plan as [{ Plan: PlanNode }])[0].Plan)
    const scans = nodes.filter((node) => node['Relation Name'] === 'lead_history')
    expect(scans.length).toBeGreaterThan(0)
    for (const scan of scans) {
      expect(scan['Node Type']).toMatch(/^Index (Only )?Scan$/)
      expect(scan['Actual Rows']).toBeLessThanOrEqual(31)
      expect(scan['Rows Removed by Filter'] ?? 0).toBe(0)
    }
  })
})

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}
const walk = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(walk)]

describe('additional details', () => {
  it('D-010 D-011 what the details page shows on demand, with the other contacts', async () => {
    test.setNow(new Date('2026-03-10T06:00:00.000Z'))
    const id = await captureLead(test, owner, {
      budget: 2500000,
      area: '1450',
      areaUnit: 'sqft',
      workScope: 'Full Design services',
      source: 'Referral',
      sourceName: 'Nikhil Rao',
      assigneeId: owner.userId,
      contacts: [
        aContact(),
        aContact({
          firstName: 'Rahul',
          type: 'Architect',
          designation: 'Partner',
          phones: ['+91 9845021999'],
        }),
      ],
    })
    const read = () => test.call(owner, leadWorkEndpoints.additionalDetails, { leadId: id })
    expect((await read()).callOutcome).toBeUndefined()
    await actOn(test, owner, id, { callStatus: 'interested' })
    expect(await read()).toEqual({
      budget: 2500000,
      area: '1450',
      areaUnit: 'sqft',
      workScope: 'Full Design services',
      source: 'Referral',
      sourceName: 'Nikhil Rao',
      assignee: 'Olga Rao',
      lastCallAt: '2026-03-10T06:00:00.000Z',
      callOutcome: 'interested',
      contacts: [
        {
          firstName: 'Rahul',
          lastName: 'Iyer',
          type: 'Architect',
          designation: 'Partner',
          email: undefined,
          phones: ['+91 9845021999'],
        },
      ],
    })
  })

  it('D-012 the remarks come with the lead itself', async () => {
    const id = await captureLead(test, owner, { remarks: 'Call after six' })
    expect(await readLead(test, owner, id)).toMatchObject({
      remarks: 'Call after six',
      stage: { kind: 'unassigned' },
    })
  })
})

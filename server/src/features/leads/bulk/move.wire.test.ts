import { randomUUID } from 'node:crypto'
import type { BulkReport, BulkStageMove } from '@foyer/contract/leads/bulk/model'
import type { LeadSelectionQuery } from '@foyer/contract/leads/model'
import type { LiveEvent } from '@foyer/contract/live/events'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { readLead } from '../../../testing/builders/capture'
import { addLeads, type LeadWish } from '../../../testing/builders/leads'
import { addStagesNamed } from '../../../testing/builders/pipeline'
import { actOn, logsOf } from '../../../testing/builders/work'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const { bulk, undoBulk } = leadListEndpoints
const begun = Date.parse('2026-03-10T06:00:00.000Z')
const later = (seconds: number) => test.setNow(new Date(begun + seconds * 1000))

let company: TestCompany
let admin: TestPerson
let kavya: TestPerson
let rohan: TestPerson
let quoted: string
beforeEach(async () => {
  later(0)
  company = await test.company()
  admin = await company.person('admin', { firstName: 'Asha', lastName: 'Rao' })
  kavya = await company.person('editor', { firstName: 'Kavya', lastName: 'Menon' })
  rohan = await company.person('editor', { firstName: 'Rohan', lastName: 'Shah' })
  ;[quoted = ''] = await addStagesNamed(test, admin, 'Quoted')
})
afterEach(() => test.setNow(undefined))

const stageId = (kind: string) => company.stages.find((stage) => stage.kind === kind)?.id ?? ''
const leads = (...wishes: LeadWish[]) =>
  addLeads(
    test.deps,
    company,
    wishes.map((wish, n) => ({ firstName: `L${n}`, assigneeId: kavya.userId, ...wish })),
  )
const to = (stage: string, ids: string[], reason?: string): BulkStageMove => ({
  action: 'stage',
  selection: { ids },
  stageId: stage,
  reason,
})
/** They are listed in the order of their ids, which within a millisecond is any. */
const reasonsOf = ({ refused }: BulkReport) =>
  refused.map(({ name, reason }) => [name, reason]).toSorted(([a = ''], [b = '']) => a.localeCompare(b))
const stagesOf = (ids: string[], as = admin) =>
  Promise.all(ids.map(async (id) => (await readLead(test, as, id)).stage.name))
const rule = (requiredFields: string[], isAllowed = true) =>
  test.call(admin, pipelineEndpoints.addRule, {
    from: stageId('assigned'),
    to: quoted,
    isAllowed,
    requiredFields,
  })
const columnsOf = async (id: string) =>
  asSystem(test.deps, async ({ db }) => {
    const { rows } = await db.execute(
      sql.raw(`select stage_id, status_id, position::text, stage_since::text, follow_up_on::text, follow_up_time::text,
        follow_up_kind, reason_not_interested from leads where id = '${id}'`),
    )
    return rows[0] as Record<string, unknown>
  })

describe('many leads to another stage', () => {
  it('L-066 C-177 all that were chosen move, each with a line in its history, and others stay', async () => {
    const [a = '', b = '', other = ''] = await leads({}, {}, {})
    expect(await test.call(admin, bulk, to(quoted, [a, b]))).toEqual({
      done: 2,
      refused: [],
      refusedCount: 0,
      undoId: expect.any(String),
    })
    expect(await stagesOf([a, b, other])).toEqual(['Quoted', 'Quoted', 'Assigned'])
    for (const id of [a, b])
      expect(await logsOf(test, admin, id)).toMatchObject([
        {
          kind: 'stage',
          sentence: "The Lead's stage has been changed from Assigned to Quoted",
          actor: { id: admin.userId },
          stages: { from: 'Assigned', to: 'Quoted' },
        },
      ])
    expect(await logsOf(test, admin, other)).toEqual([])
    expect((await readLead(test, admin, a)).historyCount).toBe(1)
  })

  it('C-177 all that match a filter move, but for those that were taken out again', async () => {
    const ids = await leads({ source: 'Fair' }, { source: 'Fair' }, { source: 'Web' })
    const query: LeadSelectionQuery = {
      tab: 'all',
      callStatus: undefined,
      search: 'l0',
      followUpFrom: undefined,
      followUpTo: undefined,
    }
    const call = { ...to(quoted, []), selection: { query, expected: 1 } }
    expect(await test.call(admin, bulk, call)).toMatchObject({ done: 1 })
    expect(await stagesOf(ids)).toEqual(['Quoted', 'Assigned', 'Assigned'])
    const all = { query: { ...query, search: undefined }, expected: 3, except: [ids[2] ?? ''] }
    expect(await test.call(admin, bulk, { ...call, selection: all })).toMatchObject({
      done: 1,
      refused: [{ reason: 'Already in this stage.' }],
    })
    expect(await stagesOf(ids)).toEqual(['Quoted', 'Quoted', 'Assigned'])
    const stale = { ...call, selection: { ...all, expected: 7 } }
    expect(await test.send(admin, bulk, stale)).toMatchObject({ status: 409, body: { code: 'list-changed' } })
  })

  it('C-073 C-177 they get the first status of the stage, and stand at the top of its column', async () => {
    const [there = '', a = '', b = ''] = await leads({ stage: 'lost' }, { statusId: 2 }, {})
    await test.call(admin, bulk, to(stageId('lost'), [a, b]))
    const position = async (id: string) => Number((await columnsOf(id)).position)
    expect(await position(a)).toBeGreaterThan(await position(there))
    expect(await position(b)).toBeGreaterThan(await position(there))
    const [first] = (await readLead(test, admin, a)).stage.statuses
    expect((await readLead(test, admin, a)).statusId).toBe(first?.id)
  })

  it('C-074 C-177 to Won: all at once, their follow-ups end, and from then on they stay', async () => {
    const ids = await leads({ followUpOn: '2026-03-12', followUpTime: '10:00' }, {})
    expect(await test.call(admin, bulk, to(stageId('won'), ids))).toMatchObject({ done: 2 })
    expect(await stagesOf(ids)).toEqual(['Won', 'Won'])
    expect((await readLead(test, admin, ids[0] ?? '')).followUpOn).toBeUndefined()
    const report = await test.call(admin, bulk, to(quoted, ids))
    expect(report).toMatchObject({ done: 0, refusedCount: 2 })
    expect(reasonsOf(report)).toEqual([
      ['L0 Rao', 'A lead that is Won stays in its stage.'],
      ['L1 Rao', 'A lead that is Won stays in its stage.'],
    ])
  })

  it('C-165 C-177 to Lost: one reason for all, on the lead and in its history', async () => {
    const ids = await leads({}, {})
    await test.call(admin, bulk, to(stageId('lost'), ids, '  Chose another firm '))
    for (const id of ids) {
      expect((await columnsOf(id)).reason_not_interested).toBe('Chose another firm')
      expect((await logsOf(test, admin, id)).map(({ sentence }) => sentence).toSorted()).toEqual([
        'Not interested because: Chose another firm',
        "The Lead's stage has been changed from Assigned to Lost",
      ])
      expect((await readLead(test, admin, id)).historyCount).toBe(2)
    }
    const [silent = ''] = await leads({})
    await test.call(admin, bulk, to(stageId('lost'), [silent]))
    expect((await columnsOf(silent)).reason_not_interested).toBe('Not given')
    const long = to(stageId('lost'), ids, 'x'.repeat(1026))
    expect(await test.send(admin, bulk, long)).toMatchObject({ status: 400, body: { code: 'bad-input' } })
  })

  it('C-177 a reason is kept for Lost only', async () => {
    const [id = ''] = await leads({})
    await test.call(admin, bulk, to(quoted, [id], 'Chose another firm'))
    expect((await columnsOf(id)).reason_not_interested).toBeNull()
    expect(await logsOf(test, admin, id)).toHaveLength(1)
  })

  it('C-177 open pages of colleagues look again', async () => {
    const [id = ''] = await leads({})
    const told: LiveEvent[] = []
    const stop = test.server.live.subscribe(kavya.userId, {
      onEvent: (event) => told.push(event),
      onGap: () => {},
    })
    await test.call(admin, bulk, to(quoted, [id]))
    await expect.poll(() => told).toContainEqual({ name: 'changed', about: ['leads'], ids: [id] })
    stop()
  })
})

describe('leads that may not move stay, and are listed with the reason', () => {
  it('C-177 P-020 unassigned ones', async () => {
    const ids = await leads({ assigneeId: null }, {})
    expect(await test.call(admin, bulk, to(quoted, ids))).toMatchObject({
      done: 1,
      refusedCount: 1,
      refused: [
        {
          id: ids[0],
          name: 'L0 Rao',
          reason: "Can't change the stage of unassigned lead without an assignee",
        },
      ],
    })
    expect(await stagesOf(ids)).toEqual(['Unassigned', 'Quoted'])
  })

  it('C-177 C-077 moves that a rule forbids', async () => {
    await rule([], false)
    const ids = await leads({}, { stage: 'lost' })
    expect(await test.call(admin, bulk, to(quoted, ids))).toMatchObject({
      done: 1,
      refused: [{ id: ids[0], name: 'L0 Rao', reason: 'A lead cannot move from Assigned to Quoted.' }],
    })
    expect(await stagesOf(ids)).toEqual(['Assigned', 'Quoted'])
    expect(await logsOf(test, admin, ids[0] ?? '')).toEqual([])
  })

  it('C-177 C-077 those that lack fields which a rule requires, each with its own', async () => {
    await rule(['budget', 'city', 'tags'])
    const ids = await leads(
      { budget: 100_000, city: 'Pune', tags: ['Loft'] },
      { city: 'Pune', tags: ['Flat'] },
      { budget: 1 },
    )
    const report = await test.call(admin, bulk, to(quoted, ids))
    expect(report).toMatchObject({ done: 1, refusedCount: 2 })
    expect(reasonsOf(report)).toEqual([
      ['L1 Rao', 'Please fill in first: Budget.'],
      ['L2 Rao', 'Please fill in first: City, Tags.'],
    ])
    expect(await stagesOf(ids)).toEqual(['Quoted', 'Assigned', 'Assigned'])
  })

  it('C-177 those already there, archived or deleted; with nothing left nothing is done', async () => {
    const ids = await leads(
      { stage: 'lost' },
      { archivedAt: new Date(begun) },
      { deletedAt: new Date(begun), deletedBy: admin.userId },
    )
    const report = await test.call(admin, bulk, to(stageId('lost'), ids))
    expect(report).toMatchObject({ done: 0, refusedCount: 3, undoId: undefined })
    expect(new Map(report.refused.map(({ id, reason }) => [id, reason]))).toEqual(
      new Map([
        [ids[0], 'Already in this stage.'],
        [ids[1], 'This lead is no longer there.'],
        [ids[2], 'This lead is no longer there.'],
      ]),
    )
  })

  it('C-177 nothing moves into Unassigned', async () => {
    const ids = await leads({}, { stage: 'lost' })
    expect(await test.call(admin, bulk, to(stageId('unassigned'), ids))).toMatchObject({
      done: 0,
      refusedCount: 2,
    })
    expect(await stagesOf(ids)).toEqual(['Assigned', 'Lost'])
  })
})

describe('undo of a move', () => {
  it('C-177 puts them back with what they had there, once, and only for the one who did it', async () => {
    const ids = await leads(
      {
        statusId: 1,
        stageSince: new Date(begun - 86_400_000),
        followUpOn: '2026-03-12',
        followUpTime: '10:00',
        followUpKind: 'call',
        reasonNotInterested: 'Old',
      },
      { stage: 'won' },
    )
    const [a = '', b = ''] = ids
    const before = await Promise.all([columnsOf(a), columnsOf(b)])
    later(60)
    const { undoId = '', done } = await test.call(kavya, bulk, to(stageId('lost'), ids, 'Too dear'))
    expect(done).toBe(1)
    expect(await columnsOf(a)).toMatchObject({ reason_not_interested: 'Too dear', follow_up_on: null })
    const refused = { status: 409, body: { code: 'cannot-undo' } }
    expect(await test.send(admin, undoBulk, { undoId })).toMatchObject(refused)
    later(3600)
    expect(await test.call(kavya, undoBulk, { undoId })).toMatchObject({ done: 1, refusedCount: 0 })
    expect(await Promise.all([columnsOf(a), columnsOf(b)])).toEqual(before)
    expect((await logsOf(test, admin, a))[0]).toMatchObject({
      kind: 'stage-undone',
      sentence: "The Lead's stage has been taken back from Lost to Assigned",
    })
    expect(await test.send(kavya, undoBulk, { undoId })).toMatchObject(refused)
  })

  it('C-177 leaves what somebody has moved, archived or deleted since', async () => {
    const ids = await leads({}, {}, {}, {})
    const [moved = '', archived = '', deleted = ''] = ids
    const { undoId = '' } = await test.call(admin, bulk, to(quoted, ids))
    later(5)
    await actOn(test, kavya, moved, { stageId: stageId('lost') })
    await test.call(admin, bulk, { action: 'archive', selection: { ids: [archived] } })
    await test.call(admin, bulk, { action: 'delete', selection: { ids: [deleted] } })
    const report = await test.call(admin, undoBulk, { undoId })
    expect(report).toMatchObject({ done: 1, refusedCount: 3 })
    expect(new Set(report.refused.map(({ reason }) => reason))).toEqual(
      new Set(['Changed by somebody since.']),
    )
    expect(await stagesOf([moved, archived, ids[3] ?? ''])).toEqual(['Lost', 'Quoted', 'Assigned'])
  })

  it('C-074 C-177 out of Won only for the moment that the toast is there', async () => {
    const [a = '', b = ''] = await leads({}, {})
    const first = await test.call(kavya, bulk, to(stageId('won'), [a]))
    later(9)
    expect(await test.call(kavya, undoBulk, { undoId: first.undoId ?? '' })).toMatchObject({ done: 1 })
    const second = await test.call(kavya, bulk, to(stageId('won'), [b]))
    later(60)
    expect(await test.send(kavya, undoBulk, { undoId: second.undoId ?? '' })).toMatchObject({
      status: 409,
      body: { code: 'cannot-undo' },
    })
    expect(await stagesOf([a, b])).toEqual(['Assigned', 'Won'])
  })
})

describe('who may, and what', () => {
  it('C-177 leads outside the caller’s sight or company are as if they were not there', async () => {
    const [mine = '', theirs = ''] = await leads({}, { assigneeId: rohan.userId })
    const other = await test.company()
    const boss = await other.person('admin')
    const [foreign = ''] = await addLeads(test.deps, other, [{ assigneeId: boss.userId }])
    const report = await test.call(kavya, bulk, to(quoted, [mine, theirs, foreign]))
    expect(report).toMatchObject({ done: 1, refusedCount: 2 })
    expect(report.refused).toEqual(
      [theirs, foreign].map((id) => ({ id, name: '', reason: 'This lead is no longer there.' })),
    )
    expect(await stagesOf([mine, theirs])).toEqual(['Quoted', 'Assigned'])
    expect(await stagesOf([foreign], boss)).toEqual(['Assigned'])
  })

  it('C-177 stages of another company, and what is no stage, are refused as a whole', async () => {
    const ids = await leads({}, {})
    const other = await test.company()
    for (const stage of [randomUUID(), other.stages[1]?.id ?? ''])
      expect(await test.send(admin, bulk, to(stage, ids))).toMatchObject({
        status: 409,
        body: { code: 'unknown-stage' },
      })
    for (const leadStage of [undefined, '', 'Quoted', 7, null, { name: 'Quoted' }]) {
      const answer = await test.app.inject({
        method: 'PATCH',
        url: '/user/leads/bulk-update?action=stage',
        payload: { leadIds: ids, leadStage },
        headers: { authorization: `Bearer ${admin.token}` },
      })
      expect([answer.statusCode, answer.json().code], String(leadStage)).toEqual([400, 'bad-input'])
    }
    expect(await stagesOf(ids)).toEqual(['Assigned', 'Assigned'])
  })

  it('C-147 C-177 whoever may not edit leads moves none', async () => {
    const ids = await leads({})
    const reader = await company.person('reader')
    const client = await company.person('client')
    for (const as of [reader, client])
      expect(await test.send(as, bulk, to(quoted, ids))).toMatchObject({ status: 403 })
    expect(await stagesOf(ids)).toEqual(['Assigned'])
  })

  it('C-074 C-177 one that was moved with others can be taken back alone', async () => {
    const ids = await leads({}, {})
    await test.call(kavya, bulk, to(quoted, ids))
    later(5)
    await test.call(kavya, leadWorkEndpoints.undoStage, { leadId: ids[0] ?? '' })
    expect(await stagesOf(ids)).toEqual(['Assigned', 'Quoted'])
  })
})

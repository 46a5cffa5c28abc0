import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { asSystem } from '../../context'
import { aContact, captureLead } from '../../testing/builders/capture'
import { addStagesNamed } from '../../testing/builders/pipeline'
import { actOn } from '../../testing/builders/work'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'
import { countAgain } from './service/count-again'

const test = useTestApp()
const { edit, merge, undoMerge } = leadCaptureEndpoints
const { patch, undoStage, reopen, undoCall, contacted } = leadWorkEndpoints
const { bulk, assignMultiple, undoBulk } = leadListEndpoints

let company: TestCompany
let owner: TestPerson
let rita: TestPerson
let sam: TestPerson
let quoted: string
let clock: number

const day = 86_400
const wait = (seconds: number) => {
  clock += seconds * 1000
  test.setNow(new Date(clock))
}

beforeEach(async () => {
  // Half past nine in the evening in India: hours later it is another day there.
  clock = Date.parse('2026-02-27T16:00:00.000Z')
  wait(0)
  company = await test.company()
  owner = await company.person('superAdmin', { firstName: 'Olga', lastName: 'Rao' })
  rita = await company.person('editor', { firstName: 'Rita', lastName: 'Sen' })
  sam = await company.person('editor', { firstName: 'Sam', lastName: 'Das' })
  ;[quoted = ''] = await addStagesNamed(test, owner, 'Quoted')
})
afterEach(() => test.setNow(undefined))

const stageId = (kind: string) => company.stages.find((stage) => stage.kind === kind)?.id ?? ''
const rowsOf = (text: string) => asSystem(test.deps, async ({ db }) => (await db.execute(sql.raw(text))).rows)

const tables = async () => {
  const own = `where company_id = '${company.id}'`
  await rowsOf(`select fold_analytics('${company.id}')`)
  return {
    sums: await rowsOf(
      `select measure, key, day::text, is_all, is_month, person_id, creator_id, leads, valued, amount::int8, seconds::int8
       from analytics_sums ${own} and (leads <> 0 or valued <> 0 or amount <> 0 or seconds <> 0) order by 1, 2, 3, 4, 5, 6, 7`,
    ),
    calls: await rowsOf(
      `select lead_id, id, at, author_id, call_status, unanswered from lead_calls ${own} order by 1, at, id`,
    ),
    stays: await rowsOf(
      `select lead_id, stage_id, entered_at, left_at from lead_stays ${own} order by 1, id`,
    ),
    followUps: await rowsOf(
      `select lead_id, due_on::text, outcome, person_id from lead_follow_ups ${own} order by 1, id`,
    ),
  }
}

/** What the triggers have kept is what comes out when everything is made again from leads and history. */
async function agrees() {
  const kept = await tables()
  await rowsOf(`select derive_analytics('${company.id}')`)
  const derived = await tables()
  for (const name of ['calls', 'stays', 'followUps', 'sums'] as const)
    expect.soft(kept[name], name).toEqual(derived[name])
  return kept
}

const lead = (over: Parameters<typeof captureLead>[2] = {}) =>
  captureLead(test, owner, { assigneeId: rita.userId, budget: 900_000, source: 'Website', ...over })
const act = (id: string, over: Parameters<typeof actOn>[3], as = rita) => actOn(test, as, id, over)
const move = (leadId: string, to: string, as = rita) =>
  test.call(as, patch, { leadId, baseUpdatedAt: undefined, stageId: to, change: {} })
const assign = (id: string, to: TestPerson | null) =>
  test.call(owner, edit, { kind: 'assign', id, assigneeId: to?.userId ?? null })

it('calls, outcomes, undone ones, and a run without an answer that began before', async () => {
  const id = await lead({ city: 'Pune' })
  wait(3 * 3600)
  await test.call(rita, contacted, { leadId: id, channel: 'call' })
  wait(60)
  await act(id, { callStatus: 'no-response', remarkType: 'call', comment: 'Rang out' })
  wait(day)
  await act(id, { callStatus: 'no-response' })
  wait(day)
  await act(id, { callStatus: 'no-response' })
  wait(5)
  await test.call(rita, undoCall, { leadId: id })
  wait(day)
  await act(id, { callStatus: 'interested' }, owner)
  wait(day)
  await act(id, { callStatus: 'no-response' })
  wait(100)
  await act(id, { comment: 'Spoke to the wife', remarkType: 'call' })
  wait(100)
  await act(id, { meetingMode: 'Video call', outcome: 'Wants a quotation', comment: 'Met' })
  wait(100)
  await act(id, { statusId: 3 })
  wait(day)
  await act(id, { statusId: 2, callStatus: 'follow-up', comment: 'In two words' })
  wait(5)
  await test.call(rita, undoCall, { leadId: id })
  wait(day)
  await act(id, { statusId: 2, callStatus: 'follow-up', comment: 'Again' })
  await lead({ assigneeId: undefined, source: undefined })
  const { calls } = await agrees()
  expect(calls).toHaveLength(8)
})

it('a call that is undone together with its move and its follow-up', async () => {
  const id = await lead()
  wait(day)
  await act(id, { callStatus: 'interested', followUp: { on: '2026-03-05', time: '11:00' } })
  wait(day)
  await act(id, {
    callStatus: 'follow-up',
    stageId: quoted,
    followUp: { on: '2026-03-09', time: '11:00' },
  })
  wait(4)
  await test.call(rita, undoCall, { leadId: id })
  await agrees()
  wait(day)
  await act(id, { callStatus: 'meeting', stageId: stageId('won') })
  wait(4)
  await test.call(rita, undoCall, { leadId: id })
  await agrees()
  const free = await lead({ assigneeId: undefined })
  wait(60)
  await act(free, { callStatus: 'interested', stageId: quoted, assigneeId: rita.userId }, owner)
  wait(4)
  await test.call(owner, undoCall, { leadId: free })
  await agrees()
})

it('moves, undone moves, Won and Lost and back', async () => {
  const id = await lead()
  wait(day)
  await move(id, quoted)
  wait(4)
  await test.call(rita, undoStage, { leadId: id })
  wait(day)
  await move(id, quoted)
  wait(day)
  await act(id, { followUp: { on: '2026-03-20', time: '10:00' } })
  wait(day)
  await move(id, stageId('lost'))
  wait(4)
  await test.call(rita, undoStage, { leadId: id })
  await agrees()
  wait(day)
  await move(id, stageId('won'))
  wait(day)
  await test.call(owner, reopen, { leadId: id, reason: 'Signed too early' })
  wait(day)
  await move(id, stageId('assigned'))
  wait(day)
  await move(id, quoted)
  const lost = await lead()
  wait(day)
  await act(lost, { callStatus: 'not-interested', reason: 'Chose another firm', stageId: stageId('lost') })
  await agrees()
})

it('follow-ups kept, late, missed, put off in time, done, and closed by the end', async () => {
  const ids = await Promise.all([0, 1, 2, 3, 4, 5].map(() => lead()))
  const [kept = '', late = '', missed = '', moved = '', done = '', closed = ''] = ids
  wait(600)
  for (const id of ids)
    await act(id, { callStatus: 'follow-up', followUp: { on: '2026-03-03', time: '11:00' } })
  wait(day)
  await act(moved, { followUp: { on: '2026-03-04' } })
  wait(day)
  await act(done, { followUp: null })
  wait(2 * day)
  await act(kept, { callStatus: 'interested' })
  await assign(closed, sam)
  wait(3600)
  await move(closed, stageId('lost'), owner)
  wait(2 * day)
  await act(late, { callStatus: 'interested' })
  await act(missed, { followUp: { on: '2026-03-12', time: '10:00' } })
  wait(day)
  await act(missed, { callStatus: 'no-response' })
  wait(20)
  await act(moved, { callStatus: 'no-response', followUp: { on: '2026-03-15', time: '10:00' } })
  wait(4)
  await test.call(rita, undoCall, { leadId: moved })
  const { followUps } = await agrees()
  expect(new Set(followUps.map(({ outcome }) => outcome))).toEqual(
    new Set(['kept', 'late', 'missed', 'moved', null]),
  )
})

it('assigned, taken away, given to many, and brought back', async () => {
  const free = await lead({ assigneeId: undefined })
  const given = await lead()
  wait(day)
  await assign(free, sam)
  wait(60)
  await act(free, { callStatus: 'follow-up', followUp: { on: '2026-03-02', time: '11:00' } }, sam)
  wait(day)
  await assign(free, null)
  wait(day)
  await assign(free, rita)
  wait(60)
  await act(free, { callStatus: 'interested' })
  await agrees()
  const selection = { ids: [free, given] }
  wait(60)
  const { undoId = '' } = await test.call(owner, assignMultiple, { selection, assigneeId: sam.userId })
  wait(60)
  await test.call(owner, undoBulk, { undoId })
  wait(60)
  const to = await test.call(owner, bulk, {
    action: 'stage',
    selection,
    stageId: stageId('lost'),
    reason: 'Wrong number',
  })
  await agrees()
  wait(60)
  await test.call(owner, undoBulk, { undoId: to.undoId ?? '' })
  await agrees()
})

it('archived, deleted, restored, changed and gone for good', async () => {
  const ids = await Promise.all([0, 1, 2, 3].map((n) => lead({ city: `City ${'abcd'[n]}` })))
  const [archived = '', deleted = '', changed = '', erased = ''] = ids
  wait(day)
  for (const id of ids)
    await act(id, {
      callStatus: 'interested',
      stageId: quoted,
      followUp: { on: '2026-03-03', time: '11:00' },
    })
  const mark = (action: 'archive' | 'unarchive', ids: string[]) =>
    test.call(owner, bulk, { action, selection: { ids }, confirmCount: undefined })
  wait(day)
  await mark('archive', [archived])
  await test.call(owner, edit, { kind: 'delete', id: deleted })
  await agrees()
  wait(day)
  await mark('unarchive', [archived])
  await test.call(owner, edit, { kind: 'restore', id: deleted })
  await act(changed, { stageId: stageId('won'), callStatus: 'sign-up' })
  await agrees()
  for (const table of ['lead_contacts', 'lead_identities', 'lead_history'])
    await rowsOf(`delete from ${table} where lead_id = '${erased}'`)
  await rowsOf(`delete from leads where id = '${erased}'`)
  await agrees()
  await rowsOf(`update companies set time_zone = 'America/New_York' where id = '${company.id}'`)
  await countAgain(test.deps, company.id)
  await agrees()
})

it('two leads that become one, and two again', async () => {
  const keptId = await lead({ assigneeId: undefined, contacts: [aContact({ email: 'a@example.com' })] })
  const mergedId = await lead({
    contacts: [aContact({ email: 'b@example.com', phones: ['+91 9000000001'] })],
  })
  wait(day)
  await act(mergedId, { callStatus: 'no-response', followUp: { on: '2026-03-04', time: '11:00' } })
  wait(day)
  const joined = await test.call(owner, merge, { keptId, mergedId, choices: { assignee: 'merged' } })
  await agrees()
  wait(day)
  await test.call(owner, undoMerge, { mergeId: joined.mergeId })
  await agrees()
  wait(day)
  await act(mergedId, { callStatus: 'interested' })
  await act(keptId, { callStatus: 'no-response' }, owner)
  await agrees()
})

it('follow-ups that were set in the form, done, put off and taken away there', async () => {
  const [done = '', late = '', gone = '', merged = ''] = await Promise.all([0, 1, 2, 3].map(() => lead()))
  const plan = (id: string, followUpOn: string | null) =>
    test.call(rita, edit, { kind: 'change', id, change: { followUpOn } })
  wait(600)
  for (const id of [done, late, gone, merged]) await plan(id, '2026-03-03')
  wait(day)
  await act(done, { followUp: null })
  await plan(gone, null)
  await plan(merged, '2026-03-05')
  wait(5 * day)
  await act(late, { callStatus: 'interested' })
  const { followUps } = await agrees()
  expect(new Set(followUps.map(({ outcome }) => outcome))).toEqual(new Set(['kept', 'late', 'moved', null]))
})

it('moves of which one after the other is taken back', async () => {
  const id = await lead()
  wait(day)
  await move(id, stageId('lost'))
  wait(60)
  const selection = { ids: [id] }
  const { undoId = '' } = await test.call(owner, bulk, { action: 'stage', selection, stageId: quoted })
  wait(60)
  await move(id, stageId('won'))
  wait(4)
  await test.call(rita, undoStage, { leadId: id })
  await agrees()
  wait(4)
  await test.call(owner, undoBulk, { undoId })
  const { stays } = await agrees()
  expect(stays.at(-1)).toMatchObject({ stage_id: stageId('lost'), left_at: null })
})

import { randomUUID } from 'node:crypto'
import type { LeadConflict } from '@foyer/contract/leads/record/draft'
import type { PatchedValues } from '@foyer/contract/leads/work/forms'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { notificationEndpoints } from '@foyer/contract/wire/notifications'
import { beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { captureLead, readLead } from '../../../testing/builders/capture'
import { addLeads } from '../../../testing/builders/leads'
import { actOn, logsOf, tryOn } from '../../../testing/builders/work'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { notificationJobs } from '../../notifications/jobs'
import { createNotificationRules } from '../../notifications/service'

const test = useTestApp()

let company: TestCompany
let owner: TestPerson
let rep: TestPerson
beforeEach(async () => {
  test.setNow(new Date('2026-03-10T06:00:00.000Z'))
  company = await test.company()
  owner = await company.person('superAdmin', { firstName: 'Olga', lastName: 'Rao' })
  rep = await company.person('editor', { firstName: 'Rita', lastName: 'Sen' })
})

const stageId = (kind: string) => company.stages.find((stage) => stage.kind === kind)?.id ?? ''
const own = (over = {}) => captureLead(test, owner, { assigneeId: rep.userId, ...over })
const followUp = (on: string, time: string | undefined = undefined) => ({ on, time, kind: undefined })

/** As a client that does not use our contract sends it. */
const post = async (as: TestPerson, body: object) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/user/newleadActions?userId=${as.userId}`,
    payload: body,
    headers: { authorization: `Bearer ${as.token}` },
  })
  return { status: answer.statusCode, body: answer.json() }
}

describe('follow-ups', () => {
  it('L-096 L-115 not before today in the company’s zone, at 10:00 unless said', async () => {
    test.setNow(new Date('2026-03-10T19:00:00.000Z'))
    const id = await own()
    const { status, body } = await tryOn(test, rep, id, { followUp: followUp('2026-03-10') })
    expect([status, body.message]).toEqual([400, 'The follow-up cannot be before today.'])
    expect(await actOn(test, rep, id, { followUp: followUp('2026-03-11') })).toMatchObject({
      followUpOn: '2026-03-11',
      followUpTime: '10:00',
      followUpKind: 'call',
    })
  })

  it('L-095 a Lost lead has none, and a move to Lost ends it', async () => {
    const id = await own()
    await actOn(test, rep, id, { followUp: followUp('2026-03-12') })
    const lost = await actOn(test, rep, id, { stageId: stageId('lost'), followUp: followUp('2026-03-14') })
    expect(lost).toMatchObject({ stage: { kind: 'lost' }, followUpOn: undefined, followUpTime: undefined })
    expect((await tryOn(test, rep, id, { followUp: followUp('2026-03-14') })).status).toBe(400)
  })

  it('L-096 snoozed and done, each with its line; an overdue one may stay while the rest is updated', async () => {
    const id = await own()
    await actOn(test, rep, id, { followUp: { on: '2026-03-11', time: '09:05', kind: 'client-visit' } })
    test.setNow(new Date('2026-03-13T06:00:00.000Z'))
    const kept = await actOn(test, rep, id, { followUp: followUp('2026-03-11'), comment: 'Tried' })
    expect(kept).toMatchObject({
      followUpOn: '2026-03-11',
      followUpTime: '09:05',
      followUpKind: 'client-visit',
    })
    const snoozed = await actOn(test, rep, id, { followUp: followUp('2026-03-14', '09:05') })
    expect(snoozed).toMatchObject({ followUpOn: '2026-03-14', followUpKind: 'client-visit' })
    expect(await actOn(test, rep, id, { followUp: null })).toMatchObject({ followUpOn: undefined })
    expect((await logsOf(test, rep, id, ['follow-up'])).map(({ sentence }) => sentence)).toEqual([
      'Follow-up done',
      'Follow-up set for 14 Mar 2026, 9:05 AM',
      'Follow-up set for 11 Mar 2026, 9:05 AM',
    ])
  })

  it.each([
    ['a day that does not exist', { updateDate: '31-02-2026' }],
    ['a time that does not exist', { updateDate: '12-03-2026', updateTime: '25:00' }],
    ['no call status', { callLeadStatus: 9 }],
  ])('L-101 %s is refused in words', async (_what, update) => {
    const id = await own()
    const { status, body } = await post(rep, { leadId: id, leadUpdates: [update] })
    expect([status, body.code]).toEqual([400, 'bad-input'])
    expect((await readLead(test, rep, id)).historyCount).toBe(2)
  })

  it('C-159 a day beside empty leadUpdates is no follow-up: the agreed one stays', async () => {
    const id = await own()
    await actOn(test, rep, id, { followUp: followUp('2026-03-20', '22:10') })
    const { status, body } = await post(rep, {
      leadId: id,
      leadUpdates: [],
      leadStage: stageId('assigned'),
      leadStatus: 3,
      updateDate: '10-03-2026',
    })
    expect(status).toBe(200)
    expect(body.data.data).toMatchObject({
      leadStatus: 3,
      latestFollowUpDate: '20-03-2026',
      latestFollowUpTime: '10:10 PM',
    })
    expect((await logsOf(test, rep, id, ['follow-up'])).length).toBe(1)
  })

  it('L-199 C-163 the edit form sets a date not before today, and keeps the hour unless it is changed too', async () => {
    const id = await own()
    await actOn(test, rep, id, { followUp: followUp('2026-03-12', '16:05') })
    const edit = (followUpOn: string | null, followUpTime?: string) =>
      test.send(rep, leadCaptureEndpoints.edit, {
        kind: 'change',
        id,
        change: { followUpOn, ...(followUpTime && { followUpTime }) },
      })
    const past = await edit('2026-03-09')
    expect([past.status, past.body.message]).toEqual([400, 'The follow-up cannot be before today.'])
    expect((await edit('2026-03-15')).status).toBe(200)
    const lead = await readLead(test, rep, id)
    expect(lead).toMatchObject({ followUpOn: '2026-03-15', followUpTime: '16:05' })
    expect(lead.history[0]?.sentence).toBe(
      "The Lead's Follow-up date has been changed from 12 Mar 2026 to 15 Mar 2026",
    )
    expect((await edit('2026-03-15', '17:30')).status).toBe(200)
    const later = await readLead(test, rep, id)
    expect(later).toMatchObject({ followUpOn: '2026-03-15', followUpTime: '17:30' })
    expect(later.history[0]?.sentence).toBe(
      "The Lead's Follow-up date has been changed from 15 Mar 2026, 4:05 PM to 15 Mar 2026, 5:30 PM",
    )
    expect((await edit(null)).status).toBe(200)
    expect(await readLead(test, rep, id)).toMatchObject({ followUpOn: undefined, followUpTime: undefined })
    const nobodys = await captureLead(test, owner)
    const change = { followUpOn: '2026-03-15' }
    expect(
      (await test.send(owner, leadCaptureEndpoints.edit, { kind: 'change', id: nobodys, change })).status,
    ).toBe(400)
  })
})

describe('two people at one lead', () => {
  it('C-150 what both changed is a conflict with both values, and nothing is written', async () => {
    const id = await own()
    const base = (await readLead(test, rep, id)).updatedAt
    await actOn(test, owner, id, { statusId: 3, followUp: followUp('2026-03-12', '11:00') })
    const mine = {
      statusId: 6,
      followUp: followUp('2026-03-13', '12:00'),
      comment: 'Tried',
      baseUpdatedAt: base,
    }
    const { status, body } = await tryOn(test, rep, id, mine)
    expect([status, body.code]).toEqual([409, 'lead-conflict'])
    const conflict = body.details as unknown as LeadConflict
    expect(conflict.fields).toEqual([
      { field: 'status', label: 'Status', yours: 'No Response', theirs: 'Interested' },
      {
        field: 'followUp',
        label: 'Follow-up',
        yours: '13 Mar 2026, 12:00 PM',
        theirs: '12 Mar 2026, 11:00 AM',
      },
    ])
    expect(await readLead(test, rep, id)).toMatchObject({ statusId: 3, historyCount: 4 })
    const again = await actOn(test, rep, id, { ...mine, baseUpdatedAt: conflict.updatedAt })
    expect(again).toMatchObject({ statusId: 6, followUpOn: '2026-03-13' })
  })

  it('C-150 what does not overlap is taken: a comment, a call, another field', async () => {
    const id = await own()
    const baseUpdatedAt = (await readLead(test, rep, id)).updatedAt
    await actOn(test, owner, id, { comment: 'Sent samples', followUp: followUp('2026-03-12') })
    await test.call(owner, leadWorkEndpoints.contacted, { leadId: id, channel: 'call' })
    await actOn(test, rep, id, { comment: 'She rang', baseUpdatedAt })
    const lead = await actOn(test, rep, id, { callStatus: 'interested', statusId: 3, baseUpdatedAt })
    expect(lead).toMatchObject({ callStatus: 'interested', statusId: 3, followUpOn: '2026-03-12' })
  })

  it('C-150 an update with the base just read never conflicts with the lines of that very change', async () => {
    const id = await own()
    const first = await actOn(test, rep, id, { statusId: 3, comment: 'a', followUp: followUp('2026-03-12') })
    const second = await actOn(test, rep, id, {
      statusId: 2,
      callStatus: 'no-response',
      followUp: followUp('2026-03-13'),
      baseUpdatedAt: first.updatedAt,
    })
    expect(second).toMatchObject({ statusId: 2, followUpOn: '2026-03-13' })
  })
})

describe('filling in what a move lacks, while a colleague works on the lead', () => {
  const fill = (id: string, change: PatchedValues, baseUpdatedAt: string) =>
    test.send(rep, leadWorkEndpoints.patch, { leadId: id, baseUpdatedAt, stageId: undefined, change })

  it('C-080 C-150 is taken where the colleague wrote elsewhere', async () => {
    const id = await own()
    const { updatedAt } = await readLead(test, rep, id)
    await actOn(test, owner, id, { comment: 'Sent samples', statusId: 3, followUp: followUp('2026-03-12') })
    await test.call(owner, leadCaptureEndpoints.edit, { kind: 'change', id, change: { city: 'Pune' } })
    expect((await fill(id, { budget: 500000 }, updatedAt)).status).toBe(200)
    expect(await readLead(test, rep, id)).toMatchObject({ budget: 500000, city: 'Pune', statusId: 3 })
  })

  it('C-150 is a conflict where the colleague filled in the same', async () => {
    const id = await own()
    const { updatedAt } = await readLead(test, rep, id)
    await test.call(owner, leadCaptureEndpoints.edit, { kind: 'change', id, change: { city: 'Pune' } })
    const { status, body } = await fill(id, { city: 'Nashik' }, updatedAt)
    expect([status, body.code]).toEqual([409, 'lead-conflict'])
    await actOn(test, owner, id, { followUp: followUp('2026-03-12') })
    expect((await fill(id, { followUpOn: '2026-03-13' }, updatedAt)).status).toBe(409)
    expect(await readLead(test, rep, id)).toMatchObject({ city: 'Pune', followUpOn: '2026-03-12' })
  })
})

describe('telling people', () => {
  const textsOf = async (person: TestPerson) => {
    await test.deps.jobs.runDue(notificationJobs(test.deps))
    const page = { tab: 'all' as const, search: undefined, limit: 40, skip: 0 }
    return (await test.call(person, notificationEndpoints.list, page)).map(({ text, link }) => [text, link])
  }

  it('L-124 D-032 Interested, Follow Up and Not Interested are told once, other statuses are not', async () => {
    await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
    const [id = ''] = await addLeads(test.deps, company, [
      { assigneeId: rep.userId, creatorId: owner.userId },
    ])
    for (const callStatus of [
      'interested',
      'interested',
      'no-response',
      'meeting',
      'not-interested',
    ] as const)
      await actOn(test, owner, id, { callStatus })
    await actOn(test, owner, id, { statusId: 2 })
    const link = `/leads/lead-full-details/${id}`
    expect((await textsOf(rep)).sort()).toEqual([
      ['Olga Rao marked your lead <b>Asha Rao</b> Follow Up', link],
      ['Olga Rao marked your lead <b>Asha Rao</b> Interested', link],
      ['Olga Rao marked your lead <b>Asha Rao</b> Not Interested', link],
    ])
    expect(await textsOf(owner)).toEqual([])
  })

  it('L-124 a refused update tells nobody', async () => {
    await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
    const [id = ''] = await addLeads(test.deps, company, [{ assigneeId: rep.userId }])
    await tryOn(test, owner, id, { callStatus: 'interested', stageId: randomUUID() })
    expect(await textsOf(rep)).toEqual([])
  })
})

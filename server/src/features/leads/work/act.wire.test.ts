import type { CallStatus } from '@foyer/contract/leads/model'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { beforeEach, describe, expect, it } from 'vitest'
import { captureLead, readLead, sentencesOf } from '../../../testing/builders/capture'
import { addLeads } from '../../../testing/builders/leads'
import { addStagesNamed, stageCalled } from '../../../testing/builders/pipeline'
import { actOn, logsOf, tryOn } from '../../../testing/builders/work'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

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

describe('an update', () => {
  it('L-101 L-102 L-103 stage, status, call, comment and follow-up go together and leave one line each', async () => {
    const [brief = ''] = await addStagesNamed(test, owner, 'Design Brief')
    for (const name of ['Brief taken', 'Moodboard'])
      await test.call(owner, pipelineEndpoints.addStatus, { stageId: brief, name })
    const statusId = (await stageCalled(test, owner, 'Design Brief')).statuses.at(-1)?.id
    const id = await own()
    const { status, body } = await post(rep, {
      leadId: id,
      updatedBy: owner.userId,
      leadStage: brief,
      leadStatus: String(statusId),
      stageOld: 'Forged',
      stageNew: 'Forged too',
      todayRemark: 1,
      logText: ['Budget approved by the CEO'],
      leadUpdates: [
        { callLeadStatus: 3, text: 'Wants to see samples', updateDate: '12-03-2026', updateTime: '4:05 PM' },
      ],
    })
    expect([status, body.message]).toEqual([200, undefined])
    expect(body.data.data).toMatchObject({
      _id: id,
      leadStage: { stageName: 'Design Brief' },
      leadStatus: statusId,
      callLeadStatus: 3,
      latestFollowUpDate: '12-03-2026',
      latestFollowUpTime: '4:05 PM',
      lastCallDate: '2026-03-10T06:00:00.000Z',
      logCount: 6,
    })
    const entries = await logsOf(test, owner, id)
    expect(entries.slice(0, 4).map(({ kind, sentence }) => [kind, sentence])).toEqual([
      ['follow-up', 'Follow-up set for 12 Mar 2026, 4:05 PM'],
      ['call', 'The Lead call status has been updated to Interested\nA new comment has been added.'],
      ['status', 'The Lead status has been updated to Moodboard'],
      ['stage', "The Lead's stage has been changed from Assigned to Design Brief"],
    ])
    expect(entries[1]).toMatchObject({
      remark: 'Wants to see samples',
      callStatus: 'interested',
      remarkType: 'virtual-meeting',
      actor: { id: rep.userId },
    })
    expect(entries[3]).toMatchObject({ stages: { from: 'Assigned', to: 'Design Brief' } })
    expect(entries[0]).toMatchObject({ followUp: { on: '2026-03-12', time: '16:05' } })
  })

  it('L-103 a comment alone is one line, and says nothing of a call', async () => {
    const id = await own()
    const lead = await actOn(test, rep, id, { comment: ' Sent the brochure ' })
    expect(lead.lastCallAt).toBeUndefined()
    expect((await logsOf(test, rep, id))[0]).toMatchObject({
      kind: 'remark',
      sentence: 'A new comment has been added.',
      remark: 'Sent the brochure',
    })
  })

  it.each<[number, CallStatus, string]>([
    [3, 'interested', 'Interested'],
    [2, 'follow-up', 'Follow Up'],
    [5, 'not-interested', 'Not Interested'],
    [6, 'no-response', 'No Response'],
    [7, 'meeting', 'Meeting Scheduled'],
  ])('L-118 call status %i is %s', async (code, callStatus, name) => {
    const id = await own()
    await post(rep, { leadId: id, leadUpdates: [{ callLeadStatus: code }] })
    const lead = await readLead(test, rep, id)
    expect(lead).toMatchObject({ callStatus, lastCallAt: '2026-03-10T06:00:00.000Z' })
    expect(lead.history[0]?.sentence).toBe(`The Lead call status has been updated to ${name}`)
  })

  it.each([
    [0, 'call'],
    [1, 'virtual-meeting'],
    [2, 'client-visit'],
  ])("L-097 today's remark %i is a %s, and counts as spoken to", async (code, remarkType) => {
    const id = await own()
    await post(rep, { leadId: id, todayRemark: String(code), leadUpdates: [{ text: 'Spoke to her' }] })
    const [line] = await logsOf(test, rep, id)
    expect(line).toMatchObject({ remarkType, remark: 'Spoke to her' })
    expect((await readLead(test, rep, id)).lastCallAt).toBeDefined()
  })

  it('L-098 a remark can carry a meeting mode and an outcome, with the update or by its own call', async () => {
    const id = await own()
    await actOn(test, rep, id, {
      comment: 'Liked the kitchen',
      meetingMode: 'Video call',
      outcome: 'Wants a quotation',
    })
    await test.call(rep, leadWorkEndpoints.saveInteraction, {
      leadId: id,
      meetingMode: 'At the site',
      outcome: undefined,
      remarks: undefined,
    })
    const found = await test.call(rep, leadWorkEndpoints.interactions, { leadId: id })
    expect(found.map(({ meetingMode, outcome, remarks }) => [meetingMode, outcome, remarks])).toEqual([
      ['At the site', undefined, undefined],
      ['Video call', 'Wants a quotation', 'Liked the kitchen'],
    ])
    const empty = { leadId: id, meetingMode: ' ', outcome: undefined, remarks: '' }
    expect((await test.send(rep, leadWorkEndpoints.saveInteraction, empty)).status).toBe(400)
  })

  it('L-100 a comment over 1024 characters is refused, and nothing is saved', async () => {
    const id = await own()
    const { status, body } = await tryOn(test, rep, id, {
      comment: 'a'.repeat(1025),
      callStatus: 'interested',
    })
    expect([status, String(body.message)]).toEqual([
      400,
      expect.stringContaining("Comment can't be greater than 1024."),
    ])
    expect(await readLead(test, rep, id)).toMatchObject({ callStatus: 'new', historyCount: 2 })
    await actOn(test, rep, id, { comment: 'a'.repeat(1024) })
  })

  it('L-114 Not Interested keeps its reason, of up to 1025 characters', async () => {
    const id = await own()
    await post(rep, {
      leadId: id,
      reasonForNotInterested: 'Chose another firm',
      leadUpdates: [{ callLeadStatus: 5 }],
    })
    expect((await logsOf(test, rep, id))[0]?.sentence).toBe(
      'The Lead call status has been updated to Not Interested\nNot interested because: Chose another firm',
    )
    const { rows } = await test.deps.database.pool.query(
      'select reason_not_interested r from leads where id = $1',
      [id],
    )
    expect(rows).toEqual([{ r: 'Chose another firm' }])
    expect((await tryOn(test, rep, id, { reason: 'a'.repeat(1026) })).status).toBe(400)
  })

  it('C-165 however it is said that a lead is not interested, a reason is stored and returned', async () => {
    const reasonOf = async (id: string) => (await readLead(test, rep, id)).reasonNotInterested
    const lost = stageId('lost')
    const ways = [
      { leadUpdates: [{ callLeadStatus: 5 }] },
      { leadStatus: 5 },
      { leadStage: lost },
      { leadStage: lost, leadStatus: 5 },
    ]
    for (const way of ways) {
      const id = await own()
      expect((await post(rep, { leadId: id, ...way })).status).toBe(200)
      expect(await reasonOf(id)).toBe('Not given')
      const told = await own()
      await post(rep, { leadId: told, ...way, reasonForNotInterested: 'Chose another firm' })
      expect(await reasonOf(told)).toBe('Chose another firm')
    }
    const id = await own()
    await post(rep, { leadId: id, leadStatus: 5, reasonForNotInterested: 'Moved abroad' })
    // What is said a second time does not push the reason out.
    await post(rep, { leadId: id, leadStage: lost })
    expect(await reasonOf(id)).toBe('Moved abroad')
    const { body } = await test.send(rep, leadCaptureEndpoints.byId, { id })
    expect(body).toMatchObject({ data: { reasonForNotInterested: 'Moved abroad' } })
  })

  it('L-085 C-145 only a sentence is the own note of who sent it; beside a change it is not believed', async () => {
    const id = await own()
    await post(rep, { leadId: id, logText: ['Asked for a site visit'] })
    expect((await logsOf(test, rep, id))[0]).toMatchObject({ kind: 'note', remark: 'Asked for a site visit' })
    await post(rep, { leadId: id, leadStatus: 1, logText: 'The Lead status has been updated to Won' })
    expect(await logsOf(test, rep, id)).toHaveLength(3)
  })

  it('nothing that is new writes nothing', async () => {
    const id = await own()
    const before = await readLead(test, rep, id)
    const after = await actOn(test, rep, id, {
      stageId: before.stage.id,
      statusId: before.statusId,
      remarkType: 'call',
    })
    expect(after).toMatchObject({ updatedAt: before.updatedAt, historyCount: before.historyCount })
  })
})

describe('status', () => {
  it('L-089 L-090 a status of the stage is taken, one of another stage is not', async () => {
    const [brief = ''] = await addStagesNamed(test, owner, 'Design Brief')
    await test.call(owner, pipelineEndpoints.addStatus, { stageId: brief, name: 'Moodboard' })
    const foreign = (await stageCalled(test, owner, 'Design Brief')).statuses.at(-1)?.id
    const id = await own()
    const lead = await actOn(test, rep, id, { statusId: 3 })
    expect(lead).toMatchObject({ statusId: 3, callStatus: 'interested' })
    const { status, body } = await tryOn(test, rep, id, { statusId: foreign })
    expect([status, body.code]).toEqual([409, 'unknown-status'])
  })

  it('D-003 D-030 D-031 D-033 the older page sets a call status by its number, also where the stage has no such status', async () => {
    const [brief = ''] = await addStagesNamed(test, owner, 'Design Brief')
    const id = await own()
    await actOn(test, rep, id, { stageId: brief })
    const { status, body } = await post(rep, {
      leadId: id,
      leadStatus: 6,
      logText: 'The Lead status has been updated to No Response',
    })
    expect([status, body.data.data.callLeadStatus, body.data.data.leadStage._id]).toEqual([200, 6, brief])
    expect((await logsOf(test, rep, id))[0]).toMatchObject({
      kind: 'status',
      sentence: 'The Lead status has been updated to No Response',
      callStatus: 'no-response',
    })
  })

  it('D-030 D-031 also where the stage has that status already and the last call went otherwise', async () => {
    const [id = ''] = await addLeads(test.deps, company, [
      { stage: 'assigned', assigneeId: rep.userId, statusId: 3, callStatus: 'no-response' },
    ])
    await actOn(test, rep, id, {
      statusId: 3,
      comment: 'An update that repeats the status says nothing of it',
    })
    expect(await readLead(test, rep, id)).toMatchObject({ statusId: 3, callStatus: 'no-response' })
    const { body } = await post(rep, { leadId: id, leadStatus: 3 })
    expect([body.data.data.leadStatus, body.data.data.callLeadStatus]).toEqual([3, 3])
    expect((await logsOf(test, rep, id))[0]?.sentence).toBe('The Lead status has been updated to Interested')
  })

  it('D-034 of a Won lead a repeated status changes nothing', async () => {
    const [won = ''] = await addLeads(test.deps, company, [
      { stage: 'won', assigneeId: rep.userId, statusId: 4, callStatus: 'interested' },
    ])
    expect(await actOn(test, rep, won, { statusId: 4 })).toMatchObject({ callStatus: 'interested' })
  })

  it('L-091 D-004 C-074 a Won lead keeps stage and status, but takes comments', async () => {
    const [won = ''] = await addLeads(test.deps, company, [
      { stage: 'won', assigneeId: rep.userId, statusId: 4 },
    ])
    for (const over of [{ stageId: stageId('lost') }, { statusId: 3 }, { callStatus: 'interested' as const }])
      expect((await tryOn(test, rep, won, over)).body.code).toBe('won-lead')
    expect(await actOn(test, rep, won, { comment: 'Handed over' })).toMatchObject({ stage: { kind: 'won' } })
  })

  it('L-092 L-093 D-005 without an assignee stage, status and follow-up are refused', async () => {
    const id = await captureLead(test, owner)
    for (const over of [{ stageId: stageId('lost') }, { statusId: 3 }, { followUp: followUp('2026-03-12') }])
      expect((await tryOn(test, owner, id, over)).status, JSON.stringify(over)).toBeGreaterThanOrEqual(400)
    expect((await readLead(test, owner, id)).historyCount).toBe(1)
  })

  it('L-094 L-099 C-176 an assignee picked in the same update opens them, in one move', async () => {
    const [brief = ''] = await addStagesNamed(test, owner, 'Design Brief')
    const id = await captureLead(test, owner)
    const lead = await actOn(test, owner, id, {
      assigneeId: rep.userId,
      stageId: brief,
      followUp: followUp('2026-03-12'),
    })
    expect(lead).toMatchObject({ assignee: { id: rep.userId }, stage: { id: brief }, followUpTime: '10:00' })
    expect(sentencesOf(await readLead(test, owner, id)).slice(0, 3)).toEqual([
      'Follow-up set for 12 Mar 2026, 10:00 AM',
      "The Lead's stage has been changed from Unassigned to Design Brief",
      'The Lead has been reassigned from UnAssigned to Rita Sen',
    ])
  })

  it('L-205 whoever may not assign cannot do it by an update', async () => {
    const id = await own()
    expect((await tryOn(test, rep, id, { assigneeId: owner.userId, comment: 'x' })).status).toBe(403)
    expect((await readLead(test, rep, id)).historyCount).toBe(2)
  })
})

describe('reaching a lead', () => {
  it('C-167 what somebody says of a call or a chat is written down; a call is the last call', async () => {
    const id = await own()
    const tap = (channel: 'call' | 'whatsapp') =>
      test.call(rep, leadWorkEndpoints.contacted, { leadId: id, channel })
    await tap('whatsapp')
    expect((await readLead(test, rep, id)).lastCallAt).toBeUndefined()
    await tap('call')
    expect((await readLead(test, rep, id)).lastCallAt).toBe('2026-03-10T06:00:00.000Z')
    expect((await logsOf(test, rep, id, ['contacted'])).map(({ sentence }) => sentence)).toEqual([
      'Called',
      'Written to on WhatsApp',
    ])
    const wrong = { leadId: id, channel: 'fax' as 'call' }
    expect((await test.send(rep, leadWorkEndpoints.contacted, wrong)).status).toBe(400)
  })

  it('C-167 what was said in a call and the next follow-up are written with it, or nothing is, and taken back with it', async () => {
    const { contacted, undoCall } = leadWorkEndpoints
    const id = await own()
    const call = { leadId: id, channel: 'call' as const }
    const comment = "Mr D'Souza wants teak, १५ लाख"
    const refused = [
      { followUp: followUp('2026-03-09') },
      { comment: 'x'.repeat(1025) },
      { comment, followUp: followUp('2026-02-30') },
      { comment, followUp: followUp('2026-03-12', '25:00') },
    ]
    for (const said of refused)
      expect((await test.send(rep, contacted, { ...call, ...said })).status).toBe(400)
    expect((await readLead(test, rep, id)).lastCallAt).toBeUndefined()

    await test.call(rep, contacted, { ...call, comment, followUp: followUp('2026-03-12', '16:30') })
    const spoken = { lastCallAt: '2026-03-10T06:00:00.000Z', followUpOn: '2026-03-12', followUpTime: '16:30' }
    expect(await readLead(test, rep, id)).toMatchObject(spoken)
    expect(await logsOf(test, rep, id, ['call'])).toMatchObject([
      { sentence: expect.stringMatching(/^Called\n/), remark: comment },
    ])
    await test.call(rep, undoCall, { leadId: id })
    const { lastCallAt, followUpOn } = await readLead(test, rep, id)
    expect([lastCallAt, followUpOn]).toEqual([undefined, undefined])
  })

  it('C-167 a call and its outcome can be taken back for a moment, by whoever recorded it', async () => {
    const { contacted, undoCall } = leadWorkEndpoints
    const id = await own()
    await actOn(test, rep, id, { followUp: followUp('2026-03-10', '09:30') })
    const before = await readLead(test, rep, id)
    const undo = (as: TestPerson) => test.send(as, undoCall, { leadId: id })
    const isAsBefore = async () =>
      expect(await readLead(test, rep, id)).toMatchObject({
        ...Object.fromEntries(
          (
            [
              'callStatus',
              'statusId',
              'followUpOn',
              'followUpTime',
              'lastCallAt',
              'reasonNotInterested',
            ] as const
          ).map((field) => [field, before[field]]),
        ),
      })
    expect((await undo(rep)).body.code).toBe('cannot-undo')
    await test.call(rep, contacted, { leadId: id, channel: 'call' })
    expect((await undo(owner)).body.code).toBe('cannot-undo')
    await test.call(rep, undoCall, { leadId: id })
    await isAsBefore()
    await actOn(test, rep, id, { callStatus: 'not-interested', reason: 'Moved abroad', followUp: null })
    await test.call(rep, undoCall, { leadId: id })
    await isAsBefore()
    expect((await logsOf(test, rep, id))[0]?.sentence).toBe('The call has been taken back')
    expect((await undo(rep)).body.code).toBe('cannot-undo')

    await actOn(test, rep, id, { callStatus: 'interested' })
    await actOn(test, owner, id, { comment: 'Good' })
    expect((await undo(rep)).body.code).toBe('cannot-undo')
    const late = await own()
    await actOn(test, rep, late, { callStatus: 'interested' })
    test.setNow(new Date('2026-03-10T06:00:16.000Z'))
    expect((await test.send(rep, undoCall, { leadId: late })).body.code).toBe('cannot-undo')
  })

  it('C-167 Undo means the call that its message tells of, and takes back no later change', async () => {
    const { contacted, undoCall } = leadWorkEndpoints
    const id = await own()
    const chat = { leadId: id, channel: 'whatsapp' as const }
    const logged = await actOn(test, rep, id, { callStatus: 'no-response', followUp: followUp('2026-03-11') })
    const undo = { leadId: id, baseUpdatedAt: logged.updatedAt }
    await test.call(rep, contacted, chat)
    const free = await test.call(rep, undoCall, undo)
    expect([free.callStatus, free.followUpOn]).toEqual(['new', undefined])
    expect((await logsOf(test, rep, id)).slice(0, 2).map(({ kind }) => kind)).toEqual([
      'call-undone',
      'contacted',
    ])
    expect((await test.send(rep, undoCall, undo)).body.code).toBe('cannot-undo')

    const again = await actOn(test, rep, id, { callStatus: 'no-response', followUp: followUp('2026-03-11') })
    await actOn(test, rep, id, { followUp: followUp('2026-03-20') })
    const late = { leadId: id, baseUpdatedAt: again.updatedAt }
    expect((await test.send(rep, undoCall, late)).body.code).toBe('cannot-undo')
    expect(await readLead(test, rep, id)).toMatchObject({
      callStatus: 'no-response',
      followUpOn: '2026-03-20',
    })
  })

  it('C-167 ADR-107 what the same update did beside the outcome is taken back with it: move, assignee, follow-up', async () => {
    const { undoCall } = leadWorkEndpoints
    const [brief = ''] = await addStagesNamed(test, owner, 'Design Brief')
    const id = await own()
    await actOn(test, rep, id, { followUp: followUp('2026-03-12', '09:30') })
    const fields = ['stage', 'statusId', 'callStatus', 'followUpOn', 'followUpTime', 'lastCallAt'] as const
    const stateOf = async (lead: string) => {
      const found = await readLead(test, owner, lead)
      return [...fields.map((field) => found[field]), found.assignee?.id]
    }
    const before = await stateOf(id)
    await actOn(test, rep, id, {
      callStatus: 'interested',
      stageId: brief,
      followUp: followUp('2026-03-14', '11:00'),
      comment: 'Wants oak floors',
    })
    await test.call(rep, undoCall, { leadId: id })
    expect(await stateOf(id)).toEqual(before)
    expect((await logsOf(test, rep, id)).slice(0, 2).map(({ sentence }) => sentence)).toEqual([
      'The call has been taken back',
      "The Lead's stage has been taken back from Design Brief to Assigned",
    ])
    // What was written stays in the history.
    expect((await logsOf(test, rep, id)).map(({ remark }) => remark)).toContain('Wants oak floors')
    expect((await test.send(rep, leadWorkEndpoints.undoStage, { leadId: id })).status).toBe(409)

    const nobodys = await captureLead(test, owner)
    const free = await stateOf(nobodys)
    await actOn(test, owner, nobodys, { callStatus: 'no-response', assigneeId: rep.userId })
    await test.call(owner, undoCall, { leadId: nobodys })
    expect(await stateOf(nobodys)).toEqual(free)

    // Whoever has moved it since keeps it there.
    await actOn(test, rep, id, { callStatus: 'interested' })
    await actOn(test, rep, id, { stageId: brief })
    expect((await test.send(rep, undoCall, { leadId: id })).body.code).toBe('cannot-undo')
  })

  it('an outcome is the status too, where the stage has one of that name', async () => {
    const [brief = ''] = await addStagesNamed(test, owner, 'Design Brief')
    const id = await own()
    expect(await actOn(test, rep, id, { callStatus: 'interested' })).toMatchObject({ statusId: 3 })
    expect(await actOn(test, rep, id, { callStatus: 'no-response', statusId: 2 })).toMatchObject({
      statusId: 2,
    })
    await actOn(test, rep, id, { stageId: brief })
    expect(await actOn(test, rep, id, { callStatus: 'interested' })).toMatchObject({ statusId: undefined })
  })

  it('a lead outside what one may see does not exist, whatever is tried', async () => {
    const id = await captureLead(test, owner, { assigneeId: owner.userId })
    const stranger = await (await test.company()).person('superAdmin')
    for (const person of [rep, stranger]) {
      expect((await tryOn(test, person, id, { comment: 'x' })).status).toBe(404)
      for (const endpoint of [leadWorkEndpoints.interactions, leadWorkEndpoints.additionalDetails])
        expect((await test.send(person, endpoint, { leadId: id })).status).toBe(404)
      const query = { leadId: id, kinds: [], after: undefined, limit: 10 }
      expect((await test.send(person, leadWorkEndpoints.logs, query)).status).toBe(404)
      expect((await test.send(person, leadWorkEndpoints.undoStage, { leadId: id })).status).toBe(404)
    }
    expect((await readLead(test, owner, id)).historyCount).toBe(2)
  })
})

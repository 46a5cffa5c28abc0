import { randomUUID } from 'node:crypto'
import type { LeadPatch, PatchedValues } from '@foyer/contract/leads/work/forms'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { beforeEach, describe, expect, it } from 'vitest'
import { captureLead, readLead, sentencesOf } from '../../../testing/builders/capture'
import { addLeads } from '../../../testing/builders/leads'
import { addStagesNamed, editOf } from '../../../testing/builders/pipeline'
import { actOn, logsOf, tryOn } from '../../../testing/builders/work'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const { patch, undoStage, reopen } = leadWorkEndpoints

let company: TestCompany
let owner: TestPerson
let rep: TestPerson
async function begin() {
  company = await test.company()
  owner = await company.person('superAdmin', { firstName: 'Olga', lastName: 'Rao' })
  rep = await company.person('editor', { firstName: 'Rita', lastName: 'Sen' })
}
beforeEach(async () => {
  test.setNow(new Date('2026-03-10T06:00:00.000Z'))
  await begin()
})

const stageId = (kind: string) => company.stages.find((stage) => stage.kind === kind)?.id ?? ''
const own = (over = {}) => captureLead(test, owner, { assigneeId: rep.userId, ...over })
const later = (seconds: number) =>
  test.setNow(new Date(Date.parse('2026-03-10T06:00:00.000Z') + seconds * 1000))
const rule = (to: string, requiredFields: string[], isAllowed = true) =>
  test.call(owner, pipelineEndpoints.addRule, { from: stageId('assigned'), to, isAllowed, requiredFields })
const aPatch = (leadId: string, stage: string | undefined, change: PatchedValues = {}): LeadPatch => ({
  leadId,
  baseUpdatedAt: undefined,
  stageId: stage,
  change,
})

it('C-165 a call status that is filled in for a move takes its reason along, in one line', async () => {
  const id = await own()
  const why = 'Not interested because: Chose another firm'
  const filled = { callStatus: 'not-interested' } as const
  await test.call(rep, patch, { ...aPatch(id, stageId('lost'), filled), reason: 'Chose another firm' })
  const lead = await readLead(test, rep, id)
  expect(lead.reasonNotInterested).toBe('Chose another firm')
  expect(sentencesOf(lead).filter((sentence) => sentence.includes(why))).toEqual([
    `The Lead call status has been updated to Not Interested\n${why}`,
  ])
  const without = await own()
  await test.call(rep, patch, { ...aPatch(without, undefined, filled) })
  expect((await readLead(test, rep, without)).reasonNotInterested).toBe('Not given')
})

it('C-165 a card dropped into Lost takes its reason along, and gives it back when the drop is undone', async () => {
  const id = await own()
  const to = stageId('lost')
  await test.call(rep, patch, { ...aPatch(id, to), reason: 'Chose another firm' })
  const lead = await readLead(test, rep, id)
  expect(lead.reasonNotInterested).toBe('Chose another firm')
  expect(sentencesOf(lead)).toContain('Not interested because: Chose another firm')
  await test.call(rep, undoStage, { leadId: id })
  expect((await readLead(test, rep, id)).reasonNotInterested).toBeUndefined()
  await test.call(rep, patch, aPatch(id, to))
  expect((await readLead(test, rep, id)).reasonNotInterested).toBe('Not given')
})

describe('50 moves of one lead at once', () => {
  it.each(['with time standing still', 'as time goes by'])(
    'L-102 C-074 each that is accepted leaves one line, in order, %s',
    async (how) => {
      if (how === 'as time goes by') {
        test.setNow(undefined)
        await begin()
      }
      const stages = await addStagesNamed(test, owner, 'One', 'Two', 'Three', 'Four')
      const id = await own()
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, turn) =>
          tryOn(test, turn % 2 ? rep : owner, id, { stageId: stages[turn % 4] ?? '' }),
        ),
      )
      expect(answers.filter(({ status }) => status !== 200)).toEqual([])
      const lines = (await logsOf(test, owner, id, ['stage'])).reverse()
      // A request for the stage the lead is already in moves nothing.
      const lead = await readLead(test, owner, id)
      expect(lead.historyCount).toBe(2 + lines.length)
      expect(lines.length).toBeGreaterThan(1)
      const places = ['Assigned', ...lines.map(({ stages: names }) => names?.to)]
      expect(lines.map(({ stages: names }) => names?.from)).toEqual(places.slice(0, -1))
      expect(lead.stage.name).toBe(places.at(-1))
      const times = lines.map(({ at }) => at)
      expect([...new Set(times)].sort()).toEqual(times)
    },
    60_000,
  )

  it('C-150 with the base that all of them saw, exactly one is accepted', async () => {
    const stages = await addStagesNamed(test, owner, 'One', 'Two')
    const id = await own()
    const baseUpdatedAt = (await readLead(test, owner, id)).updatedAt
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        tryOn(test, owner, id, { stageId: stages[turn % 2] ?? '', baseUpdatedAt }),
      ),
    )
    const lines = await logsOf(test, owner, id, ['stage'])
    expect(lines).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['lead-conflict']))
    const won = lines[0]?.stages?.to
    expect(refused).toHaveLength(25)
    expect(refused[0]?.body.details?.fields).toEqual([
      { field: 'stage', label: 'Stage', yours: won === 'One' ? 'Two' : 'One', theirs: won },
    ])
  }, 60_000)
})

describe('a rule that asks for fields', () => {
  it('C-077 C-080 an update that lacks them is refused as a whole, and says what is missing', async () => {
    const [site = ''] = await addStagesNamed(test, owner, 'Site Visit')
    await rule(site, ['budget', 'city', 'postalCode', 'source', 'tags', 'callStatus'])
    const id = await own({ city: 'Pune' })
    const { status, body } = await tryOn(test, rep, id, { stageId: site, comment: 'Agreed on Friday' })
    expect([status, body.code]).toEqual([409, 'move-needs-fields'])
    expect(body.details).toMatchObject({
      missingFields: [
        { fieldKey: 'budget', displayName: 'Budget', dataType: 'number', options: [] },
        { fieldKey: 'ZipPostalCode', displayName: 'Zip/Postal Code', dataType: 'text' },
        { fieldKey: 'leadSource', displayName: 'Lead Source', dataType: 'Select' },
        { fieldKey: 'leadTag', displayName: 'Tags', dataType: 'multiselect' },
        {
          fieldKey: 'callLeadStatus',
          displayName: 'Last Call Status',
          dataType: 'Select',
          options: expect.arrayContaining([{ value: '3', label: 'Interested' }]),
        },
      ],
    })
    expect(leadWorkEndpoints.actions.details?.decode(body.details ?? {}).missing).toContainEqual({
      key: 'callStatus',
      label: 'Last Call Status',
      type: 'choice',
      options: expect.arrayContaining([{ value: 'interested', label: 'Interested' }]),
    })
    expect(await readLead(test, rep, id)).toMatchObject({ stage: { kind: 'assigned' }, historyCount: 2 })
  })

  it('C-077 what the same update brings counts', async () => {
    const [site = ''] = await addStagesNamed(test, owner, 'Site Visit')
    await rule(site, ['followUp', 'callStatus'])
    const id = await own()
    const followUp = { on: '2026-03-12', time: undefined, kind: undefined }
    const lead = await actOn(test, rep, id, { stageId: site, followUp, callStatus: 'interested' })
    expect(lead).toMatchObject({ stage: { id: site }, followUpOn: '2026-03-12', callStatus: 'interested' })
  })

  it('C-080 C-081 a patch keeps what was filled in, and moves only when nothing is missing', async () => {
    const [site = ''] = await addStagesNamed(test, owner, 'Site Visit')
    const fields = await test.call(owner, fieldEndpoints.listNew, {})
    const custom = fields.find(({ name }) => name === 'Property Type')?.id ?? ''
    await rule(site, ['budget', 'postalCode', 'followUp', 'lastCall', 'tags', custom])
    const [tag] = await test
      .call(owner, tagEndpoints.save, { tags: [{ name: 'Villa', colour: 'Green' }] })
      .then(() => test.call(owner, tagEndpoints.list, {}))
    const id = await own()

    const refused = await test.call(rep, patch, aPatch(id, site))
    expect(refused.missing.map(({ key }) => key)).toHaveLength(6)
    expect(refused.lead.stage.kind).toBe('assigned')

    const partly = await test.call(rep, patch, aPatch(id, site, { budget: 500000, postalCode: '411004' }))
    expect(partly.missing.map(({ key }) => key)).toEqual(['followUp', 'lastCall', 'tags', custom])
    expect(partly.missing.at(-1)).toMatchObject({ label: 'Property Type', type: 'choice' })
    expect(partly.lead).toMatchObject({ budget: 500000, postalCode: '411004', stage: { kind: 'assigned' } })

    const rest = {
      followUpOn: '2026-03-12',
      lastCallOn: '2026-03-09',
      tagIds: [tag?.id ?? ''],
      customValues: { [custom]: 'Villa' },
    }
    const moved = await test.call(rep, patch, aPatch(id, site, rest))
    expect(moved).toMatchObject({ missing: [], lead: { stage: { id: site }, tags: [{ name: 'Villa' }] } })
    expect(sentencesOf(await readLead(test, rep, id))[0]).toBe(
      "The Lead's stage has been changed from Assigned to Site Visit",
    )
  })

  it('C-076 C-080 the answer of a move is read by its older names, and a rule with No is refused', async () => {
    const [site = '', brief = ''] = await addStagesNamed(test, owner, 'Site Visit', 'Design Brief')
    await rule(site, ['budget'])
    await rule(brief, [], false)
    const id = await own()
    const send = (body: object) =>
      test.app.inject({
        method: 'PATCH',
        url: `/user/lead?leadId=${id}&userId=${rep.userId}`,
        payload: body,
        headers: { authorization: `Bearer ${rep.token}` },
      })
    const missing = (await send({ leadStage: site, leadId: id })).json()
    expect(missing.data.missingFields).toEqual([
      { fieldKey: 'budget', displayName: 'Budget', dataType: 'number', options: [] },
    ])
    const refused = await send({ leadStage: brief })
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'A lead cannot move from Assigned to Design Brief.',
    ])
    expect((await send({ budget: '5,00,000' })).json().data).toMatchObject({ budget: 500000 })
    expect((await send({ leadStage: site })).json().data.leadStage._id).toBe(site)
    expect((await send({ leadStage: 'nonsense' })).statusCode).toBe(400)
    expect((await send({ lastCallDate: '2027-01-01' })).statusCode).toBe(400)
  })

  it('D-006 L-108 a closure date is a patch too, and changes nothing else', async () => {
    const id = await own({ city: 'Pune' })
    const { lead } = await test.call(rep, patch, aPatch(id, undefined, { expectedClosure: '2026-05-01' }))
    expect(lead).toMatchObject({ expectedClosure: '2026-05-01', city: 'Pune' })
  })
})

describe('Won', () => {
  const won = async (over = {}) => {
    const id = await own()
    await actOn(test, rep, id, {
      statusId: 3,
      followUp: { on: '2026-03-12', time: '16:05', kind: 'client-visit' },
    })
    await actOn(test, rep, id, { stageId: stageId('won'), ...over })
    return id
  }

  it('C-074 the one who moved it takes it back within seconds, with status and follow-up as they were', async () => {
    const id = await won()
    expect(await readLead(test, rep, id)).toMatchObject({ stage: { kind: 'won' }, followUpOn: undefined })
    later(10)
    const lead = await test.call(rep, undoStage, { leadId: id })
    expect(lead).toMatchObject({
      stage: { kind: 'assigned' },
      statusId: 3,
      followUpOn: '2026-03-12',
      followUpTime: '16:05',
      followUpKind: 'client-visit',
    })
    expect((await logsOf(test, rep, id))[0]).toMatchObject({
      kind: 'stage-undone',
      sentence: "The Lead's stage has been taken back from Won to Assigned",
      stages: { from: 'Won', to: 'Assigned' },
    })
    expect((await test.send(rep, undoStage, { leadId: id })).body.code).toBe('cannot-undo')
  })

  it('C-074 not later, not by somebody else, and not after another move', async () => {
    const id = await won()
    expect((await test.send(owner, undoStage, { leadId: id })).body.code).toBe('cannot-undo')
    later(16)
    expect((await test.send(rep, undoStage, { leadId: id })).body.code).toBe('cannot-undo')
    test.setNow(new Date('2026-03-10T06:00:00.000Z'))
    const other = await own()
    await actOn(test, rep, other, { stageId: stageId('lost') })
    await actOn(test, owner, other, { stageId: stageId('assigned') })
    expect((await test.send(rep, undoStage, { leadId: other })).body.code).toBe('cannot-undo')
  })

  it('C-074 what somebody set since then is newer than what the undo brings back', async () => {
    const id = await own()
    await actOn(test, rep, id, { followUp: { on: '2026-03-12', time: undefined, kind: undefined } })
    await actOn(test, rep, id, { stageId: stageId('won') })
    await actOn(test, owner, id, { followUp: { on: '2026-03-20', time: undefined, kind: undefined } })
    expect(await test.call(rep, undoStage, { leadId: id })).toMatchObject({ followUpOn: '2026-03-20' })
  })

  it('C-074 a lead that came to somebody does not go back to Unassigned by undoing', async () => {
    const id = await captureLead(test, owner)
    await actOn(test, owner, id, { assigneeId: rep.userId })
    expect((await test.send(owner, undoStage, { leadId: id })).body.code).toBe('cannot-undo')
  })

  it('C-074 admins reopen it any time, with a reason that stays', async () => {
    const [brief = ''] = await addStagesNamed(test, owner, 'Design Brief')
    const id = await own()
    await actOn(test, rep, id, { stageId: brief })
    await actOn(test, rep, id, { stageId: stageId('won') })
    later(86_400)
    expect((await test.send(rep, reopen, { leadId: id, reason: 'Sorry' })).status).toBe(403)
    for (const reason of [' ', 'a'.repeat(1025)])
      expect((await test.send(owner, reopen, { leadId: id, reason })).status).toBe(400)
    expect(await test.call(owner, reopen, { leadId: id, reason: 'The client came back' })).toMatchObject({
      stage: { id: brief },
    })
    expect((await logsOf(test, owner, id))[0]).toMatchObject({
      kind: 'reopened',
      sentence: 'The Lead has been reopened from Won to Design Brief',
      remark: 'The client came back',
      actor: { id: owner.userId },
    })
    expect((await test.send(owner, reopen, { leadId: id, reason: 'Again' })).body.code).toBe('not-won')
  })

  it('C-074 where it came from is gone, it is Assigned again, or Unassigned where nobody has it', async () => {
    const [brief = ''] = await addStagesNamed(test, owner, 'Design Brief')
    const id = await own()
    await actOn(test, rep, id, { stageId: brief })
    await actOn(test, rep, id, { stageId: stageId('won') })
    await test.call(owner, pipelineEndpoints.edit, editOf({ deletedIds: [brief] }))
    expect(await test.call(owner, reopen, { leadId: id, reason: 'x' })).toMatchObject({
      stage: { kind: 'assigned' },
    })
    const [nobodys = ''] = await addLeads(test.deps, company, [{ stage: 'won' }])
    const lead = await test.call(owner, reopen, { leadId: nobodys, reason: 'x' })
    expect(lead.stage.kind).toBe('unassigned')
  })

  it('an unknown lead cannot be taken back or reopened', async () => {
    expect((await test.send(owner, undoStage, { leadId: randomUUID() })).status).toBe(404)
    expect((await test.send(owner, reopen, { leadId: randomUUID(), reason: 'x' })).status).toBe(404)
  })
})

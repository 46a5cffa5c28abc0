import type { PatchedValues } from '@foyer/contract/leads/work/forms'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { beforeEach, describe, expect, it } from 'vitest'
import { readLead, sentencesOf } from '../../../testing/builders/capture'
import { addLeads, type LeadWish } from '../../../testing/builders/leads'
import { addStagesNamed } from '../../../testing/builders/pipeline'
import { actOn, tryOn } from '../../../testing/builders/work'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const { patch, undoStage } = leadWorkEndpoints

let company: TestCompany
let owner: TestPerson
let rita: TestPerson
let visit: string
beforeEach(async () => {
  company = await test.company()
  owner = await company.person('superAdmin', { firstName: 'Olga', lastName: 'Rao' })
  rita = await company.person('editor', { firstName: 'Rita', lastName: 'Sen' })
  const [made = ''] = await addStagesNamed(test, owner, 'Site Visit')
  visit = made
})

const stageId = (kind: string) => company.stages.find((stage) => stage.kind === kind)?.id ?? ''
const free = async (wish: LeadWish = {}) => (await addLeads(test.deps, company, [wish]))[0] ?? ''
const rule = (to: string, requiredFields: string[]) =>
  test.call(owner, pipelineEndpoints.addRule, {
    from: stageId('unassigned'),
    to,
    isAllowed: requiredFields.length > 0,
    requiredFields,
  })
const taken = (leadId: string, change: PatchedValues = {}, stage = visit) => ({
  leadId,
  baseUpdatedAt: undefined,
  stageId: stage,
  change: { assigneeId: rita.userId, ...change },
})
const assigning = (id: string) => ({
  kind: 'assign' as const,
  id,
  assigneeId: rita.userId,
  baseUpdatedAt: undefined,
})
const needed = "Can't change the stage of unassigned lead without an assignee"

describe('a lead that leaves Unassigned for a stage', () => {
  it('C-176 is assigned and moved in one step, with one undo', async () => {
    const id = await free()
    const { lead, missing } = await test.call(owner, patch, taken(id))
    expect([lead.stage.id, lead.assignee?.id, missing]).toEqual([visit, rita.userId, []])
    expect(sentencesOf(await readLead(test, owner, id)).reverse()).toEqual([
      'The Lead has been reassigned from UnAssigned to Rita Sen',
      "The Lead's stage has been changed from Unassigned to Site Visit",
    ])
    const back = await test.call(owner, undoStage, { leadId: id })
    expect([back.stage.kind, back.assignee]).toEqual(['unassigned', undefined])
    expect(sentencesOf(await readLead(test, owner, id))).toContain(
      'The Lead has been reassigned from Rita Sen to UnAssigned',
    )
  })

  it('C-176 the same by an update of the panel', async () => {
    const id = await free()
    const lead = await actOn(test, owner, id, { stageId: visit, assigneeId: rita.userId })
    expect([lead.stage.id, lead.assignee?.id]).toEqual([visit, rita.userId])
    const back = await test.call(owner, undoStage, { leadId: id })
    expect([back.stage.kind, back.assignee]).toEqual(['unassigned', undefined])
  })

  it('C-176 without canAssign, and without an assignee, it stays', async () => {
    const id = await free({ creatorId: rita.userId })
    const tries = [
      await test.send(rita, patch, taken(id)),
      await test.send(rita, patch, taken(id, { assigneeId: undefined })),
      await test.send(owner, patch, taken(id, { assigneeId: undefined })),
    ]
    for (const { status, body } of tries) expect([status, body.message]).toEqual([409, needed])
    expect(await readLead(test, owner, id)).toMatchObject({
      assignee: undefined,
      stage: { kind: 'unassigned' },
    })
  })

  it('C-176 is not undone once somebody else has been given it', async () => {
    const id = await free()
    await test.call(owner, patch, taken(id))
    await test.call(owner, leadCaptureEndpoints.edit, { ...assigning(id), assigneeId: owner.userId })
    expect((await test.send(owner, undoStage, { leadId: id })).status).toBe(409)
  })

  it('C-176 nobody gets it while fields are missing; what was filled in is kept', async () => {
    await rule(visit, ['budget', 'city'])
    const id = await free()
    const asked = await test.call(owner, patch, taken(id, { city: 'Pune' }))
    expect(asked.missing.map(({ key }) => key)).toEqual(['budget'])
    expect(asked.lead).toMatchObject({ city: 'Pune', assignee: undefined, stage: { kind: 'unassigned' } })
    const moved = await test.call(owner, patch, taken(id, { budget: 500_000 }))
    expect([moved.missing, moved.lead.stage.id, moved.lead.assignee?.id]).toEqual([[], visit, rita.userId])
  })

  it('C-176 a rule that forbids the move keeps it', async () => {
    await rule(visit, [])
    const id = await free()
    const { status, body } = await test.send(owner, patch, taken(id))
    expect([status, body.message]).toEqual([409, 'A lead cannot move from Unassigned to Site Visit.'])
    expect((await readLead(test, owner, id)).assignee).toBeUndefined()
  })
})

describe('a rule from Unassigned', () => {
  it('S-064 C-170 that forbids the move stops assigning, by every call', async () => {
    await rule(stageId('assigned'), [])
    const id = await free()
    const tries = [
      await test.send(owner, leadCaptureEndpoints.edit, assigning(id)),
      await tryOn(test, owner, id, { assigneeId: rita.userId }),
      await test.send(owner, patch, { ...taken(id), stageId: undefined }),
    ]
    for (const { status, body } of tries)
      expect([status, body.message]).toEqual([409, 'A lead cannot move from Unassigned to Assigned.'])
    expect((await readLead(test, owner, id)).historyCount).toBe(0)
  })

  it('S-064 C-170 that requires fields names them, and counts what the same call fills in', async () => {
    await rule(stageId('assigned'), ['city', 'tags'])
    const id = await free({ tags: ['Villa'] })
    const refused = await test.send(owner, leadCaptureEndpoints.edit, assigning(id))
    expect([refused.status, refused.body.message]).toEqual([409, 'Please fill in first: City.'])
    await test.call(owner, leadCaptureEndpoints.edit, {
      kind: 'change',
      id,
      baseUpdatedAt: undefined,
      change: { city: 'Pune', assigneeId: rita.userId },
    })
    expect(await readLead(test, owner, id)).toMatchObject({
      assignee: { id: rita.userId },
      stage: { kind: 'assigned' },
    })
  })

  it('S-064 C-170 of many, what it stops is listed and the rest is assigned', async () => {
    await rule(stageId('assigned'), ['city'])
    const ids = await addLeads(test.deps, company, [
      { firstName: 'Farah', city: 'Pune' },
      { firstName: 'Gita' },
      { firstName: 'Hari', assigneeId: owner.userId },
    ])
    const report = await test.call(owner, leadListEndpoints.assignMultiple, {
      selection: { ids },
      assigneeId: rita.userId,
    })
    expect(report.done).toBe(2)
    expect(report.refused.map(({ name, reason }) => [name, reason])).toEqual([
      ['Gita Rao', 'Please fill in first: City.'],
    ])
  })
})

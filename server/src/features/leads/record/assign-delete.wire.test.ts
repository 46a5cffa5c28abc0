import { randomUUID } from 'node:crypto'
import type { LiveEvent } from '@foyer/contract/live/events'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { notificationEndpoints } from '@foyer/contract/wire/notifications'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { beforeEach, describe, expect, it } from 'vitest'
import { asSystem, type Context } from '../../../context'
import { captureLead, readLead, sentencesOf } from '../../../testing/builders/capture'
import { addLeads } from '../../../testing/builders/leads'
import { addStagesNamed } from '../../../testing/builders/pipeline'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { notificationJobs } from '../../notifications/jobs'
import { createNotificationRules } from '../../notifications/service'
import { inLeadScope } from '../lead-scope'
import { changeStage } from '../work/service/try-stage'
import { holdLead } from '../write/service/hold'
import { writeLead } from '../write/service/write-leads'

const test = useTestApp()
const { edit, addTag, removeTag } = leadCaptureEndpoints

let company: TestCompany
let owner: TestPerson
let rep: TestPerson
beforeEach(async () => {
  company = await test.company()
  owner = await company.person('superAdmin', { firstName: 'Olga', lastName: 'Rao' })
  rep = await company.person('editor', { firstName: 'Rita', lastName: 'Sen' })
})

const stageId = (kind: string) => company.stages.find((stage) => stage.kind === kind)?.id ?? ''
const assign = (id: string, assigneeId: string | null) =>
  test.call(owner, edit, { kind: 'assign', id, assigneeId })
const textsOf = async (person: TestPerson) => {
  await test.deps.jobs.runDue(notificationJobs(test.deps))
  const page = { tab: 'all' as const, search: undefined, limit: 40, skip: 0 }
  return (await test.call(person, notificationEndpoints.list, page)).map(({ text }) => text)
}

describe('assigning', () => {
  it('L-201 L-209 L-211 an assigned lead leaves Unassigned, and comes back when it is nobody’s', async () => {
    const id = await captureLead(test, owner)
    await assign(id, rep.userId)
    expect(await readLead(test, owner, id)).toMatchObject({
      assignee: { id: rep.userId },
      stage: { kind: 'assigned' },
    })
    expect(await test.call(owner, leadEndpoints.counts, {})).toMatchObject({ total: 1, unassigned: 0 })
    await assign(id, null)
    const lead = await readLead(test, owner, id)
    expect(lead).toMatchObject({ assignee: undefined, stage: { kind: 'unassigned' } })
    expect(sentencesOf(lead).slice(0, 4)).toEqual([
      "The Lead's stage has been changed from Assigned to Unassigned",
      'The Lead has been reassigned from Rita Sen to UnAssigned',
      "The Lead's stage has been changed from Unassigned to Assigned",
      'The Lead has been reassigned from UnAssigned to Rita Sen',
    ])
    expect(await test.call(owner, leadEndpoints.counts, {})).toMatchObject({ total: 1, unassigned: 1 })
  })

  it.each(['won', 'lost'] as const)('L-211 a lead in %s stays there', async (stage) => {
    const [id = ''] = await addLeads(test.deps, company, [{ stage, assigneeId: owner.userId }])
    await assign(id, rep.userId)
    expect((await readLead(test, owner, id)).stage.kind).toBe(stage)
  })

  it('L-209 giving it to whom has it, or to nobody who works here, changes nothing', async () => {
    const id = await captureLead(test, owner, { assigneeId: rep.userId })
    const before = await readLead(test, owner, id)
    await assign(id, rep.userId)
    const { status } = await test.send(owner, edit, { kind: 'assign', id, assigneeId: randomUUID() })
    expect(status).toBe(400)
    expect(await readLead(test, owner, id)).toEqual(before)
  })

  it('L-209 the new assignee is told', async () => {
    await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
    const id = await captureLead(test, owner, { assigneeId: owner.userId })
    await assign(id, rep.userId)
    expect(await textsOf(rep)).toEqual(['<b>Ananya Iyer</b> is yours now, moved by Olga Rao'])
  })

  it('L-211 the open pages of those who may see the lead hear of it, and nobody else’s', async () => {
    const other = await company.person('editor')
    const told: { userIds: string[]; event: LiveEvent }[] = []
    const id = await captureLead(test, owner, { assigneeId: rep.userId })
    const ctx = { ...test.deps, viewer: await viewerOf(owner) } as Context
    await inLeadScope(ctx, async (scope) => {
      const tell = async (userIds: string[], event: LiveEvent) => {
        told.push({ userIds, event })
      }
      const { lead } = await holdLead(scope, id)
      await writeLead({ ...scope, tell }, { before: lead, columns: { city: 'Pune' } })
    })
    expect(told).toEqual([
      { userIds: expect.any(Array), event: { name: 'changed', about: ['leads'], ids: [id] } },
    ])
    expect(told[0]?.userIds.sort()).toEqual([owner.userId, rep.userId].sort())
    expect(told[0]?.userIds).not.toContain(other.userId)
  })
})

const viewerOf = async ({ userId, companyId }: TestPerson) => ({
  userId,
  companyId,
  sessionId: randomUUID(),
  fullName: 'Olga Rao',
  email: '',
  isSuperAdmin: true,
  isAdmin: true,
  isClient: false,
  rights: {
    crm: { edit: true, canAssign: true },
    quotation: { edit: true },
    pmt: { canCreateProject: true },
  },
  features: ['crm' as const],
})

describe('changing the stage', () => {
  const move = async (id: string, to: string) => {
    const ctx = { ...test.deps, viewer: await viewerOf(owner) } as Context
    await inLeadScope(ctx, async (scope) => {
      const { lead, isStageThere, place } = await holdLead(scope, id, { stageId: to, topsOf: [to] })
      const wanted = { lead, tags: [], stageId: to, isStageThere, place: async () => place(to) }
      await writeLead(scope, { before: lead, ...(await changeStage(scope, wanted)) })
    })
  }

  it('L-211 a lead takes the first status of its new stage, and the move is logged', async () => {
    const [brief = ''] = await addStagesNamed(test, owner, 'Design Brief')
    const id = await captureLead(test, owner, { assigneeId: rep.userId })
    await move(id, brief)
    const lead = await readLead(test, owner, id)
    expect(lead.stage.id).toBe(brief)
    expect(sentencesOf(lead)[0]).toBe("The Lead's stage has been changed from Assigned to Design Brief")
  })

  it('L-211 not without an assignee, and not out of Won', async () => {
    const id = await captureLead(test, owner)
    await expect(move(id, stageId('lost'))).rejects.toThrow(
      "Can't change the stage of unassigned lead without an assignee",
    )
    const [won = ''] = await addLeads(test.deps, company, [{ stage: 'won', assigneeId: rep.userId }])
    await expect(move(won, stageId('lost'))).rejects.toThrow('A lead that is Won stays in its stage.')
    await expect(move(won, stageId('won'))).resolves.toBeUndefined()
  })

  it('L-211 as the rules of the company allow, which may ask for fields first', async () => {
    const [brief = '', site = ''] = await addStagesNamed(test, owner, 'Design Brief', 'Site Visit')
    const from = stageId('assigned')
    const rule = (to: string, isAllowed: boolean, requiredFields: string[]) =>
      test.call(owner, pipelineEndpoints.addRule, { from, to, isAllowed, requiredFields })
    await rule(brief, false, [])
    await rule(site, true, ['budget', 'city'])
    const id = await captureLead(test, owner, { assigneeId: rep.userId, city: 'Pune' })
    await expect(move(id, brief)).rejects.toThrow('A lead cannot move from Assigned to Design Brief.')
    await expect(move(id, site)).rejects.toThrow('Please fill in first: Budget.')
    await test.call(owner, edit, { kind: 'change', id, change: { budget: 100 } })
    await move(id, site)
    expect((await readLead(test, owner, id)).stage.id).toBe(site)
  })
})

describe('deleting', () => {
  it('L-076 L-077 a deleted lead leaves lists, counts and single reads, and can be brought back', async () => {
    const id = await captureLead(test, owner, { assigneeId: rep.userId })
    const { status, body } = await test.send(owner, edit, { kind: 'delete', id })
    expect([status, body.message]).toEqual([200, undefined])
    expect(await test.call(owner, leadEndpoints.counts, {})).toMatchObject({ total: 0 })
    expect((await test.send(owner, leadCaptureEndpoints.byId, { id })).status).toBe(404)
    expect((await test.send(owner, edit, { kind: 'delete', id })).status).toBe(404)
    await test.call(owner, edit, { kind: 'restore', id })
    expect(await test.call(owner, leadEndpoints.counts, {})).toMatchObject({ total: 1 })
    const lead = await readLead(test, owner, id)
    expect(sentencesOf(lead).slice(0, 2)).toEqual([
      'The Lead has been restored by Olga Rao',
      'The Lead has been deleted by Olga Rao',
    ])
  })

  it('L-076 after 30 days a deleted lead does not come back', async () => {
    const id = await captureLead(test, owner)
    await test.call(owner, edit, { kind: 'delete', id })
    const { rows } = await test.deps.database.pool.query('select deleted_by from leads where id = $1', [id])
    expect(rows).toEqual([{ deleted_by: owner.userId }])
    await test.deps.database.pool.query(
      "update leads set deleted_at = deleted_at - interval '31 days' where id = $1",
      [id],
    )
    expect((await test.send(owner, edit, { kind: 'restore', id })).status).toBe(404)
  })

  it('L-078 a reader cannot delete', async () => {
    const reader = await company.person('reader')
    const id = await captureLead(test, owner)
    const { status, body } = await test.send(reader, edit, { kind: 'delete', id })
    expect([status, body.message]).toEqual([403, 'Access disabled by Admin'])
  })

  it('L-079 the assignee, admins and super admins are told', async () => {
    await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
    const admin = await company.person('admin')
    const [id = ''] = await addLeads(test.deps, company, [
      { firstName: 'Ananya', lastName: 'Iyer', assigneeId: rep.userId },
    ])
    await test.call(owner, edit, { kind: 'delete', id })
    expect(await textsOf(rep)).toEqual(['Olga Rao deleted your lead <b>Ananya Iyer</b>'])
    expect(await textsOf(admin)).toEqual(['Olga Rao deleted the lead <b>Ananya Iyer</b>'])
  })
})

describe('tags and the latest update', () => {
  it('L-037 L-107 a tag is put on and taken off, once, and logged', async () => {
    const { tags } = await test.call(owner, tagEndpoints.save, { tags: [{ name: 'Hot', colour: 'Red' }] })
    const id = await captureLead(test, owner)
    const tagging = { leadId: id, tagId: tags[0]?.id ?? '' }
    await test.call(owner, addTag, tagging)
    await test.call(owner, addTag, tagging)
    expect((await readLead(test, owner, id)).tags).toMatchObject([{ name: 'Hot' }])
    await test.call(owner, removeTag, tagging)
    const lead = await readLead(test, owner, id)
    expect(lead.tags).toEqual([])
    expect(lead.historyCount).toBe(3)
    expect(sentencesOf(lead).slice(0, 2)).toEqual([
      'The tag Hot has been removed',
      'The tag Hot has been added',
    ])
    const foreign = await (await test.company()).person('superAdmin')
    const other = await test.call(foreign, tagEndpoints.save, { tags: [{ name: 'Cold', colour: 'Blue' }] })
    const wrong = { leadId: id, tagId: other.tags[0]?.id ?? '' }
    expect((await test.send(owner, addTag, wrong)).status).toBe(404)
  })

  it('L-070 L-072 a call in the history has its status, and its text where there is one', async () => {
    const id = await captureLead(test, owner)
    const insert = `insert into lead_history (company_id, lead_id, id, kind, at, actor_id, sentence, remark, details)
      values ($1, $2, $3, 'call', now() + interval '1 hour', $4, 'Called', $5, '{"callStatus": "interested"}')`
    for (const remark of ['Wants a visit', null])
      await test.deps.database.pool.query(insert, [company.id, id, randomUUID(), owner.userId, remark])
    const [one, two] = (await readLead(test, owner, id)).history
    expect([one?.callStatus, two?.callStatus]).toEqual(['interested', 'interested'])
    expect([one?.remark, two?.remark]).toEqual(expect.arrayContaining(['Wants a visit', undefined]))
  })
})

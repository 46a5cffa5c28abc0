import { projectRefusals } from '@foyer/contract/projects/conversion/messages'
import {
  projectRecordRefusals as refusals,
  projectRecordReplies as replies,
} from '@foyer/contract/projects/record/messages'
import type { Project, ProjectChange } from '@foyer/contract/projects/record/model'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { projectRecordEndpoints as endpoints } from '@foyer/contract/wire/projects/record/endpoints'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { leads } from '../../../db/schema/leads'
import { projects } from '../../../db/schema/projects'
import { captureLead } from '../../../testing/builders/capture'
import { aNewProject, beginProject } from '../../../testing/builders/conversion/steps'
import { addLeads } from '../../../testing/builders/leads'
import { addProject } from '../../../testing/builders/projects'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()

let company: TestCompany
let admin: TestPerson
let kavya: TestPerson
let rohan: TestPerson
beforeEach(async () => {
  company = await test.company()
  admin = await company.person('admin', { firstName: 'Asha' })
  kavya = await company.person('editor', { firstName: 'Kavya' })
  rohan = await company.person('editor', { firstName: 'Rohan' })
})

const factsOf = (project: Project): ProjectChange => ({
  id: project.id,
  name: project.name,
  stage: project.stage,
  startOn: project.startOn,
  endOn: project.endOn,
  value: project.value,
  phone: project.phone,
  location: project.location,
  city: project.city,
  postalCode: project.postalCode,
  area: project.area,
  areaUnit: project.areaUnit,
  workScope: project.workScope,
  note: project.note,
  seenAt: project.updatedAt,
})
const logOf = async (id: string, person = admin) => {
  const query = { projectId: id, kind: undefined, limit: 50, after: undefined }
  const { lines } = await test.call(person, endpoints.logs, query)
  return lines.map(({ sentence, actor }) => `${sentence} (${actor?.fullName})`)
}
const leadOf = (id: string) =>
  asSystem(test.deps, async ({ db }) => {
    const [lead] = await db.select().from(leads).where(eq(leads.id, id))
    return { projectId: lead?.projectId, isConverted: lead?.isConverted }
  })

describe('a project', () => {
  it('is read with its client, its people and its lead, as far as the reader may see that', async () => {
    const [leadId = ''] = await addLeads(test.deps, company, [
      { firstName: 'Meera', lastName: 'Iyer', assigneeId: kavya.userId },
    ])
    const { id } = await addProject(test.deps, company, admin.userId, {
      name: 'Iyer residence',
      leadId,
      adminId: admin.userId,
      memberIds: [kavya.userId, rohan.userId],
      isConfirmed: true,
      value: 1_850_000,
    })
    const read = await test.call(kavya, endpoints.read, { id })
    expect(read).toMatchObject({
      name: 'Iyer residence',
      stage: 'planning',
      isDraft: false,
      value: 1_850_000,
      client: { name: 'Meera Iyer', hasAccount: false },
      lead: { id: leadId, name: 'Meera Iyer' },
      admin: { id: admin.userId, fullName: 'Asha Person' },
      createdBy: { id: admin.userId },
      canRemove: false,
    })
    expect(read.members.map(({ id: member }) => member).sort()).toEqual([kavya.userId, rohan.userId].sort())
    expect((await test.call(rohan, endpoints.read, { id })).lead).toBeUndefined()
  })

  it('of others looks as if it did not exist, to its readers and in every call', async () => {
    const { id } = await addProject(test.deps, company, admin.userId)
    const told = projectRefusals.unknownProject.text
    await expect(test.call(kavya, endpoints.read, { id })).rejects.toThrow(told)
    await expect(test.call(kavya, endpoints.setStage, { id, stage: 'done' })).rejects.toThrow(told)
    await expect(
      test.call(kavya, endpoints.setTeam, { id, adminId: undefined, memberIds: [] }),
    ).rejects.toThrow(told)
    await expect(test.call(kavya, endpoints.remove, { id })).rejects.toThrow(told)
    await expect(logOf(id, kavya)).rejects.toThrow(told)
  })

  it('is changed as it was seen, with a line for what changed', async () => {
    const { id } = await addProject(test.deps, company, admin.userId, { name: 'Villa' })
    const seen = await test.call(admin, endpoints.read, { id })
    const change = {
      ...factsOf(seen),
      name: 'Villa Iyer',
      stage: 'design' as const,
      value: 500_000,
      note: 'Keys with the guard',
    }
    const changed = await test.call(admin, endpoints.change, change)
    expect(changed).toMatchObject({
      name: 'Villa Iyer',
      stage: 'design',
      value: 500_000,
      note: 'Keys with the guard',
    })
    expect((await logOf(id)).sort()).toEqual([
      'Changed: Project name, Value, Note (Asha Person)',
      'Stage changed from Planning to Design (Asha Person)',
    ])
    await expect(test.call(admin, endpoints.change, change)).rejects.toThrow(refusals.changed.text)
    // What changes nothing is no change.
    await test.call(admin, endpoints.change, factsOf(changed))
    expect(await logOf(id)).toHaveLength(2)
  })

  it('has a name of its own in the firm', async () => {
    await addProject(test.deps, company, admin.userId, { name: 'Villa' })
    const { id } = await addProject(test.deps, company, admin.userId, { name: 'Office' })
    const seen = await test.call(admin, endpoints.read, { id })
    await expect(test.call(admin, endpoints.change, { ...factsOf(seen), name: 'VILLA' })).rejects.toThrow(
      projectRefusals.nameTaken.text,
    )
  })

  it.each([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(151) }],
    ['start', { startOn: '2026-02-30' }],
    ['end', { startOn: '2026-03-10', endOn: '2026-03-09' }],
    ['value', { value: -1 }],
    ['scope', { workScope: 'x'.repeat(501) }],
    ['note', { note: 'x'.repeat(2001) }],
  ])('with a wrong %s is refused in words: %j', async (_what, wrong) => {
    const { id } = await addProject(test.deps, company, admin.userId)
    const seen = await test.call(admin, endpoints.read, { id })
    await expect(test.call(admin, endpoints.change, { ...factsOf(seen), ...wrong })).rejects.toThrow(
      'answered 400',
    )
  })

  it('is changed by who leads it, and read by who only works on it', async () => {
    const { id } = await addProject(test.deps, company, admin.userId, {
      adminId: kavya.userId,
      memberIds: [rohan.userId],
      isConfirmed: true,
    })
    expect(await test.call(rohan, endpoints.read, { id })).toMatchObject({
      canChange: false,
      canRemove: false,
    })
    await expect(test.call(rohan, projectEndpoints.edit, { id, city: 'Goa' })).rejects.toThrow(
      refusals.notYours.text,
    )
    await expect(test.call(rohan, endpoints.setStage, { id, stage: 'design' })).rejects.toThrow(
      refusals.notYours.text,
    )
    expect(await test.call(kavya, endpoints.setStage, { id, stage: 'design' })).toMatchObject({
      stage: 'design',
      canChange: true,
      canRemove: true,
    })
  })

  it('gets the people it is given and loses the others; strangers are refused', async () => {
    const { id } = await addProject(test.deps, company, admin.userId, { memberIds: [kavya.userId] })
    const team = { id, adminId: admin.userId, memberIds: [rohan.userId] }
    const changed = await test.call(admin, endpoints.setTeam, team)
    expect(changed).toMatchObject({ admin: { id: admin.userId }, members: [{ id: rohan.userId }] })
    await expect(test.call(kavya, endpoints.read, { id })).rejects.toThrow(
      projectRefusals.unknownProject.text,
    )
    const stranger = await (await test.company()).person('editor')
    await expect(
      test.call(admin, endpoints.setTeam, { ...team, memberIds: [stranger.userId] }),
    ).rejects.toThrow(projectRefusals.unknownMembers.text)
  })
})

describe('a deleted project', () => {
  it('is gone from everywhere, lets its lead go, and comes back with it', async () => {
    const [leadId = ''] = await addLeads(test.deps, company, [{ firstName: 'Meera', lastName: 'Iyer' }])
    const { id } = await addProject(test.deps, company, admin.userId, { leadId, isConfirmed: true })
    await asSystem(test.deps, ({ db }) =>
      db.update(leads).set({ projectId: id, isConverted: true }).where(eq(leads.id, leadId)),
    )
    expect(await test.call(admin, endpoints.remove, { id })).toEqual({ message: replies.removed })
    await expect(test.call(admin, endpoints.read, { id })).rejects.toThrow(
      projectRefusals.unknownProject.text,
    )
    expect(await leadOf(leadId)).toEqual({ projectId: null, isConverted: false })
    await test.call(admin, endpoints.restore, { id })
    expect(await leadOf(leadId)).toEqual({ projectId: id, isConverted: true })
    expect((await logOf(id)).map((line) => line.split(' (')[0]).sort()).toEqual([
      'Project brought back',
      'Project deleted',
    ])
  })

  it('stays deleted where its lead has another one meanwhile', async () => {
    const [leadId = ''] = await addLeads(test.deps, company, [{ firstName: 'Meera', lastName: 'Iyer' }])
    const { id } = await addProject(test.deps, company, admin.userId, { leadId })
    await test.call(admin, endpoints.remove, { id })
    await addProject(test.deps, company, admin.userId, { leadId })
    await expect(test.call(admin, endpoints.restore, { id })).rejects.toThrow(refusals.leadHasAnother.text)
  })

  it('is brought back or made anew, not both, when two people do it at once', async () => {
    for (let round = 0; round < 5; round++) {
      const leadId = await captureLead(test, admin, { assigneeId: admin.userId })
      const { id, clientId } = await beginProject(test, admin, leadId)
      const again = aNewProject({ clientId, leadId, isFromLead: true })
      await test.call(admin, endpoints.remove, { id })
      const [restored] = await Promise.all([
        test.send(admin, endpoints.restore, { id }),
        test.call(admin, projectEndpoints.add, again),
      ])
      expect([200, refusals.leadHasAnother.status]).toContain(restored.status)
      const live = await asSystem(test.deps, ({ db }) =>
        db.$count(projects, and(eq(projects.leadId, leadId), isNull(projects.deletedAt))),
      )
      expect(live).toBe(1)
    }
  })

  it('is not the one of the firm itself, and not of who only works on it', async () => {
    const own = await addProject(test.deps, company, admin.userId, { isCompanyOwn: true })
    await expect(test.call(admin, endpoints.remove, { id: own.id })).rejects.toThrow(refusals.own.text)
    const { id } = await addProject(test.deps, company, admin.userId, { memberIds: [rohan.userId] })
    await expect(test.call(rohan, endpoints.remove, { id })).rejects.toThrow(refusals.notYoursToRemove.text)
  })
})

import { readFileLocation } from '@foyer/contract/files/location'
import { projectRecordLimits as limits } from '@foyer/contract/projects/record/limits'
import { api } from '@foyer/contract/wire/api'
import { fileEndpoints } from '@foyer/contract/wire/files'
import { projectRecordEndpoints as endpoints } from '@foyer/contract/wire/projects/record/endpoints'
import { beforeEach, expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { minutePoints, minutes, projectFiles, projectFolders } from '../../../db/schema/projects'
import { tasks } from '../../../db/schema/tasks'
import { newId } from '../../../new-id'
import { captureLead } from '../../../testing/builders/capture'
import { beginProject } from '../../../testing/builders/conversion/steps'
import { addProject } from '../../../testing/builders/projects'
import { aQuotation, asLink } from '../../../testing/builders/quotations'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { projectJobs } from '../jobs'

const test = useTestApp()

let company: TestCompany
let admin: TestPerson
beforeEach(async () => {
  company = await test.company()
  admin = await company.person('admin')
})

async function eraseAfter(days: number) {
  test.setNow(new Date(Date.now() + days * 86_400_000))
  await projectJobs(test.deps)['projects.erase']()
  test.setNow(undefined)
}

const query = async (text: string, id: string) => (await test.deps.database.pool.query(text, [id])).rows
const countOf = async (projectId: string) => {
  const tables = [
    'minutes',
    'project_files',
    'project_folders',
    'project_log',
    'project_members',
    'quotations',
  ]
  const counts = tables.map((table) => `(select count(*) from ${table} where project_id = $1)`)
  const [row] = await query(
    `select (select count(*) from projects where id = $1)::int as projects, (${counts.join(' + ')})::int as parts`,
    projectId,
  )
  return row
}

/** Something in every table that knows projects. */
async function fill(projectId: string): Promise<{ taskId: string }> {
  const { location } = await test.call(admin, fileEndpoints.upload, {
    file: { name: 'plan.txt', content: new Blob(['a plan']) },
  })
  const fileId = readFileLocation(location)?.fileId ?? ''
  const [folderId, minutesId, taskId] = [newId(), newId(), newId()]
  const of = { companyId: company.id, projectId, createdBy: admin.userId }
  await asSystem(test.deps, async ({ db }) => {
    await db.insert(projectFolders).values({ ...of, id: folderId, name: 'Drawings' })
    await db.insert(projectFiles).values({ ...of, id: fileId, folderId, name: 'Plan.txt' })
    await db
      .insert(minutes)
      .values({ ...of, id: minutesId, title: 'Kitchen', heldOn: '2026-04-02', attendees: [] })
    await db
      .insert(minutePoints)
      .values({ companyId: company.id, id: newId(), minutesId, position: 0, text: 'Order the ply' })
    await db.insert(tasks).values({
      companyId: company.id,
      id: taskId,
      projectId,
      title: 'Measure',
      dueOn: '2026-04-20',
      assigneeId: admin.userId,
      creatorId: admin.userId,
    })
  })
  await aQuotation(test, admin, projectId)
  return { taskId }
}

it('a deleted project is erased a while later with all that is in it; and a client nobody needs; its tasks and its lead stay', async () => {
  const leadId = await captureLead(test, admin, { assigneeId: admin.userId })
  const { id, clientId } = await beginProject(test, admin, leadId)
  const { taskId } = await fill(id)
  await test.call(admin, endpoints.remove, { id })
  await eraseAfter(limits.restoreDays - 1)
  const kept = await countOf(id)
  expect(kept?.projects).toBe(1)
  expect(kept?.parts).toBeGreaterThanOrEqual(6)
  await eraseAfter(limits.restoreDays + 1)
  expect(await countOf(id)).toEqual({ projects: 0, parts: 0 })
  expect(await query('select from clients where id = $1', clientId)).toEqual([])
  expect(await query('select project_id from tasks where id = $1', taskId)).toEqual([{ project_id: null }])
  expect(await query('select project_id from leads where id = $1', leadId)).toEqual([{ project_id: null }])
  expect((await test.send(admin, endpoints.restore, { id })).status).toBe(404)
})

it('one with a quotation that was sent is kept, and so is one that is not deleted', async () => {
  const [{ id }, live] = [
    await addProject(test.deps, company, admin.userId),
    await addProject(test.deps, company, admin.userId),
  ]
  const quotationId = await aQuotation(test, admin, id)
  await test.call(admin, api.quotations.sendQuotation, { ...asLink, id: quotationId, baseRevision: 2 })
  await test.call(admin, endpoints.remove, { id })
  await eraseAfter(limits.restoreDays + 1)
  expect(await countOf(live.id)).toMatchObject({ projects: 1 })
  await test.call(admin, endpoints.restore, { id })
  expect((await test.call(admin, api.quotations.quotation, { id: quotationId })).number).toBeTruthy()
})

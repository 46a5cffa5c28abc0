import { taskRefusals } from '@foyer/contract/tasks/messages'
import type { TaskDraft } from '@foyer/contract/tasks/model'
import { notificationEndpoints } from '@foyer/contract/wire/notifications'
import { projectRecordEndpoints } from '@foyer/contract/wire/projects/record/endpoints'
import { taskEndpoints } from '@foyer/contract/wire/tasks'
import { beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { addProject } from '../../../testing/builders/projects'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { notificationJobs } from '../../notifications/jobs'
import { createNotificationRules } from '../../notifications/service'
import { projectJobs } from '../jobs'

const test = useTestApp()

let company: TestCompany
let admin: TestPerson
let kavya: TestPerson
let rohan: TestPerson
let projectId: string
beforeEach(async () => {
  company = await test.company()
  admin = await company.person('admin', { firstName: 'Asha' })
  kavya = await company.person('editor', { firstName: 'Kavya' })
  rohan = await company.person('editor', { firstName: 'Rohan' })
  await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
  const wish = { name: 'Iyer residence', memberIds: [kavya.userId], isConfirmed: true }
  projectId = (await addProject(test.deps, company, admin.userId, wish)).id
})

const draft = (more: Partial<TaskDraft> = {}): TaskDraft => ({
  projectId,
  title: 'Order the tiles',
  note: undefined,
  assigneeId: kavya.userId,
  dueOn: '2026-11-20',
  dueTime: undefined,
  priority: 'normal',
  ...more,
})
const ofProject = { leadId: undefined, isGiven: false, isDone: false, limit: 50, after: undefined }
const listed = (person: TestPerson, isDone = false) =>
  test.call(person, taskEndpoints.list, { ...ofProject, projectId, isDone })
const log = async () => {
  await test.deps.jobs.runDue(projectJobs(test.deps))
  const query = { projectId, kind: 'task' as const, limit: 50, after: undefined }
  const { lines } = await test.call(admin, projectRecordEndpoints.logs, query)
  return lines.map(({ sentence, actor }) => `${sentence} (${actor?.fullName})`).sort()
}

describe('a task of a project', () => {
  it('is in the list of the project and of its assignee, who is told where it belongs', async () => {
    const { id } = await test.call(admin, taskEndpoints.add, draft())
    const project = { id: projectId, name: 'Iyer residence' }
    expect(await listed(kavya)).toMatchObject({ rows: [{ id, project }], total: 1 })
    expect(await test.call(kavya, taskEndpoints.list, ofProject)).toMatchObject({ rows: [{ id, project }] })
    await test.deps.jobs.runDue(notificationJobs(test.deps))
    const asked = { tab: 'assigned' as const, search: undefined, limit: 40, skip: 0 }
    expect(await test.call(kavya, notificationEndpoints.list, asked)).toMatchObject([
      {
        text: 'Asha Person gave you a task: <b>Order the tiles</b> (Iyer residence, due 20 Nov 2026)',
        detailedLink: `/pmt/project/${projectId}/tasks`,
      },
    ])
  })

  it('is done by anybody who sees the project, and the log says who did what', async () => {
    const { id } = await test.call(admin, taskEndpoints.add, draft({ assigneeId: admin.userId }))
    await test.call(kavya, taskEndpoints.setDone, { id, isDone: true })
    expect(await listed(kavya, true)).toMatchObject({ total: 1 })
    await test.call(kavya, taskEndpoints.remove, { id })
    await test.call(kavya, taskEndpoints.restore, { id })
    expect(await log()).toEqual([
      'Task brought back: Order the tiles (Kavya Person)',
      'Task created: Order the tiles (Asha Person)',
      'Task deleted: Order the tiles (Kavya Person)',
      'Task done: Order the tiles (Kavya Person)',
    ])
  })

  it('writes its line once, also where the job runs twice', async () => {
    await test.call(admin, taskEndpoints.add, draft())
    const [job] = (
      await test.deps.database.pool.query<{ payload: never }>(
        `select payload from jobs where kind = 'projects.write-line' and company_id = $1`,
        [company.id],
      )
    ).rows
    if (!job) throw new Error('no line was asked for')
    await projectJobs(test.deps)['projects.write-line'](job.payload)
    expect(await log()).toEqual(['Task created: Order the tiles (Asha Person)'])
  })

  it('names a project to nobody who does not see it, and is theirs only where it is given to them', async () => {
    const { id } = await test.call(admin, taskEndpoints.add, draft({ assigneeId: rohan.userId }))
    const [mine] = (await test.call(rohan, taskEndpoints.list, ofProject)).rows
    expect(mine).toMatchObject({ id, project: undefined })
    await expect(listed(rohan)).rejects.toThrow(taskRefusals.unknownProject.text)
    const given = draft({ assigneeId: rohan.userId })
    await expect(test.call(rohan, taskEndpoints.add, given)).rejects.toThrow(taskRefusals.unknownProject.text)
    const others = await test.call(admin, taskEndpoints.add, draft())
    await expect(test.call(rohan, taskEndpoints.setDone, { id: others.id, isDone: true })).rejects.toThrow(
      taskRefusals.gone.text,
    )
  })
})

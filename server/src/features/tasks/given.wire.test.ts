import { taskProblems } from '@foyer/contract/tasks/messages'
import type { TaskDraft, TaskQuery } from '@foyer/contract/tasks/model'
import { notificationEndpoints } from '@foyer/contract/wire/notifications'
import { taskEndpoints } from '@foyer/contract/wire/tasks'
import { beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '../../context'
import { addLeads } from '../../testing/builders/leads'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'
import { notificationJobs } from '../notifications/jobs'
import { createNotificationRules } from '../notifications/service'

const test = useTestApp()
const { list, add, edit, setDone, remove } = taskEndpoints

let company: TestCompany
let admin: TestPerson
let kavya: TestPerson
let rohan: TestPerson
let leadId: string
beforeEach(async () => {
  company = await test.company()
  admin = await company.person('admin', { firstName: 'Asha' })
  kavya = await company.person('editor', { firstName: 'Kavya' })
  rohan = await company.person('editor', { firstName: 'Rohan' })
  await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
  const lead = { firstName: 'Meera', lastName: 'Shah', assigneeId: kavya.userId }
  leadId = (await addLeads(test.deps, company, [lead]))[0] ?? ''
})

const draft = (more: Partial<TaskDraft> = {}): TaskDraft => ({
  leadId: undefined,
  title: 'Send the samples',
  note: undefined,
  assigneeId: kavya.userId,
  dueOn: '2026-11-20',
  dueTime: undefined,
  priority: 'normal',
  ...more,
})
const change = (id: string, more: Partial<TaskDraft> = {}) => {
  const { leadId: _lead, ...details } = draft(more)
  return { ...details, id, seenAt: undefined }
}
const toldTo = async (person: TestPerson) => {
  await test.deps.jobs.runDue(notificationJobs(test.deps))
  const query = { tab: 'assigned' as const, search: undefined, limit: 40, skip: 0 }
  const rows = await test.call(person, notificationEndpoints.list, query)
  return rows.map(({ text, link, detailedLink, feature }) => ({ text, link, detailedLink, feature }))
}
const textsTo = async (person: TestPerson) => (await toldTo(person)).map(({ text }) => text)

describe('who is given a task by somebody else', () => {
  it('T-020 T-021 hears of it by the bell, and nobody else does', async () => {
    await test.call(admin, add, draft({ dueTime: '10:00' }))
    expect(await toldTo(kavya)).toEqual([
      {
        text: 'Asha Person gave you a task: <b>Send the samples</b> (due 20 Nov 2026, 10:00 AM)',
        link: '/timeline/my-task/',
        detailedLink: undefined,
        feature: 'TASK',
      },
    ])
    expect([await textsTo(admin), await textsTo(rohan)]).toEqual([[], []])
  })

  it('is led to the tasks of its lead, which is named, as far as they see it', async () => {
    await test.call(admin, add, draft({ leadId }))
    await test.call(admin, add, draft({ leadId, assigneeId: rohan.userId }))
    expect(await toldTo(kavya)).toMatchObject([
      {
        text: 'Asha Person gave you a task: <b>Send the samples</b> (Meera Shah, due 20 Nov 2026)',
        detailedLink: `/timeline/task-manager/all-task/task/${leadId}?isLead=true`,
      },
    ])
    expect(await toldTo(rohan)).toMatchObject([
      {
        text: 'Asha Person gave you a task: <b>Send the samples</b> (due 20 Nov 2026)',
        detailedLink: undefined,
      },
    ])
  })

  it('hears of it as well when it moves to them, and only then', async () => {
    const { id } = await test.call(admin, add, draft())
    await test.call(admin, edit, change(id, { title: 'Send more samples' }))
    expect(await textsTo(kavya)).toHaveLength(1)
    await test.call(kavya, edit, change(id, { title: 'Send more samples', assigneeId: rohan.userId }))
    expect(await textsTo(kavya)).toHaveLength(1)
    expect(await textsTo(rohan)).toEqual([
      'Kavya Person gave you a task: <b>Send more samples</b> (due 20 Nov 2026)',
    ])
  })

  it('hears of it also without a part in leads', async () => {
    const fitter = await company.person('editor')
    await test.deps.database.pool.query("update members set features = '{}' where user_id = $1", [
      fitter.userId,
    ])
    await test.call(admin, add, draft({ leadId, assigneeId: fitter.userId }))
    expect(await textsTo(fitter)).toEqual([
      'Asha Person gave you a task: <b>Send the samples</b> (due 20 Nov 2026)',
    ])
  })

  it('is not oneself', async () => {
    const { id } = await test.call(kavya, add, draft())
    await test.call(kavya, edit, change(id, { assigneeId: rohan.userId }))
    await test.call(kavya, edit, change(id))
    expect(await textsTo(kavya)).toEqual([])
  })

  it('T-022 reads a title as it was typed', async () => {
    await test.call(admin, add, draft({ title: '<img src=x onerror=alert(1)> {{phone}}' }))
    expect(await textsTo(kavya)).toEqual([
      'Asha Person gave you a task: <b>&lt;img src=x onerror=alert(1)&gt; {{phone}}</b> (due 20 Nov 2026)',
    ])
  })

  it('C-060 has it even if telling fails, which is tried again', async () => {
    test.setNow(new Date())
    await test.call(admin, add, draft())
    await test.deps.jobs.runDue({ 'notifications.deliver': () => Promise.reject(new Error('out of order')) })
    expect((await test.call(kavya, list, firstPage)).rows).toHaveLength(1)
    expect(await textsTo(kavya)).toEqual([])
    test.setNow(new Date(Date.now() + 60_000))
    expect(await textsTo(kavya)).toHaveLength(1)
    test.setNow(undefined)
  })
})

const firstPage: TaskQuery = { leadId: undefined, isGiven: false, isDone: false, limit: 50, after: undefined }
const givenBy = async (person: TestPerson, more: Partial<TaskQuery> = {}) =>
  test.call(person, list, { ...firstPage, isGiven: true, ...more })
const titlesOf = async (...of: Parameters<typeof givenBy>) =>
  (await givenBy(...of)).rows.map(({ title }) => title)

describe('tasks given to others', () => {
  it('are in the list of the person who gave them, by due time, as long as they are open', async () => {
    await test.call(admin, add, draft({ title: 'Later', dueOn: '2026-12-01' }))
    await test.call(admin, add, draft({ title: 'Late', dueOn: '2026-01-02', assigneeId: rohan.userId }))
    await test.call(admin, add, draft({ title: 'My own', assigneeId: admin.userId }))
    const done = await test.call(admin, add, draft({ title: 'Done' }))
    await test.call(kavya, setDone, { id: done.id, isDone: true })
    const gone = await test.call(admin, add, draft({ title: 'Gone' }))
    await test.call(admin, remove, { id: gone.id })
    await test.call(kavya, add, draft({ title: 'Of Kavya for Rohan', assigneeId: rohan.userId }))

    const { rows, total } = await givenBy(admin)
    expect(rows.map(({ title, assignee }) => [title, assignee?.fullName])).toEqual([
      ['Late', 'Rohan Person'],
      ['Later', 'Kavya Person'],
    ])
    expect(total).toBe(2)
    expect([await titlesOf(kavya), await titlesOf(rohan)]).toEqual([['Of Kavya for Rohan'], []])
  })

  it('are paged', async () => {
    for (const day of ['10', '11', '12'])
      await test.call(admin, add, draft({ title: day, dueOn: `2026-11-${day}` }))
    const first = await givenBy(admin, { limit: 2 })
    const rest = await givenBy(admin, { limit: 2, after: first.after })
    expect([...first.rows, ...rest.rows].map(({ title }) => title)).toEqual(['10', '11', '12'])
    expect([first.total, rest.after]).toEqual([3, undefined])
  })

  it('of another company are nobody’s business', async () => {
    const outsider = await (await test.company()).person('superAdmin')
    await test.call(admin, add, draft())
    expect(await titlesOf(outsider)).toEqual([])
  })

  it('are one list: a lead is refused', async () => {
    const leadOfNobody = '01990000-0000-7000-8000-000000000001'
    const refused = await test.send(admin, list, { ...firstPage, isGiven: true, leadId: leadOfNobody })
    expect([refused.status, refused.body.message]).toEqual([400, taskProblems.given])
  })

  it('that are done are in a list of their own, the latest first, page by page', async () => {
    const doneAt = async (title: string, time: string, more: Partial<TaskDraft> = {}) => {
      const { id } = await test.call(admin, add, draft({ title, ...more }))
      test.setNow(new Date(time))
      await test.call(admin, setDone, { id, isDone: true })
      test.setNow(undefined)
      return id
    }
    await doneAt('Second', '2026-11-02T06:00:00Z')
    await doneAt('First', '2026-11-01T06:00:00Z', { assigneeId: rohan.userId })
    await doneAt('Third', '2026-11-03T06:00:00Z')
    await doneAt('My own', '2026-11-04T06:00:00Z', { assigneeId: admin.userId })
    await test.call(admin, remove, { id: await doneAt('Gone', '2026-11-05T06:00:00Z') })
    await test.call(admin, add, draft({ title: 'Open' }))

    const first = await givenBy(admin, { isDone: true, limit: 2 })
    const rest = await givenBy(admin, { isDone: true, limit: 2, after: first.after })
    const shown = [...first.rows, ...rest.rows].map(({ title, assignee }) => [title, assignee?.fullName])
    expect(shown).toEqual([
      ['Third', 'Kavya Person'],
      ['Second', 'Kavya Person'],
      ['First', 'Rohan Person'],
    ])
    expect([first.total, rest.after]).toEqual([3, undefined])
    const outsider = await (await test.company()).person('superAdmin')
    expect(await titlesOf(outsider, { isDone: true })).toEqual([])
    expect(await titlesOf(kavya, { isDone: true })).toEqual([])
  })
})

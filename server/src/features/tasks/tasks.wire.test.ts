import { randomUUID } from 'node:crypto'
import type { LiveEvent } from '@foyer/contract/live/events'
import { taskRefusals } from '@foyer/contract/tasks/messages'
import type { TaskDraft } from '@foyer/contract/tasks/model'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { taskEndpoints } from '@foyer/contract/wire/tasks'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addLeads } from '../../testing/builders/leads'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'
import { eraseDeletedTasks } from './service'

const test = useTestApp()
const { list, add, edit, setDone, remove, restore } = taskEndpoints

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
  const lead = { firstName: 'Meera', lastName: 'Shah', assigneeId: kavya.userId }
  leadId = (await addLeads(test.deps, company, [lead]))[0] ?? ''
})
afterEach(() => test.setNow(undefined))

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
const change = (id: string, more: Partial<TaskDraft> & { seenAt?: string } = {}) => {
  const { leadId: _lead, ...details } = draft(more)
  return { ...details, id, seenAt: more.seenAt }
}
const firstPage = { leadId: undefined, isGiven: false, isDone: false, limit: 50, after: undefined }
const listOf = (person: TestPerson, more: { leadId?: string; isDone?: boolean; isGiven?: boolean } = {}) =>
  test.call(person, list, { ...firstPage, ...more })
const titlesOf = async (...of: Parameters<typeof listOf>) =>
  (await listOf(...of)).rows.map(({ title }) => title)
const historyOf = async (id = leadId) =>
  (await test.call(admin, leadCaptureEndpoints.byId, { id })).history.map(({ kind, sentence }) => [
    kind,
    sentence,
  ])

describe('tasks', () => {
  it('are given to somebody with all details, and are in their list by due time', async () => {
    const task = await test.call(
      admin,
      add,
      draft({
        title: '  Call about tiles ',
        note: 'Ask for marble',
        leadId,
        dueTime: '10:00',
        priority: 'high',
      }),
    )
    expect(task).toMatchObject({
      title: 'Call about tiles',
      note: 'Ask for marble',
      lead: { id: leadId, name: 'Meera Shah' },
      assignee: { id: kavya.userId, fullName: 'Kavya Person' },
      creator: { id: admin.userId },
      dueOn: '2026-11-20',
      dueTime: '10:00',
      priority: 'high',
      doneAt: undefined,
    })
    await test.call(kavya, add, draft({ title: 'Later that day' }))
    await test.call(kavya, add, draft({ title: 'Long ago', dueOn: '2026-01-02' }))
    expect(await titlesOf(kavya)).toEqual(['Long ago', 'Call about tiles', 'Later that day'])
    expect(await titlesOf(admin)).toEqual([])
  })

  it('are paged, with how many there are', async () => {
    for (const day of ['10', '11', '12', '13', '14'])
      await test.call(kavya, add, draft({ title: day, dueOn: `2026-11-${day}` }))
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await test.call(kavya, list, { ...firstPage, limit: 2, after })
      expect(page.total).toBe(5)
      seen.push(...page.rows.map(({ title }) => title))
      after = page.after
    } while (after)
    expect(seen).toEqual(['10', '11', '12', '13', '14'])
  })

  it('are ticked off once and opened again, both told in the history of their lead', async () => {
    const { id } = await test.call(admin, add, draft({ leadId }))
    test.setNow(new Date(Date.now() + 1000))
    const done = await test.call(kavya, setDone, { id, isDone: true })
    const again = await test.call(kavya, setDone, { id, isDone: true })
    expect(again.doneAt).toBe(done.doneAt)
    expect([await titlesOf(kavya), await titlesOf(kavya, { isDone: true })]).toEqual([
      [],
      ['Send the samples'],
    ])
    test.setNow(new Date(Date.now() + 2000))
    await test.call(kavya, setDone, { id, isDone: false })
    expect(await titlesOf(kavya)).toEqual(['Send the samples'])
    expect(await historyOf()).toEqual([
      ['task', 'Task opened again: Send the samples'],
      ['task', 'Task done: Send the samples'],
      ['task', 'Task created: Send the samples'],
    ])
  })

  it('that are done come the latest first, page by page', async () => {
    for (const [index, title] of ['A', 'B', 'C'].entries()) {
      const { id } = await test.call(kavya, add, draft({ title }))
      test.setNow(new Date(Date.now() + 1000 * (index + 1)))
      await test.call(kavya, setDone, { id, isDone: true })
    }
    const first = await test.call(kavya, list, { ...firstPage, isDone: true, limit: 2 })
    const rest = await test.call(kavya, list, { ...firstPage, isDone: true, limit: 2, after: first.after })
    expect([...first.rows, ...rest.rows].map(({ title }) => title)).toEqual(['C', 'B', 'A'])
  })

  it('are changed, but not over what somebody else changed meanwhile', async () => {
    const task = await test.call(kavya, add, draft({ leadId }))
    const changed = await test.call(
      admin,
      edit,
      change(task.id, { title: 'Send more', assigneeId: rohan.userId, seenAt: task.updatedAt }),
    )
    expect(changed).toMatchObject({
      title: 'Send more',
      assignee: { id: rohan.userId },
      lead: { id: leadId },
    })
    const late = await test.send(kavya, edit, change(task.id, { seenAt: task.updatedAt }))
    expect([late.status, late.body.message]).toEqual([409, taskRefusals.changed.text])
  })

  it('go and come back, until they are erased after 30 days', async () => {
    const { id } = await test.call(kavya, add, draft())
    await test.call(kavya, remove, { id })
    expect(await titlesOf(kavya)).toEqual([])
    expect((await test.send(kavya, setDone, { id, isDone: true })).status).toBe(404)
    await test.call(kavya, restore, { id })
    expect(await titlesOf(kavya)).toEqual(['Send the samples'])
    await test.call(kavya, remove, { id })
    test.setNow(new Date(Date.now() + 29 * 86_400_000))
    await eraseDeletedTasks(test.deps)
    test.setNow(undefined)
    await test.call(kavya, restore, { id })
    await test.call(kavya, remove, { id })
    test.setNow(new Date(Date.now() + 31 * 86_400_000))
    await eraseDeletedTasks(test.deps)
    test.setNow(undefined)
    expect((await test.send(kavya, restore, { id })).status).toBe(404)
  })

  it('who only reads leads gives tasks to nobody else', async () => {
    const reader = await company.person('reader')
    const given = await test.send(reader, add, draft())
    expect([given.status, given.body.code]).toEqual([403, 'not-to-others'])
    expect((await test.send(reader, add, draft({ assigneeId: reader.userId }))).status).toBe(200)
  })

  it('of two leads that were merged belong to the one that stays', async () => {
    const [other = ''] = await addLeads(test.deps, company, [{ firstName: 'Twin', assigneeId: kavya.userId }])
    const { id } = await test.call(kavya, add, draft({ leadId: other }))
    await test.call(kavya, leadCaptureEndpoints.merge, { keptId: leadId, mergedId: other, choices: {} })
    expect((await listOf(kavya, { leadId })).rows).toMatchObject([{ id, lead: { id: leadId } }])
    await test.call(kavya, setDone, { id, isDone: true })
    expect((await historyOf())[0]).toEqual(['task', 'Task done: Send the samples'])
  })
})

it('open pages of those who see a task look again, and nobody else’s', async () => {
  const stranger = await company.person('editor')
  const told: string[] = []
  const people = { admin, kavya, rohan, stranger }
  const stops = Object.entries(people).map(([name, { userId }]) =>
    test.server.live.subscribe(userId, {
      onEvent: (event: LiveEvent) =>
        event.name === 'changed' && event.about.includes('tasks') && told.push(name),
      onGap: () => {},
    }),
  )
  await test.call(admin, add, draft({ leadId, assigneeId: rohan.userId }))
  await expect.poll(() => told.toSorted()).toEqual(['admin', 'kavya', 'rohan'])
  for (const stop of stops) stop()
})

describe('who sees and changes a task', () => {
  it('is its creator, its assignee, and whoever sees its lead', async () => {
    const stranger = await company.person('editor')
    const { id } = await test.call(admin, add, draft({ leadId, assigneeId: rohan.userId }))
    // Rohan may not see the lead: he has the task without it.
    expect((await listOf(rohan)).rows).toMatchObject([{ id, lead: undefined }])
    expect(await titlesOf(kavya, { leadId })).toEqual(['Send the samples'])
    for (const person of [rohan, kavya, admin]) {
      await test.call(person, setDone, { id, isDone: true })
      await test.call(person, setDone, { id, isDone: false })
    }
    expect((await test.send(stranger, setDone, { id, isDone: true })).status).toBe(404)
    expect((await test.send(stranger, edit, change(id))).status).toBe(404)
    expect((await test.send(stranger, remove, { id })).status).toBe(404)
    expect((await test.send(stranger, list, { ...firstPage, leadId })).status).toBe(404)
    expect((await test.send(stranger, add, draft({ leadId }))).status).toBe(404)
  })

  it('is not somebody who may only look at leads, unless it is theirs', async () => {
    const manager = await company.person('reader')
    await test.deps.database.pool.query('update members set report_to = $1 where user_id = $2', [
      manager.userId,
      kavya.userId,
    ])
    const { id } = await test.call(kavya, add, draft({ leadId }))
    expect(await titlesOf(manager, { leadId })).toEqual(['Send the samples'])
    const refused = await test.send(manager, setDone, { id, isDone: true })
    expect([refused.status, refused.body.message]).toEqual([403, taskRefusals.notYours.text])
    const own = await test.call(manager, add, draft({ leadId, assigneeId: manager.userId }))
    await test.call(manager, setDone, { id: own.id, isDone: true })
  })

  it('is nobody of another company', async () => {
    const theirs = await test.company()
    const outsider = await theirs.person('superAdmin')
    const { id } = await test.call(kavya, add, draft({ leadId }))
    const answers = [
      await test.send(outsider, setDone, { id, isDone: true }),
      await test.send(outsider, edit, change(id, { assigneeId: outsider.userId })),
      await test.send(outsider, remove, { id }),
      await test.send(outsider, restore, { id }),
      await test.send(outsider, add, draft({ assigneeId: kavya.userId })),
      await test.send(outsider, add, draft({ leadId, assigneeId: outsider.userId })),
      await test.send(outsider, list, { ...firstPage, leadId }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404))
    expect((await listOf(kavya)).rows).toMatchObject([{ id, doneAt: undefined }])
  })

  it('is no client and nobody deactivated, as an assignee', async () => {
    const client = await company.person('client')
    await test.deps.database.pool.query('update members set deactivated_at = now() where user_id = $1', [
      rohan.userId,
    ])
    for (const assigneeId of [client.userId, rohan.userId, randomUUID()]) {
      const refused = await test.send(kavya, add, draft({ assigneeId }))
      expect([refused.status, refused.body.message]).toEqual([404, taskRefusals.unknownAssignee.text])
    }
    expect(await titlesOf(kavya)).toEqual([])
  })
})

it.each([
  ['no title', { title: '   ' }],
  ['a title that is too long', { title: 'x'.repeat(121) }],
  ['a title of two lines', { title: 'a\nb' }],
  ['a note that is too long', { note: 'x'.repeat(1025) }],
  ['a day that does not exist', { dueOn: '2026-02-30' }],
  ['a day of another age', { dueOn: '0001-01-01' }],
  ['a time that does not exist', { dueTime: '24:00' }],
  ['nobody', { assigneeId: 'me' }],
  ['a priority that does not exist', { priority: 'urgent' as never }],
  ['a lead that is no id', { leadId: '1' }],
])('a task with %s is refused, and nothing is written', async (_what, more) => {
  expect((await test.send(kavya, add, draft({ leadId, ...more }))).status).toBe(400)
  expect([await titlesOf(kavya), await historyOf()]).toEqual([[], []])
})

it.each(['x', Buffer.from('["abc","019a1f3e-0000-7000-8000-000000000071"]').toString('base64url')])(
  'a list that goes on from nowhere (%s) is refused',
  async (after) => {
    const { status } = await test.send(kavya, list, { ...firstPage, after })
    expect(status).toBe(400)
  },
)

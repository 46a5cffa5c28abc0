import { randomUUID } from 'node:crypto'
import { minutesLimits } from '@foyer/contract/projects/minutes/limits'
import { minutesRefusals } from '@foyer/contract/projects/minutes/messages'
import type { Minutes, MinutesDraft } from '@foyer/contract/projects/minutes/model'
import { minutesEndpoints } from '@foyer/contract/wire/projects/minutes/endpoints'
import { taskEndpoints } from '@foyer/contract/wire/tasks'
import { beforeEach, describe, expect, it } from 'vitest'
import { addProject } from '../../../testing/builders/projects'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { told } from '../../../testing/told'
import { projectJobs } from '../jobs'

const test = useTestApp()
const { minutesOfProject, minutes, addMinutes, saveMinutes, setMinutesState, sendMinutes, makePointTask } =
  minutesEndpoints

let company: TestCompany
let admin: TestPerson
let colleague: TestPerson
let projectId: string
beforeEach(async () => {
  company = await test.company('Alcove Studio')
  admin = await company.person('admin', { firstName: 'Asha', lastName: 'Rao' })
  colleague = await company.person('editor', { firstName: 'Vikram', lastName: 'Nair' })
  projectId = (await addProject(test.deps, company, admin.userId, { name: 'Iyer residence' })).id
})

const point = (text: string, more: object = {}) => ({ id: randomUUID(), text, ...more })
const draft = (wish: Partial<MinutesDraft> = {}): MinutesDraft => ({
  title: 'Kitchen layout',
  heldOn: '2026-04-02',
  attendees: [],
  points: [],
  ...wish,
})
const add = (wish: Partial<MinutesDraft> = {}) => test.call(admin, addMinutes, { projectId, ...draft(wish) })
const read = (id: string) => test.call(admin, minutes, { id })
const list = (after?: string, limit = 30) => test.call(admin, minutesOfProject, { projectId, limit, after })
const titles = async () => (await list()).rows.map(({ title }) => title)
const save = ({ id, revision }: Minutes, wish: Partial<MinutesDraft>, as = admin) =>
  test.send(as, saveMinutes, { id, baseRevision: revision, ...draft(wish) })
const log = async () => {
  const { rows } = await test.deps.database.pool.query(
    `select sentence from project_log where project_id = $1 and kind = 'minutes' order by at, id`,
    [projectId],
  )
  return rows.map(({ sentence }) => sentence)
}
const mails = async () => {
  const { rows } = await test.deps.database.pool.query(
    `select recipient, subject, text, html, from_name, reply_to, lane from mails where company_id = $1 order by recipient`,
    [company.id],
  )
  return rows
}

describe('the minutes of a meeting', () => {
  it('keep what was written, colleagues under the names of their accounts', async () => {
    const points = [
      point('Change the sink to 900 mm', { ownerId: colleague.userId, dueOn: '2026-04-09' }),
      point('Choose the tiles', { ownerName: 'Meera' }),
    ]
    const attendees = [
      { kind: 'firm' as const, userId: colleague.userId, name: 'whoever' },
      { kind: 'client' as const, name: 'Meera Iyer', email: 'MEERA@example.com' },
      { kind: 'other' as const, name: 'Carpenter' },
    ]
    const made = await add({ heldAt: '16:30', place: 'At site', notes: 'Two\nlines', attendees, points })
    expect(await read(made.id)).toEqual(made)
    expect(made).toMatchObject({
      projectId,
      title: 'Kitchen layout',
      heldOn: '2026-04-02',
      heldAt: '16:30',
      place: 'At site',
      notes: 'Two\nlines',
      revision: 1,
      isShared: false,
      sentAt: undefined,
      writtenBy: 'Asha Rao',
      tasks: [],
      attendees: [
        { kind: 'firm', userId: colleague.userId, name: 'Vikram Nair', email: colleague.email },
        { kind: 'client', name: 'Meera Iyer', email: 'meera@example.com' },
        { kind: 'other', name: 'Carpenter' },
      ],
    })
    expect(made.points).toEqual(points.map((one) => expect.objectContaining(one)))
    expect(await log()).toEqual(['Minutes written: Kitchen layout'])
  })

  it('stand in a list, the latest meeting first, page by page', async () => {
    for (const heldOn of ['2026-03-01', '2026-05-01', '2026-04-01'])
      await add({ title: heldOn, heldOn, points: [point('One')] })
    expect(await titles()).toEqual(['2026-05-01', '2026-04-01', '2026-03-01'])
    const first = await list(undefined, 2)
    expect(first).toMatchObject({ total: 3, rows: [{ points: 1, attendees: 0 }, {}] })
    expect((await list(first.after, 2)).rows.map(({ title }) => title)).toEqual(['2026-03-01'])
    expect((await test.send(admin, minutesOfProject, { projectId, limit: 5, after: 'x' })).status).toBe(400)
  })

  it('are refused with what is wrong', async () => {
    const refused = async (wish: Partial<MinutesDraft>) => {
      const answer = await test.send(admin, addMinutes, { projectId, ...draft(wish) })
      return [answer.status, told(answer)]
    }
    expect(await refused({ title: ' ' })).toEqual([400, expect.stringContaining('title')])
    expect(await refused({ heldOn: '2026-02-30' })).toEqual([400, expect.stringContaining('heldOn')])
    expect(await refused({ heldAt: '25:00' })).toEqual([400, expect.stringContaining('heldAt')])
    const attendee = { kind: 'other' as const, name: 'A', email: 'not an address' }
    expect(await refused({ attendees: [attendee] })).toEqual([400, expect.stringContaining('email')])
    const one = point('Twice')
    expect((await refused({ points: [one, one] }))[0]).toBe(400)
    const many = Array.from({ length: minutesLimits.points + 1 }, () => point('x'))
    expect((await refused({ points: many }))[0]).toBe(400)
    const stranger = await (await test.company()).person('admin')
    for (const wish of [
      { attendees: [{ kind: 'firm' as const, userId: stranger.userId, name: 'x' }] },
      { points: [point('x', { ownerId: stranger.userId })] },
    ])
      expect(await refused(wish)).toEqual([400, minutesRefusals.unknownPeople.text])
  })

  it('of two who change them at once: the second is told, with what the first wrote', async () => {
    const made = await add()
    expect((await save(made, { title: 'First' })).status).toBe(200)
    const second = await save(made, { title: 'Second' })
    expect([second.status, told(second)]).toEqual([409, minutesRefusals.changed.text])
    expect(second.body.details?.current).toMatchObject({ title: 'First', revision: 2 })
    expect((await read(made.id)).title).toBe('First')
    const both = await Promise.all(['A', 'B'].map((title) => save({ ...made, revision: 2 }, { title })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('are deleted and restored, shared and taken back, which the log says', async () => {
    const { id } = await add()
    const kinds = ['share', 'share', 'unshare', 'delete', 'restore'] as const
    for (const kind of kinds) {
      await test.call(admin, setMinutesState, { id, kind })
      if (kind === 'delete') {
        expect(await titles()).toEqual([])
        expect((await test.send(admin, minutes, { id })).status).toBe(404)
      }
    }
    expect(await titles()).toEqual(['Kitchen layout'])
    expect((await test.send(admin, setMinutesState, { id, kind: 'restore' })).status).toBe(404)
    expect((await log()).slice(1)).toEqual([
      'Minutes shared with the client: Kitchen layout',
      'Minutes no longer shared with the client: Kitchen layout',
      'Minutes deleted: Kitchen layout',
      'Minutes restored: Kitchen layout',
    ])
  })

  it('are erased a while after they were deleted', async () => {
    const { id } = await add({ points: [point('One')] })
    await test.call(admin, setMinutesState, { id, kind: 'delete' })
    const erase = projectJobs(test.deps)['projects.erase-contents']
    const left = async () =>
      (await test.deps.database.pool.query('select 1 from minutes where id = $1', [id])).rowCount
    await erase()
    expect(await left()).toBe(1)
    test.setNow(new Date(Date.now() + (minutesLimits.restoreDays + 1) * 86_400_000))
    await erase()
    expect(await left()).toBe(0)
    test.setNow(undefined)
  })
})

describe('minutes are sent', () => {
  const attendees = () => [
    { kind: 'firm' as const, userId: colleague.userId, name: 'x' },
    { kind: 'client' as const, name: 'Meera Iyer', email: 'meera@example.com' },
    { kind: 'other' as const, name: 'Meera again', email: 'meera@example.com' },
    { kind: 'other' as const, name: 'Carpenter' },
  ]

  it('to everybody who has an address, one mail each, in the name of the sender and of the firm', async () => {
    const points = [
      point('Choose <b>tiles</b> & grout', { ownerName: 'Meera Iyer', dueOn: '2026-04-09' }),
      point('Order the sink', { ownerId: colleague.userId }),
    ]
    const made = await add({ heldAt: '16:30', place: 'At site', attendees: attendees(), points })
    const { message } = await test.call(admin, sendMinutes, { id: made.id, revision: 1 })
    expect(message).toBe('Sent to 2 people')
    const sent = await mails()
    expect(sent.map(({ recipient }) => recipient)).toEqual([colleague.email, 'meera@example.com'].toSorted())
    const toClient = sent.find(({ recipient }) => recipient === 'meera@example.com')
    expect(toClient).toMatchObject({
      subject: 'Minutes: Kitchen layout · Iyer residence',
      from_name: 'Asha Rao',
      reply_to: admin.email,
      lane: 'firm',
    })
    expect(toClient.text).toContain('For you\n1. Choose <b>tiles</b> & grout (Meera Iyer, by 09 Apr 2026)')
    expect(toClient.text).toContain('2. Order the sink (Vikram Nair)')
    expect(toClient.text).toContain('Alcove Studio')
    expect(toClient.html).toContain('Choose &lt;b&gt;tiles&lt;/b&gt; &amp; grout')
    expect(toClient.html).toContain('Alcove Studio')
    expect(toClient.html).not.toContain('Foyer')
    expect((await read(made.id)).sentAt).toBeDefined()
    expect((await log()).at(-1)).toBe('Minutes sent to 2 people: Kitchen layout')
  })

  it('to those who were chosen, and to nobody else', async () => {
    const { id } = await add({ attendees: attendees() })
    await test.call(admin, sendMinutes, { id, revision: 1, to: ['Meera@Example.com'] })
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['meera@example.com'])
    for (const to of [['somebody@example.com'], ['meera@example.com', 'x@example.com'], []])
      expect((await test.send(admin, sendMinutes, { id, revision: 1, to })).status).toBe(400)
    expect(await mails()).toHaveLength(1)
  })

  it('only as the sender has read them, and not without an address', async () => {
    const made = await add({ attendees: attendees() })
    await save(made, { title: 'Other words', attendees: attendees() })
    const stale = await test.send(admin, sendMinutes, { id: made.id, revision: 1 })
    expect(stale.status).toBe(409)
    const { id } = await add({ attendees: [{ kind: 'other', name: 'Carpenter' }] })
    const none = await test.send(admin, sendMinutes, { id, revision: 1 })
    expect([none.status, told(none)]).toEqual([400, minutesRefusals.noAddress.text])
    expect(await mails()).toEqual([])
  })

  it('not to colleagues who have left', async () => {
    const { id } = await add({ attendees: attendees() })
    await test.deps.database.pool.query(`update members set deactivated_at = now() where user_id = $1`, [
      colleague.userId,
    ])
    await test.call(admin, sendMinutes, { id, revision: 1 })
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['meera@example.com'])
  })

  it('not all the time', async () => {
    const { id } = await add({ attendees: attendees() })
    for (let count = 0; count < minutesLimits.sendingsAnHour; count += 1)
      await test.call(admin, sendMinutes, { id, revision: 1, to: ['meera@example.com'] })
    expect((await test.send(admin, sendMinutes, { id, revision: 1 })).status).toBe(429)
  })
})

describe('a point of minutes', () => {
  const task = (made: Minutes, as = admin) =>
    test.send(as, makePointTask, {
      id: made.id,
      pointId: made.points[0]?.id ?? '',
      assigneeId: colleague.userId,
      dueOn: '2026-04-09',
    })

  it('becomes a task of the project, once, and keeps it when points are moved', async () => {
    const made = await add({ points: [point('Order the sink'), point('Choose tiles')] })
    const both = await Promise.all([task(made), task(made)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const { tasks } = await read(made.id)
    expect(tasks).toEqual([{ pointId: made.points[0]?.id, taskId: expect.any(String), isDone: false }])
    const given = await test.call(colleague, taskEndpoints.list, {
      leadId: undefined,
      projectId: undefined,
      isGiven: false,
      isDone: false,
      limit: 10,
      after: undefined,
    })
    expect(given.rows).toMatchObject([
      { title: 'Order the sink', note: 'From the minutes: Kitchen layout', dueOn: '2026-04-09' },
    ])
    const [first, second] = made.points
    const points = [second, first].map((one) => one ?? expect.unreachable())
    expect((await save(made, { points })).status).toBe(200)
    const moved = await read(made.id)
    expect(moved.points.map(({ text }) => text)).toEqual(['Choose tiles', 'Order the sink'])
    expect(moved.tasks).toEqual(tasks)
    const id = tasks[0]?.taskId ?? ''
    await test.call(admin, taskEndpoints.setDone, { id, isDone: true })
    expect((await read(made.id)).tasks[0]?.isDone).toBe(true)
    await test.call(admin, taskEndpoints.remove, { id })
    expect((await read(made.id)).tasks).toEqual([])
    expect((await task(made)).status).toBe(200)
    expect((await read(made.id)).tasks).toHaveLength(1)
  })

  it('with many words has them in the note of its task', async () => {
    const text = `${'Long '.repeat(60)}\nand a second line`
    const made = await add({ points: [point(text)] })
    expect((await task(made)).status).toBe(200)
    const { rows } = await test.deps.database.pool.query(
      'select title, note from tasks where company_id = $1',
      [company.id],
    )
    expect([...rows[0].title]).toHaveLength(120)
    expect(rows[0].note).toContain('and a second line')
    expect(rows[0].note).toContain('From the minutes: Kitchen layout')
  })

  it('that is gone, or for somebody outside, is refused', async () => {
    const made = await add({ points: [point('Order the sink')] })
    const wish = { id: made.id, pointId: made.points[0]?.id ?? '', dueOn: '2026-04-09' }
    const stranger = await (await test.company()).person('admin')
    const outside = await test.send(admin, makePointTask, { ...wish, assigneeId: stranger.userId })
    expect(outside.status).toBe(404)
    await save(made, { points: [] })
    expect((await task(made)).status).toBe(404)
  })
})

it('minutes exist only for who sees their project and has the feature', async () => {
  const { id } = await add()
  const stranger = await (await test.company()).person('superAdmin')
  for (const person of [colleague, stranger]) {
    expect((await test.send(person, minutes, { id })).status).toBe(404)
    expect((await test.send(person, setMinutesState, { id, kind: 'delete' })).status).toBe(404)
    expect((await test.send(person, sendMinutes, { id, revision: 1 })).status).toBe(404)
    expect(
      (await test.send(person, minutesOfProject, { projectId, limit: 5, after: undefined })).status,
    ).toBe(404)
    expect((await test.send(person, addMinutes, { projectId, ...draft() })).status).toBe(404)
  }
  const client = await company.person('client')
  expect((await test.send(client, minutes, { id })).status).toBe(403)
})

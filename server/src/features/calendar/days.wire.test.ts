import type { CalendarDay, CalendarQuery } from '@foyer/contract/calendar/model'
import { calendarEndpoints as calls } from '@foyer/contract/wire/calendar/endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { taskEndpoints } from '@foyer/contract/wire/tasks'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inCompany } from '../../context'
import { addLeads, type LeadWish } from '../../testing/builders/leads'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'
import { daysStatement } from './repository/follow-ups'

const test = useTestApp()
const now = new Date('2026-11-16T22:00:00Z')
afterEach(() => test.setNow(undefined))

let company: TestCompany
let kavya: TestPerson
let ravi: TestPerson
let admin: TestPerson

beforeEach(async () => {
  test.setNow(now)
  company = await test.company()
  kavya = await company.person('editor', { firstName: 'Kavya', lastName: 'Menon' })
  ravi = await company.person('editor', { firstName: 'Ravi', lastName: 'Rao', reportTo: kavya.userId })
  admin = await company.person('admin')
})

const week: CalendarQuery = { from: '2026-11-16', to: '2026-11-22', whose: 'me', people: [], limit: 20 }
const read = (person: TestPerson, over: Partial<CalendarQuery> = {}) =>
  test.call(person, calls.days, { ...week, ...over })
const planned = (person: TestPerson, firstName: string, on: string, more: LeadWish = {}): LeadWish => ({
  firstName,
  lastName: '',
  assigneeId: person.userId,
  followUpOn: on,
  ...more,
})
const task = (title: string, person: TestPerson, dueOn: string, dueTime?: string) => ({
  title,
  note: undefined,
  assigneeId: person.userId,
  dueOn,
  dueTime,
  priority: 'normal' as const,
})

/** '2026-11-17 1 0 0: 10:00 call Asha' */
const told = (days: CalendarDay[]) =>
  days
    .filter(({ entries }) => entries.length > 0)
    .map(({ on, followUps, visits, tasks, entries }) => [
      `${on} ${followUps} ${visits} ${tasks}`,
      ...entries.map((entry) =>
        [entry.time ?? '–', entry.kind, entry.kind === 'task' ? entry.task.title : entry.name].join(' '),
      ),
    ])

it('Sales floor: the calendar has follow-ups, visits and tasks on their days, also those that are over', async () => {
  await addLeads(test.deps, company, [
    planned(kavya, 'Late', '2026-11-16', { followUpTime: '10:00' }),
    planned(kavya, 'Visited', '2026-11-18', {
      followUpTime: '16:30',
      followUpKind: 'client-visit',
      address: '7 Law College Road',
      city: 'Pune',
    }),
    planned(kavya, 'Met', '2026-11-18', { followUpTime: '09:00', followUpKind: 'virtual-meeting' }),
    planned(kavya, 'Any time', '2026-11-18'),
    planned(kavya, 'Next week', '2026-11-23'),
    planned(kavya, 'Gone', '2026-11-18', { deletedAt: now }),
    planned(kavya, 'Put away', '2026-11-18', { archivedAt: now }),
    planned(ravi, 'Of Ravi', '2026-11-18'),
  ])
  await test.call(kavya, taskEndpoints.add, task('Send the drawings', kavya, '2026-11-18', '11:15'))
  const done = await test.call(kavya, taskEndpoints.add, task('Done', kavya, '2026-11-18'))
  await test.call(kavya, taskEndpoints.setDone, { id: done.id, isDone: true })
  const days = await read(kavya)
  expect(days.map(({ on }) => on.slice(-2))).toEqual(['16', '17', '18', '19', '20', '21', '22'])
  expect(told(days)).toEqual([
    ['2026-11-16 1 0 0', '10:00 call Late'],
    [
      '2026-11-18 2 1 1',
      '– call Any time',
      '09:00 virtual-meeting Met',
      '11:15 task Send the drawings',
      '16:30 client-visit Visited',
    ],
  ])
  expect(days[2]?.entries.at(-1)).toMatchObject({
    place: '7 Law College Road, Pune',
    assignee: { fullName: 'Kavya Menon' },
  })
})

it('C-088 my team is everybody who reports to me at any depth, for admins the company; others are not shown', async () => {
  const below = await company.person('editor', { reportTo: ravi.userId, firstName: 'Below' })
  const beside = await company.person('editor')
  await addLeads(test.deps, company, [
    planned(kavya, 'Mine', '2026-11-16'),
    planned(ravi, 'Hers', '2026-11-17'),
    planned(below, 'Deep', '2026-11-18'),
    planned(beside, 'Beside', '2026-11-19'),
  ])
  const names = async (person: TestPerson, over: Partial<CalendarQuery>) =>
    told(await read(person, over)).map(([, first = '']) => first.split(' ').at(-1))
  expect(await names(kavya, { whose: 'team' })).toEqual(['Mine', 'Hers', 'Deep'])
  expect(await names(ravi, { whose: 'team' })).toEqual(['Hers', 'Deep'])
  expect(await names(admin, { whose: 'team' })).toEqual(['Mine', 'Hers', 'Deep', 'Beside'])
  const chosen = { whose: 'people' as const, people: [ravi.userId, beside.userId] }
  expect(await names(kavya, chosen)).toEqual(['Hers'])
  expect(await names(admin, chosen)).toEqual(['Hers', 'Beside'])
  expect(await names(kavya, { whose: 'people', people: [beside.userId] })).toEqual([])
  expect(await names(kavya, { whose: 'people', people: [] })).toEqual([])
  const stranger = await (await test.company()).person('superAdmin')
  expect(await names(stranger, { whose: 'people', people: [kavya.userId] })).toEqual([])
  const { people } = await test.call(kavya, calls.people, {})
  expect(people.map(({ fullName }) => fullName.split(' ')[0])).toEqual(['Kavya', 'Below', 'Ravi'])
})

it('of a task of somebody else only what its reader may see elsewhere is shown, and who may move it', async () => {
  const [leadId = ''] = await addLeads(test.deps, company, [{ firstName: 'Asha', assigneeId: ravi.userId }])
  const reader = await company.person('reader')
  await test.call(ravi, taskEndpoints.add, task('Private', ravi, '2026-11-17'))
  await test.call(ravi, taskEndpoints.add, { ...task('Of the lead', ravi, '2026-11-17'), leadId })
  await test.call(kavya, taskEndpoints.add, task('Given', ravi, '2026-11-18'))
  await test.call(admin, taskEndpoints.add, task('Read', reader, '2026-11-19'))
  expect(told(await read(kavya, { whose: 'team' }))).toEqual([
    ['2026-11-17 0 0 1', '– task Of the lead'],
    ['2026-11-18 0 0 1', '– task Given'],
  ])
  expect((await read(reader))[3]?.entries).toMatchObject([{ mayChange: true }])
})

it('a day with 400 follow-ups says how many, and has the first of each kind', async () => {
  await addLeads(
    test.deps,
    company,
    Array.from({ length: 400 }, (_, at) =>
      planned(kavya, `Call ${at}`, '2026-11-18', {
        followUpTime: `${String(8 + (at % 10)).padStart(2, '0')}:00`,
      }),
    ),
  )
  const late = { followUpTime: '22:00', followUpKind: 'client-visit' as const }
  await addLeads(test.deps, company, [planned(kavya, 'Visit', '2026-11-18', late)])
  const [, , day] = await read(kavya, { limit: 5 })
  expect([day?.followUps, day?.visits, day?.entries.length]).toEqual([400, 1, 6])
  expect(day?.entries.at(-1)).toMatchObject({ name: 'Visit' })
})

it('a follow-up that is moved stands on its new day with its history, and can be put back to a day that is over', async () => {
  const [leadId = ''] = await addLeads(test.deps, company, [
    planned(kavya, 'Moved', '2026-11-16', { followUpTime: '15:00', followUpKind: 'client-visit' }),
  ])
  const [first] = (await read(kavya)).flatMap(({ entries }) => entries)
  const baseUpdatedAt = first?.kind === 'task' ? undefined : first?.updatedAt
  const moved = { leadId, baseUpdatedAt, followUp: { on: '2026-11-20' } }
  const { updatedAt } = await test.call(kavya, leadWorkEndpoints.actions, moved)
  // C-163: the time stays when only the day is moved.
  expect(told(await read(kavya))).toEqual([['2026-11-20 0 1 0', '15:00 client-visit Moved']])
  const stale = await test.send(ravi, leadWorkEndpoints.actions, { ...moved, followUp: { on: '2026-11-21' } })
  expect(stale.status).toBe(404)
  const back = { leadId, baseUpdatedAt: updatedAt, followUp: { on: '2026-11-16', time: '15:00' } }
  await test.call(kavya, leadWorkEndpoints.actions, back)
  expect(told(await read(kavya))).toEqual([['2026-11-16 0 1 0', '15:00 client-visit Moved']])
})

it('people without access to leads have their tasks, and no follow-ups', async () => {
  await addLeads(test.deps, company, [planned(kavya, 'Lead', '2026-11-17')])
  await test.call(kavya, taskEndpoints.add, task('Drawings', kavya, '2026-11-17'))
  await test.deps.database.pool.query(`update members set features = '{}' where user_id = $1`, [kavya.userId])
  expect(told(await read(kavya))).toEqual([['2026-11-17 0 0 1', '– task Drawings']])
})

it.each([
  ['more than six weeks', { to: '2026-12-28' }],
  ['backwards', { to: '2026-11-01' }],
  ['a day that does not exist', { from: '2026-02-30' }],
  ['a day of no century', { from: '0000-01-01', to: '0000-01-02' }],
  ['people that are no ids', { whose: 'people' as const, people: ["x' or 1=1"] }],
  ['more entries than there may be', { limit: 5_000 }],
])('refuses %s in words', async (_, over) => {
  const answer = await test.send(kavya, calls.days, { ...week, ...over })
  expect([answer.status, answer.body.message]).toEqual([400, expect.any(String)])
})

it.each([
  ['one person', () => [kavya.userId], 'leads_to_follow_up'],
  ['the company', () => undefined, 'leads_by_follow_up'],
])(
  'of %s days are counted in an index alone, and their first entries found along one',
  async (_, people, index) => {
    const plan = await inCompany(test.deps, company.id, async ({ db }) => {
      // Of a few rows a database reads all, in any way; which way there is for many shows when the others are closed.
      for (const way of ['seqscan', 'bitmapscan', 'sort'])
        await db.execute(sql.raw(`set local enable_${way} = off`))
      const asked = {
        companyId: company.id,
        assignees: people(),
        from: week.from,
        to: week.to,
        seen: undefined,
      }
      return (await db.execute(sql`explain ${daysStatement(asked, 20)}`)).rows
    })
    const text = JSON.stringify(plan)
    for (const one of [index, 'leads_to_visit'])
      expect(text).toMatch(new RegExp(`Index (Only )?Scan using ${one}`))
  },
)

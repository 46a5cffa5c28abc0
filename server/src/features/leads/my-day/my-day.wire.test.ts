import { myDayParts } from '@foyer/contract/leads/my-day/model'
import { myDayEndpoints } from '@foyer/contract/wire/leads/my-day/endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { inCompany } from '../../../context'
import { addLeads, type LeadWish } from '../../../testing/builders/leads'
import { useTestApp } from '../../../testing/test-app'
import type { TestPerson } from '../../../testing/test-company'
import { filterOf } from './repository/my-day'

const test = useTestApp()
/** 03:30 on the 17th in Kolkata, still the 16th in London. */
const now = new Date('2026-11-16T22:00:00Z')
const called = new Date('2026-11-10T06:00:00Z')
afterEach(() => test.setNow(undefined))

async function dayOf(person: TestPerson) {
  const day = await test.call(person, myDayEndpoints.myDay, {})
  return Object.fromEntries(
    myDayParts.map((part) => [part, [day[part].total, ...day[part].leads.map((lead) => lead.firstName)]]),
  )
}

it('my day has what waits for the caller, by the clocks of the company', async () => {
  test.setNow(now)
  const company = await test.company()
  const kavya = await company.person('editor')
  const admin = await company.person('admin')
  const mine = (firstName: string, more: LeadWish): LeadWish => ({
    firstName,
    assigneeId: kavya.userId,
    lastCallAt: called,
    ...more,
  })
  await addLeads(test.deps, company, [
    mine('Late', { followUpOn: '2026-11-16' }),
    mine('Later', { followUpOn: '2026-11-16', followUpTime: '10:00' }),
    mine('Soon', { followUpOn: '2026-11-17', followUpTime: '09:00' }),
    mine('Visit', { followUpOn: '2026-11-17', followUpTime: '08:00', followUpKind: 'client-visit' }),
    mine('Last visit', { followUpOn: '2026-11-24', followUpKind: 'client-visit' }),
    mine('Far visit', { followUpOn: '2026-11-25', followUpKind: 'client-visit' }),
    mine('Forgotten', {}),
    mine('Lost', { stage: 'lost' }),
    mine('Won', { stage: 'won', lastCallAt: null }),
    mine('New', { lastCallAt: null, createdAt: new Date('2026-11-15T06:00:00Z') }),
    mine('Newer', { lastCallAt: null, createdAt: new Date('2026-11-16T06:00:00Z') }),
    mine('Deleted', { followUpOn: '2026-11-16', deletedAt: now }),
    mine('Archived', { followUpOn: '2026-11-16', archivedAt: now }),
    { firstName: 'Somebody else', assigneeId: admin.userId, followUpOn: '2026-11-16' },
  ])
  expect(await dayOf(kavya)).toEqual({
    unanswered: [0],
    overdue: [2, 'Later', 'Late'],
    today: [2, 'Visit', 'Soon'],
    visits: [2, 'Visit', 'Last visit'],
    untouched: [2, 'Newer', 'New'],
    'without-next-step': [1, 'Forgotten'],
  })
  expect(await test.call(kavya, myDayEndpoints.overdue, {})).toEqual({ count: 2 })
  // An admin sees all leads, but only their own are in My Day.
  expect(await dayOf(admin)).toMatchObject({
    overdue: [1, 'Somebody else'],
    untouched: [1, 'Somebody else'],
    today: [0],
  })
})

it('a lead that somebody wrote to is touched, and waits for its next step', async () => {
  const company = await test.company()
  const kavya = await company.person('editor')
  const [leadId = ''] = await addLeads(test.deps, company, [{ firstName: 'New', assigneeId: kavya.userId }])
  expect(await dayOf(kavya)).toMatchObject({ untouched: [1, 'New'], 'without-next-step': [0] })
  await test.call(kavya, leadWorkEndpoints.contacted, {
    leadId,
    channel: 'whatsapp',
    comment: undefined,
    followUp: undefined,
  })
  expect(await dayOf(kavya)).toMatchObject({ untouched: [0], 'without-next-step': [1, 'New'] })
})

it('my day shows the first ten of more', async () => {
  test.setNow(now)
  const company = await test.company()
  const kavya = await company.person('editor')
  const wishes = Array.from({ length: 23 }, () => ({ assigneeId: kavya.userId, followUpOn: '2026-11-01' }))
  await addLeads(test.deps, company, wishes)
  const day = await test.call(kavya, myDayEndpoints.myDay, {})
  expect([day.overdue.total, day.overdue.leads.length]).toEqual([23, 10])
  expect(day.untouched.total).toBe(23)
})

it('refuses what is no choice about reminders', async () => {
  const company = await test.company()
  const kavya = await company.person('editor')
  const bad = { byEmail: 'yes' } as never
  expect((await test.send(kavya, myDayEndpoints.saveReminders, bad)).status).toBe(400)
})

it('C-167 a call that was put off stays in My Day until it is answered or dismissed', async () => {
  test.setNow(now)
  const { askLater, dismissCall, contacted, actions } = leadWorkEndpoints
  const company = await test.company()
  const kavya = await company.person('editor')
  const admin = await company.person('admin')
  const wishes = ['A', 'B', 'C', 'D', 'E'].map((firstName) => ({
    firstName,
    assigneeId: kavya.userId,
    createdAt: called,
    updatedAt: called,
  }))
  const [a = '', b = '', c = '', d = '', e = ''] = await addLeads(test.deps, company, wishes)
  const waiting = async (person: TestPerson) => (await dayOf(person)).unanswered?.slice(1).toSorted()
  for (const leadId of [a, b, c, d, d, e]) await test.call(kavya, askLater, { leadId })
  await test.call(admin, askLater, { leadId: a })
  expect([await waiting(kavya), await waiting(admin)]).toEqual([['A', 'B', 'C', 'D', 'E'], ['A']])
  test.setNow(new Date(now.getTime() + 3_600_000))
  // What a colleague says of a call is no answer of one's own.
  await test.call(admin, actions, { leadId: a, callStatus: 'interested' })
  expect([await waiting(kavya), await waiting(admin)]).toEqual([['A', 'B', 'C', 'D', 'E'], []])
  await test.call(kavya, actions, { leadId: a, callStatus: 'interested' })
  await test.call(kavya, contacted, { leadId: b, channel: 'call' })
  await test.call(kavya, dismissCall, { leadId: c })
  expect(await waiting(kavya)).toEqual(['D', 'E'])
  // Asked again after another call.
  test.setNow(new Date(now.getTime() + 7_200_000))
  await test.call(kavya, askLater, { leadId: b })
  await test.call(admin, actions, { leadId: d, assigneeId: admin.userId })
  expect(await waiting(kavya)).toEqual(['B', 'E'])
  const foreign = await (await test.company()).person('editor')
  expect((await test.send(foreign, askLater, { leadId: e })).status).toBe(404)
})

it.each(['untouched', 'without-next-step'] as const)(
  'leads that are %s are counted in an index alone',
  async (part) => {
    const company = await test.company()
    const { userId } = await company.person('editor')
    const assigneeId = (await company.person('editor')).userId
    await addLeads(
      test.deps,
      company,
      Array.from({ length: 300 }, () => ({ assigneeId, followUpOn: '2026-11-16' })),
    )
    await test.deps.database.pool.query('analyze leads')
    const plan = await inCompany(test.deps, company.id, async ({ db }) => {
      // Of a few rows a database reads all, in any way; which way there is for many shows when the others are closed.
      for (const way of ['seqscan', 'bitmapscan', 'indexscan'])
        await db.execute(sql.raw(`set local enable_${way} = off`))
      const filter = filterOf(part, { companyId: company.id, userId, today: '2026-11-17', ended: [] })
      return (await db.execute(sql`explain select count(*) from leads where ${filter}`)).rows
    })
    expect(JSON.stringify(plan)).toMatch(
      /Index Only Scan using leads_(by_assignee|untouched|without_next_step)/,
    )
  },
)

import { api } from '@foyer/contract/wire/api'
import { myDayEndpoints } from '@foyer/contract/wire/leads/my-day/endpoints'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { openJobQueue } from '../../../jobs/queue'
import { addLeads, type LeadWish } from '../../../testing/builders/leads'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { notificationJobs } from '../../notifications/jobs'
import { createNotificationRules } from '../../notifications/service'
import { leadJobs } from '../jobs'

const test = useTestApp()
/** 11:00 in Kolkata. */
const start = new Date('2026-11-16T05:30:00Z')
const inKolkata = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`)

let company: TestCompany
let kavya: TestPerson
beforeEach(async () => {
  test.setNow(start)
  company = await test.company('Malhar Design')
  await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
  kavya = await company.person('editor')
})
afterEach(() => test.setNow(undefined))

const follow = async (more: LeadWish = {}) => {
  const wish = { followUpOn: '2026-11-16', followUpTime: '16:05', followUpKind: 'call' as const }
  const [id = ''] = await addLeads(test.deps, company, [{ assigneeId: kavya.userId, ...wish, ...more }])
  return id
}
const change = (column: string, value: string | null, id: string) =>
  test.deps.database.pool.query(`update leads set ${column} = $1 where id = $2`, [value, id])

const handlers = () => ({ ...leadJobs(test.deps), ...notificationJobs(test.deps) })
/** What the job does every minute, at this time. */
async function tickAt(now: Date): Promise<void> {
  test.setNow(now)
  await leadJobs(test.deps)['leads.remind']()
  await test.deps.jobs.runDue(handlers())
}
const bellOf = async (person: TestPerson = kavya) =>
  test.call(person, api.notifications.list, { tab: 'all', search: undefined, limit: 40, skip: 0 })
const textsOf = async (person?: TestPerson) => (await bellOf(person)).map(({ text }) => text)
const mailsOf = async () => {
  const { rows } = await test.deps.database.pool.query(
    'select recipient, subject, text from mails where company_id = $1',
    [company.id],
  )
  return rows as { recipient: string; subject: string; text: string }[]
}

describe('a reminder of a follow-up', () => {
  it('comes at its time, not before, once, and leads to the lead', async () => {
    const id = await follow()
    await tickAt(inKolkata('2026-11-16', '16:04'))
    expect(await textsOf()).toEqual([])
    await tickAt(inKolkata('2026-11-16', '16:05'))
    expect(await bellOf()).toMatchObject([
      {
        text: 'Follow-up due: <b>Asha Rao</b> (call, today 4:05 PM)',
        link: `/leads/lead-full-details/${id}`,
      },
    ])
    await tickAt(inKolkata('2026-11-16', '16:06'))
    await tickAt(inKolkata('2026-11-17', '10:00'))
    expect(await textsOf()).toHaveLength(1)
    expect(await mailsOf()).toEqual([])
  })

  it('comes again when the follow-up was moved', async () => {
    const id = await follow()
    await tickAt(inKolkata('2026-11-16', '16:05'))
    await change('follow_up_time', '17:30', id)
    await tickAt(inKolkata('2026-11-16', '17:29'))
    expect(await textsOf()).toHaveLength(1)
    await tickAt(inKolkata('2026-11-16', '17:30'))
    expect((await textsOf())[0]).toBe('Follow-up due: <b>Asha Rao</b> (call, today 5:30 PM)')
  })

  it('of a follow-up without a time comes at ten in the morning', async () => {
    await follow({ followUpOn: '2026-11-17', followUpTime: null, followUpKind: null })
    await tickAt(inKolkata('2026-11-17', '09:59'))
    expect(await textsOf()).toEqual([])
    await tickAt(inKolkata('2026-11-17', '10:00'))
    expect(await textsOf()).toEqual(['Follow-up due: <b>Asha Rao</b> (today)'])
  })

  it('follows the clocks of the company', async () => {
    await test.deps.database.pool.query(`update companies set time_zone = 'America/New_York' where id = $1`, [
      company.id,
    ])
    await follow()
    await tickAt(inKolkata('2026-11-16', '16:05'))
    await tickAt(new Date('2026-11-16T16:04:00-05:00'))
    expect(await textsOf()).toEqual([])
    await tickAt(new Date('2026-11-16T16:05:00-05:00'))
    expect(await textsOf()).toEqual(['Follow-up due: <b>Asha Rao</b> (call, today 4:05 PM)'])
  })

  it('is late after a standstill, but not a day late', async () => {
    await follow({ firstName: 'Late', followUpOn: '2026-11-15', followUpTime: '18:00' })
    await follow({ firstName: 'Old', followUpOn: '2026-11-15', followUpTime: '09:00' })
    await tickAt(inKolkata('2026-11-16', '11:00'))
    expect(await textsOf()).toEqual(['Follow-up due: <b>Late Rao</b> (call, yesterday 6:00 PM)'])
  })

  it('goes to nobody deactivated, to the next assignee instead', async () => {
    const id = await follow()
    const rohan = await company.person('editor')
    await test.deps.database.pool.query('update members set deactivated_at = $1 where user_id = $2', [
      start,
      kavya.userId,
    ])
    await tickAt(inKolkata('2026-11-16', '16:05'))
    const { rows } = await test.deps.database.pool.query(
      'select count(*)::int from notifications where company_id = $1',
      [company.id],
    )
    expect(rows).toEqual([{ count: 0 }])
    await change('assignee_id', rohan.userId, id)
    await tickAt(inKolkata('2026-11-16', '16:20'))
    expect(await textsOf(rohan)).toHaveLength(1)
  })

  it('is none of a lead without assignee, deleted or archived', async () => {
    await follow({ assigneeId: null })
    await follow({ deletedAt: start })
    await follow({ archivedAt: start })
    await tickAt(inKolkata('2026-11-16', '16:05'))
    expect(await textsOf()).toEqual([])
  })

  it('comes by email too for those who want it', async () => {
    const rohan = await company.person('editor')
    expect(await test.call(kavya, myDayEndpoints.readReminders, {})).toEqual({ byEmail: false })
    await test.call(kavya, myDayEndpoints.saveReminders, { byEmail: true })
    await test.call(kavya, myDayEndpoints.saveReminders, { byEmail: true })
    expect(await test.call(kavya, myDayEndpoints.readReminders, {})).toEqual({ byEmail: true })
    const id = await follow({ phone: '+91 98450 21763' })
    await follow({ assigneeId: rohan.userId })
    await tickAt(inKolkata('2026-11-16', '16:05'))
    await tickAt(inKolkata('2026-11-16', '16:06'))
    const mails = await mailsOf()
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [kavya.email, 'Follow-up due: Asha Rao'],
    ])
    expect(mails[0]?.text).toContain(`/leads/lead-full-details/${id}`)
    expect(mails[0]?.text).toContain('+91 98450 21763')
    expect(await textsOf(rohan)).toHaveLength(1)
  })

  it('comes once with two queues at the same time', async () => {
    const { database, log, clock, jobs } = test.deps
    const queues = [jobs, openJobQueue({ database, log, clock })]
    for (const queue of queues) await queue.schedule('leads.remind', '* * * * *', {})
    for (let count = 0; count < 20; count++) await follow({ firstName: `Lead${count}` })
    test.setNow(inKolkata('2026-11-16', '16:05'))
    await Promise.all(queues.map((queue) => queue.runDue(handlers())))
    await Promise.all([1, 2].map(() => leadJobs(test.deps)['leads.remind']()))
    await jobs.runDue(handlers())
    const texts = await textsOf()
    expect(texts).toHaveLength(20)
    expect(new Set(texts).size).toBe(20)
  })
})

import { api } from '@foyer/contract/wire/api'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openJobQueue } from '../../jobs/queue'
import { addLeads } from '../../testing/builders/leads'
import { actOn } from '../../testing/builders/work'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'
import { analyticsJobs } from './jobs'

const test = useTestApp()
const inKolkata = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`)
/** Of the week from Monday, 8 June 2026. */
const monday = '2026-06-15'

let company: TestCompany
let owner: TestPerson
let kavya: TestPerson
beforeEach(async () => {
  test.setNow(inKolkata('2026-06-10', '10:00'))
  company = await test.company('Malhar Design')
  owner = await company.person('superAdmin', { firstName: 'Owner' })
  kavya = await company.person('editor', { firstName: 'Kavya', lastName: 'Rao' })
})
afterEach(() => test.setNow(undefined))

const handlers = () => analyticsJobs(test.deps)
/** What the job does every quarter of an hour, at this time. */
async function tickAt(now: Date): Promise<void> {
  test.setNow(now)
  await handlers()['analytics.digest']()
  await test.deps.jobs.runDue(handlers())
}
const mailsOf = async (of = company) => {
  const { rows } = await test.deps.database.pool.query(
    'select recipient, subject, text, html from mails where company_id = $1 order by recipient',
    [of.id],
  )
  return rows as { recipient: string; subject: string; text: string; html: string }[]
}
async function work(of = company, who = kavya) {
  const createdAt = inKolkata('2026-06-09', '09:00')
  const mine = { assigneeId: who.userId, createdAt, updatedAt: createdAt, stageSince: createdAt }
  const [id = ''] = await addLeads(test.deps, of, [
    { ...mine, followUpOn: '2026-06-11' },
    { ...mine, createdAt: inKolkata('2026-06-03', '09:00') },
    { ...mine, stage: 'won', budget: 1_250_000 },
  ])
  await actOn(test, who, id, { callStatus: 'interested', remarkType: 'call' })
}

describe('the weekly digest', () => {
  it('comes on Monday at eight by the clocks of the firm, once, to its admins', async () => {
    const admin = await company.person('admin')
    const gone = await company.person('admin')
    const withoutLeads = await company.person('admin')
    await test.deps.database.pool.query('update members set deactivated_at = now() where user_id = $1', [
      gone.userId,
    ])
    await test.deps.database.pool.query(`update members set features = '{}' where user_id = $1`, [
      withoutLeads.userId,
    ])
    await work()
    await tickAt(inKolkata(monday, '07:59'))
    expect(await mailsOf()).toEqual([])
    await tickAt(inKolkata(monday, '08:00'))
    const mails = await mailsOf()
    expect(mails.map(({ recipient }) => recipient)).toEqual([admin.email, owner.email].sort())
    expect(mails[0]?.subject).toBe('Malhar Design: last week in numbers, 08 Jun – 14 Jun 2026')
    const text = mails[0]?.text ?? ''
    for (const line of [
      'Calls: 1 (before: 0)',
      'Connected calls: 1 (before: 0)',
      'New leads: 2 (before: 1)',
      'Leads won: 1 (before: 0)',
      'Value won: ₹12,50,000 (before: ₹0)',
      'Follow-ups missed: 1 (before: 0)',
      '1. Kavya Rao: ₹12,50,000, 1 lead won',
      'No interested lead has been waiting for more than 7 days.',
      '/leads/analytics?period=custom&from=2026-06-08&to=2026-06-14',
      'You can switch off “Weekly email with the numbers” on the analytics page.',
    ])
      expect(text).toContain(line)
    expect(mails[0]?.html).toContain('₹12,50,000')
    for (const time of ['08:15', '12:00', '23:45']) await tickAt(inKolkata(monday, time))
    await tickAt(inKolkata('2026-06-16', '08:00'))
    expect(await mailsOf()).toHaveLength(2)
    // The week before the next Monday had nothing, but the one before that had: it is beside it.
    await tickAt(inKolkata('2026-06-22', '08:00'))
    expect(await mailsOf()).toHaveLength(4)
    await tickAt(inKolkata('2026-06-29', '08:00'))
    expect(await mailsOf()).toHaveLength(4)
  })

  it('follows the clocks of each firm', async () => {
    await test.deps.database.pool.query(`update companies set time_zone = 'America/New_York' where id = $1`, [
      company.id,
    ])
    await work()
    await tickAt(inKolkata(monday, '08:00'))
    await tickAt(new Date('2026-06-15T07:59:00-04:00'))
    expect(await mailsOf()).toEqual([])
    await tickAt(new Date('2026-06-15T08:00:00-04:00'))
    expect(await mailsOf()).toHaveLength(1)
  })

  it('comes a day late after a standstill, but no later', async () => {
    await work()
    await tickAt(inKolkata('2026-06-17', '08:00'))
    expect(await mailsOf()).toEqual([])
    await tickAt(inKolkata('2026-06-16', '23:00'))
    expect(await mailsOf()).toHaveLength(1)
  })

  it('comes once with several processes, and when a job runs again', async () => {
    await work()
    const { database, log, clock, jobs } = test.deps
    const queues = [jobs, openJobQueue({ database, log, clock })]
    test.setNow(inKolkata(monday, '08:00'))
    await Promise.all([1, 2, 3].map(() => handlers()['analytics.digest']()))
    await Promise.all(queues.map((queue) => queue.runDue(handlers())))
    const firm = { companyId: company.id, week: '2026-06-08' }
    await Promise.all([1, 2].map(() => handlers()['analytics.send-digest'](firm)))
    expect(await mailsOf()).toHaveLength(1)
  })

  it('is none of a firm in which nothing happened, and none for whoever wants none', async () => {
    const quiet = await test.company('Quiet Studio')
    await quiet.person('superAdmin')
    await work()
    expect(await test.call(owner, api.analytics.readDigest, {})).toEqual({ byEmail: true })
    expect(await test.call(owner, api.analytics.saveDigest, { byEmail: false })).toEqual({ byEmail: false })
    expect(await test.call(owner, api.analytics.readDigest, {})).toEqual({ byEmail: false })
    await tickAt(inKolkata(monday, '08:00'))
    expect([await mailsOf(), await mailsOf(quiet)]).toEqual([[], []])
    await work()
    await test.call(owner, api.analytics.saveDigest, { byEmail: true })
    await tickAt(inKolkata('2026-06-22', '08:00'))
    expect(await mailsOf()).toHaveLength(1)
  })

  it('is the choice of admins alone', async () => {
    expect((await test.send(kavya, api.analytics.readDigest, {})).status).toBe(403)
    expect((await test.send(kavya, api.analytics.saveDigest, { byEmail: true })).status).toBe(403)
  })
})

import { analyticsLimits } from '@foyer/contract/analytics/limits'
import type { SentDashboard } from '@foyer/contract/analytics/model'
import { api } from '@foyer/contract/wire/api'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addLeads } from '../../testing/builders/leads'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'

const test = useTestApp()
let company: TestCompany
let owner: TestPerson
let kavya: TestPerson
let rohan: TestPerson
beforeEach(async () => {
  test.setNow(new Date('2026-06-10T04:30:00Z'))
  company = await test.company('Malhar Design')
  owner = await company.person('superAdmin', { firstName: 'Owner' })
  kavya = await company.person('editor', { firstName: 'Kavya', lastName: 'Rao' })
  rohan = await company.person('reader', { firstName: 'Rohan', lastName: 'Jain', reportTo: kavya.userId })
  const createdAt = new Date('2026-06-02T04:30:00Z')
  await addLeads(test.deps, company, [
    { assigneeId: kavya.userId, createdAt },
    { assigneeId: rohan.userId, createdAt },
    { assigneeId: owner.userId, createdAt },
  ])
})
afterEach(() => test.setNow(undefined))

const send = (as: TestPerson, to: TestPerson[], over: Partial<SentDashboard> = {}) =>
  test.send(as, api.analytics.send, {
    ...{ choice: { period: 'this-month' }, people: [], note: '', to: to.map(({ userId }) => userId) },
    ...over,
  } satisfies SentDashboard)
const mails = async () => {
  const { rows } = await test.deps.database.pool.query(
    'select recipient, subject, text, html from mails where company_id = $1 order by recipient',
    [company.id],
  )
  return rows as { recipient: string; subject: string; text: string; html: string }[]
}

describe('sending the numbers', () => {
  it('tells colleagues what the sender sees, with a note and a link to the same period', async () => {
    const { status, body } = await send(kavya, [owner, rohan, owner], { note: 'Look & <smile>' })
    expect([status, body]).toEqual([200, { sent: 2 }])
    const sent = await mails()
    expect(sent.map(({ recipient }) => recipient)).toEqual([owner.email, rohan.email].sort())
    const { subject = '', text = '', html = '' } = sent[0] ?? {}
    expect(subject).toBe('Kavya Rao sent you the numbers of this month')
    expect(text).toContain('of 01 Jun – 10 Jun 2026, beside those of 01 May – 10 May 2026.')
    expect(text).toContain('New leads: 2 (before: 0)')
    expect(text).toContain('They are of everything that Kavya Rao may see.')
    expect(text).toContain('Kavya Rao writes:\nLook & <smile>')
    expect(html).toContain('Look &amp; &lt;smile&gt;')
    expect(text).toContain('/leads/analytics?period=this-month')
  })

  it('of chosen people and days is about them alone, and so is the link', async () => {
    await send(kavya, [owner], {
      choice: { period: 'custom', from: '2026-06-01', to: '2026-06-05' },
      people: [rohan.userId],
    })
    const [{ subject = '', text = '' } = {}] = await mails()
    expect(subject).toBe('Kavya Rao sent you the numbers of 01 Jun – 05 Jun 2026')
    expect(text).toContain('New leads: 1 (before: 0)')
    expect(text).toContain('They are of Rohan Jain alone.')
    expect(text).toContain(`?period=custom&from=2026-06-01&to=2026-06-05&members=${rohan.userId}`)
    expect((await send(rohan, [owner], { people: [kavya.userId] })).body.code).toBe('not-a-reportee')
  })

  it('goes to nobody but colleagues at work who have leads', async () => {
    const strangers = await test.company('Other Studio')
    const [other, client, former] = [
      await strangers.person('admin'),
      await company.person('client'),
      await company.person('editor'),
    ]
    await test.deps.database.pool.query('update members set deactivated_at = now() where user_id = $1', [
      former.userId,
    ])
    for (const nobody of [other, client, former]) {
      const { status, body } = await send(owner, [kavya, nobody])
      expect([status, body.code]).toEqual([404, 'not-a-colleague'])
    }
    expect((await send(owner, [])).body.message).toBe('Please choose at least one person.')
    expect((await send(owner, [kavya], { note: 'x'.repeat(1001) })).body.message).toBe(
      'Please keep the note under 1,000 characters.',
    )
    expect(await mails()).toEqual([])
  })

  it('is limited by the hour', async () => {
    for (let count = 0; count < analyticsLimits.sentAnHour; count += 1)
      expect((await send(rohan, [kavya])).status).toBe(200)
    expect((await send(rohan, [kavya])).body.code).toBe('too-many-dashboards')
    expect((await send(owner, [kavya])).status).toBe(200)
    test.setNow(new Date('2026-06-10T05:32:00Z'))
    expect((await send(rohan, [kavya])).status).toBe(200)
  })
})

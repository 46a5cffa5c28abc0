import type { Happening } from '@foyer/contract/notifications/model'
import { api } from '@foyer/contract/wire/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { asSystem, inCompany } from '../../context'
import { newId } from '../../new-id'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'
import { notificationJobs } from './jobs'
import { createNotificationRules, notify } from './service'

const test = useTestApp()
const { notifications } = api

let company: TestCompany
let owner: TestPerson
let admin: TestPerson
let rep: TestPerson
let other: TestPerson
beforeEach(async () => {
  company = await test.company('Malhar Design')
  owner = await company.person('superAdmin', { firstName: 'Olga' })
  admin = await company.person('admin', { firstName: 'Anil' })
  rep = await company.person('editor', { firstName: 'Rita' })
  other = await company.person('editor', { firstName: 'Omar' })
  await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
})

const happen = async (happening: Partial<Happening>) => {
  const usual: Happening = {
    event: 'lead-assigned',
    actorId: admin.userId,
    receiverId: rep.userId,
    values: { leadName: 'Asha Rao', phone: '+91 98450 21763', email: 'asha@client.example', source: 'Web' },
    link: '/lms/?search=Asha%20Rao',
  }
  await inCompany(test.deps, company.id, (scope) => notify(scope, company.id, { ...usual, ...happening }))
  await test.deps.jobs.runDue(notificationJobs(test.deps))
}
const page = { tab: 'all' as const, search: undefined, limit: 40, skip: 0 }
const listOf = (person: TestPerson, more: object = {}) =>
  test.call(person, notifications.list, { ...page, ...more })
const textsOf = async (person: TestPerson, more: object = {}) =>
  (await listOf(person, more)).map(({ text }) => text)
const mailsOf = async () => {
  const { rows } = await test.deps.database.pool.query(
    'select recipient, subject, text, html from mails where company_id = $1 order by recipient',
    [company.id],
  )
  return rows
}
describe('the rules of feature LMS', () => {
  it('T-020 decide who is told: the receiver, admins and super admins, not the one who did it', async () => {
    await happen({})
    expect(await textsOf(rep)).toEqual(['Anil Person assigned <b>Asha Rao</b> to you'])
    expect(await textsOf(owner)).toEqual(['Anil Person assigned <b>Asha Rao</b> to Rita Person'])
    expect(await textsOf(admin)).toEqual([])
    expect(await textsOf(other)).toEqual([])
  })

  it('T-020 tell others where the rule says so', async () => {
    await test.deps.database.pool.query(
      'update notification_rules set to_others = true where company_id = $1 and event = $2 and channel = 3',
      [company.id, 'lead-assigned'],
    )
    await happen({ extraIds: [other.userId] })
    expect(await textsOf(other)).toEqual(['Anil Person assigned <b>Asha Rao</b> to you'])
  })

  it('T-020 are given for the feature asked for', async () => {
    const rules = await test.call(rep, notifications.rules, { feature: 'LMS' })
    expect(rules).toHaveLength(33)
    expect(rules).toContainEqual({
      feature: 'LMS',
      event: 'lead-created',
      toSuperAdmins: true,
      toAdmins: true,
      toReceiver: false,
      toOthers: false,
      channel: 'bell',
      subject: '',
      emailText: '',
      bellText: 'New lead <b>{{leadName}}</b> from {{source}}, added by {{sender}}',
    })
    expect(await test.call(rep, notifications.rules, { feature: 'PMT' })).toEqual([])
  })

  it('T-021 send a mail by type 1, a bell by type 2, a bell to the one it is about by type 3', async () => {
    await happen({})
    const [mail, ...more] = await mailsOf()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient: rep.email, subject: 'New lead for you: Asha Rao' })
    expect(mail.text).toContain('Anil Person assigned this lead to you:\n\nAsha Rao\nPhone: +91 98450 21763')
    expect(mail.html).toContain('/lms/?search=Asha%20Rao"')
    expect((await listOf(rep))[0]).toMatchObject({ receiverId: rep.userId, link: '/lms/?search=Asha%20Rao' })
    expect((await listOf(owner))[0]).toMatchObject({ receiverId: rep.userId })
    expect(await textsOf(owner, { tab: 'assigned' })).toEqual([])
  })

  it('T-022 fill the texts with escaped values', async () => {
    const leadName = '<img src=x onerror=alert(1)> & Sons'
    await happen({ values: { leadName, source: '<script>alert(1)</script>' } })
    const escaped = '&lt;img src=x onerror=alert(1)&gt; &amp; Sons'
    expect(await textsOf(rep)).toEqual([`Anil Person assigned <b>${escaped}</b> to you`])
    const [mail] = await mailsOf()
    expect(mail.html).toContain(escaped)
    expect(mail.html).not.toMatch(/<img|<script/)
    expect(mail.subject).toBe(`New lead for you: ${leadName}`)
  })

  it('tell an admin who is the receiver once, as the receiver', async () => {
    await happen({ actorId: owner.userId, receiverId: admin.userId })
    expect(await textsOf(admin)).toEqual(['Olga Person assigned <b>Asha Rao</b> to you'])
  })

  it('tell nobody who was deactivated, is a client or has no part in leads', async () => {
    const client = await company.person('client')
    const change = (sql: string, person: TestPerson) =>
      test.deps.database.pool.query(`update members set ${sql} where company_id = $1 and user_id = $2`, [
        company.id,
        person.userId,
      ])
    await change('deactivated_at = now()', rep)
    await change("features = '{}'", owner)
    await happen({})
    await happen({ receiverId: client.userId })
    const { rows } = await test.deps.database.pool.query(
      'select user_id from notification_receivers where company_id = $1',
      [company.id],
    )
    expect(rows).toEqual([])
    expect(await mailsOf()).toEqual([])
  })

  it('C-088 tell only those who may see the record', async () => {
    const lead = await company.person('editor', { firstName: 'Lead' })
    const below = await company.person('editor', { reportTo: lead.userId, firstName: 'Below' })
    await test.deps.database.pool.query(
      'update notification_rules set to_others = true where company_id = $1 and event = $2 and channel = 3',
      [company.id, 'lead-deleted'],
    )
    await happen({
      event: 'lead-deleted',
      receiverId: below.userId,
      extraIds: [lead.userId, other.userId],
      record: { assigneeId: below.userId, creatorId: undefined },
    })
    expect(await textsOf(below)).toHaveLength(1)
    expect(await textsOf(lead)).toHaveLength(1)
    expect(await textsOf(other)).toEqual([])
  })

  it('lead to pages of the product only', async () => {
    await happen({ link: 'https://evil.example/', detailedLink: '//evil.example/' })
    const [told] = await listOf(rep)
    expect(told).toMatchObject({ link: undefined, detailedLink: undefined })
    expect((await mailsOf())[0].html).not.toContain('evil.example')
  })

  it('tell once, however often the work is done', async () => {
    await inCompany(test.deps, company.id, async (scope) => {
      const happening: Happening = {
        event: 'lead-assigned',
        actorId: admin.userId,
        receiverId: rep.userId,
        values: { leadName: 'Asha Rao' },
        link: '/lms/',
      }
      const payload = { id: newId(), companyId: company.id, happenings: [happening] }
      await scope.enqueue('notifications.deliver', payload)
      await scope.enqueue('notifications.deliver', payload)
    })
    await test.deps.jobs.runDue(notificationJobs(test.deps))
    expect(await textsOf(rep)).toHaveLength(1)
    expect(await textsOf(owner)).toHaveLength(1)
    expect(await mailsOf()).toHaveLength(1)
  })
})

describe('C-060 a notification that fails', () => {
  it('leaves the act that caused it alone, and is tried again', async () => {
    const now = new Date()
    test.setNow(now)
    await inCompany(test.deps, company.id, async (scope) => {
      await notify(scope, company.id, {
        event: 'lead-created',
        // Not a value the database could look up.
        actorId: 'nobody',
        values: { leadName: 'Asha' },
        link: '/lms/',
      })
      await createNotificationRules(scope, company.id)
    })
    const rules = await test.call(owner, notifications.rules, { feature: 'LMS' })
    expect(rules).toHaveLength(66)
    for (let tries = 0; tries < 5; tries++) {
      await test.deps.jobs.runDue(notificationJobs(test.deps))
      test.setNow(new Date(now.getTime() + (tries + 1) * 60 * 60_000))
    }
    const { jobs } = await test.call(admin, api.jobs.failed, {})
    expect(jobs).toMatchObject([{ kind: 'notifications.deliver', tries: 5 }])
    test.setNow(undefined)
  })

  it('is not sent at all when the act was undone', async () => {
    const undone = inCompany(test.deps, company.id, async (scope) => {
      await notify(scope, company.id, { event: 'lead-created', values: {}, link: '/lms/' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await test.deps.jobs.runDue(notificationJobs(test.deps))
    expect(await textsOf(owner)).toEqual([])
  })
})

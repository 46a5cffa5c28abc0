import { once } from 'node:events'
import { bulkMailEndpoints } from '@foyer/contract/wire/lead-mail/bulk/endpoints'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { taskEndpoints } from '@foyer/contract/wire/tasks'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { leadHistory } from '../../../db/schema/leads'
import { newId } from '../../../new-id'
import { aContact, captureLead } from '../../../testing/builders/capture'
import { addLeads } from '../../../testing/builders/leads'
import { keepAnswer } from '../../../testing/builders/mailbox'
import { useTestApp } from '../../../testing/test-app'
import type { TestPerson } from '../../../testing/test-company'
import type { NewMail } from '../../mail/service'
import { queueMail } from '../../mail/service'
import { notificationJobs } from '../../notifications/jobs'
import { createNotificationRules } from '../../notifications/service'

const test = useTestApp()

const ask = (as: TestPerson, leadId: string) =>
  test.app.inject({
    url: `${leadCaptureEndpoints.personalData.path}?leadId=${leadId}`,
    headers: { authorization: `Bearer ${as.token}` },
  })
const fileOf = async (as: TestPerson, leadId: string) => {
  const { statusCode, body } = await ask(as, leadId)
  expect(statusCode).toBe(200)
  return body
}
const giveTask = (as: TestPerson, leadId: string, title: string) =>
  test.call(as, taskEndpoints.add, {
    title,
    leadId,
    note: 'Bring the <b>marble</b>',
    assigneeId: as.userId,
    dueOn: '2026-11-20',
    dueTime: undefined,
    priority: 'normal',
  })
const mail = (companyId: string, more: Omit<NewMail, 'companyId'>) =>
  asSystem(test.deps, (scope) => queueMail(scope, { companyId, ...more }))

/** Many of them at the same time. */
const addLines = (companyId: string, leadId: string, count: number) =>
  asSystem(test.deps, ({ db }) =>
    db.insert(leadHistory).values(
      Array.from({ length: count }, (_, n) => ({
        companyId,
        leadId,
        id: newId(),
        kind: 'note',
        at: new Date(Date.UTC(2026, 0, 1 + (n % 2))),
        sentence: `Line ${n} of many`,
      })),
    ),
  )

describe('the personal data of a lead', () => {
  it('names what the person wrote by email, with the names of their files', async () => {
    const company = await test.company()
    const admin = await company.person('superAdmin')
    const [leadId = '', other = ''] = await addLeads(test.deps, company, [{}, {}])
    const answer = (of: string, text: string) =>
      keepAnswer(test, { companyId: company.id, leadId: of, text, files: ['plan <b>.pdf'] })
    await answer(leadId, 'Sunday at <i>11</i> please.')
    await answer(other, 'Somebody else.')
    const page = await fileOf(admin, leadId)
    expect(page).toContain('<h2>Emails from this person</h2>')
    expect(page).toContain('from asha@example.com')
    expect(page).toContain('<p>Sunday at &lt;i&gt;11&lt;/i&gt; please.</p>')
    expect(page).toContain('plan &lt;b&gt;.pdf')
    expect(page).not.toContain('Somebody else.')
  })

  it('names the addresses of the person that get no mails to many', async () => {
    const company = await test.company()
    const admin = await company.person('superAdmin')
    const [leadId = ''] = await addLeads(test.deps, company, [{ email: 'nomore@lead.test' }, {}])
    for (const address of ['nomore@lead.test', 'another@lead.test'])
      await test.call(admin, bulkMailEndpoints.addUnsubscribed, { address })
    const page = await fileOf(admin, leadId)
    expect(page).toMatch(/<h2>Gets no emails to many since<\/h2>\n(?!<p).*nomore@lead.test/s)
    expect(page).not.toContain('another@lead.test')
  })

  it('is one page with all that is kept: details, contacts, history, tasks, mails and notifications', async () => {
    const company = await test.company()
    const admin = await company.person('admin', { firstName: 'Asha', lastName: 'Rao' })
    const rep = await company.person('editor')
    await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
    const id = await captureLead(test, admin, {
      contacts: [
        aContact({ email: 'ananya@lead.test', phones: ['+91 9845021763', '+91 9845021764'] }),
        aContact({ firstName: 'Ravi', type: 'Husband', email: 'ravi@lead.test', phones: ['+91 9845021765'] }),
      ],
      address: '12 Lake Road',
      budget: 1_850_000,
      remarks: 'Wants a bay window',
      assigneeId: rep.userId,
      extra: { campaign: 'Diwali' },
    })
    await test.deps.jobs.runDue(notificationJobs(test.deps))
    await giveTask(admin, id, 'Send the samples')
    await mail(company.id, { recipient: 'ravi@lead.test', subject: 'Your visit', text: 'See you at ten' })
    const other = await captureLead(test, admin, {
      contacts: [aContact({ firstName: 'Zoya', phones: ['+91 9845021799'] })],
    })
    await mail(company.id, {
      recipient: 'rep@firm.test',
      subject: 'Today: Ananya, Zoya',
      text: 'Call Ananya. Call Zoya.',
      aboutLeads: [id, other],
    })
    const file = await fileOf(admin, id)
    for (const kept of [
      '<h1>Personal data of Ananya Iyer</h1>',
      'Wants a bay window',
      '12 Lake Road',
      '18,50,000',
      '98450 21764',
      '98450 21765',
      'Husband',
      'ravi@lead.test',
      'Also received: campaign',
      'Diwali',
      'Send the samples',
      'Bring the &lt;b&gt;marble',
      'Your visit',
      'See you at ten',
      'This message also names other people.',
      'Asha Rao',
    ])
      expect(file).toContain(kept)
    for (const title of ['Details', 'History', 'Tasks', 'Emails', 'Notifications to colleagues'])
      expect(file).toMatch(new RegExp(`<h2>${title}</h2>\\n(?!<p)`))
    expect(file).not.toContain('Zoya')
    expect(file.trimEnd().endsWith('</html>')).toBe(true)
    const answer = await ask(admin, id)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="personal_data.html"')
  })

  it('is for admins of its company alone', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    const owner = await company.person('superAdmin')
    const id = await captureLead(test, admin)
    const stranger = await (await test.company()).person('superAdmin')
    const status = async (as: TestPerson) => (await ask(as, id)).statusCode
    expect(await status(owner)).toBe(200)
    for (const role of ['editor', 'reader', 'client'] as const)
      expect(await status(await company.person(role)), role).toBe(403)
    expect(await status(stranger)).toBe(404)
    expect((await ask(admin, newId())).statusCode).toBe(404)
    expect((await ask(admin, 'x')).statusCode).toBe(400)
  })

  it('has those of a merged lead too, whichever of the two is asked for, and what stood there before', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    const twin = { contacts: [aContact({ firstName: 'Anu', email: 'anu@lead.test' })], city: 'Mysuru' }
    const [kept, merged] = [
      await captureLead(test, admin, { city: 'Bengaluru' }),
      await captureLead(test, admin, { ...twin, remarks: 'Said as Anu' }),
    ]
    await giveTask(admin, merged, 'Task of Anu')
    const choices = { city: 'merged' as const }
    await test.call(admin, leadCaptureEndpoints.merge, { keptId: kept, mergedId: merged, choices })
    for (const id of [kept, merged]) {
      const file = await fileOf(admin, id)
      expect(file).toContain('Personal data of Ananya Iyer')
      for (const text of ['Said as Anu', 'Task of Anu', 'anu@lead.test', 'Mysuru', 'Bengaluru'])
        expect(file).toContain(text)
    }
  })

  it('is there for an archived lead and for one that was deleted', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    const [archived, deleted] = [
      await captureLead(test, admin, { remarks: 'Said before' }),
      await captureLead(test, admin, { remarks: 'Said before' }),
    ]
    const bulk = { selection: { ids: [archived] }, confirmCount: undefined }
    await test.call(admin, leadListEndpoints.bulk, { action: 'archive', ...bulk })
    await test.call(admin, leadCaptureEndpoints.edit, { kind: 'delete', id: deleted })
    expect(await fileOf(admin, archived)).toMatch(/Said before[\s\S]*<dt>Archived<\/dt>/)
    expect(await fileOf(admin, deleted)).toMatch(/Said before[\s\S]*<dt>Deleted<\/dt>/)
  })

  it('has the whole history, however long, and no text of it can run', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    const evil = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>`
    const id = await captureLead(test, admin, { remarks: evil, address: evil, extra: { [evil]: evil } })
    await addLines(company.id, id, 1_200)
    const file = await fileOf(admin, id)
    expect(new Set(file.match(/Line \d+ of many/g)).size).toBe(1_200)
    expect(file.match(/Line \d+ of many/g)).toHaveLength(1_200)
    expect(file).not.toMatch(/<script|<img/)
    expect(file).toContain("default-src 'none'")
    expect(file).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  it('C-089 is written into the audit log: who exported whom', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    const id = await captureLead(test, admin)
    await fileOf(admin, id)
    const { rows } = await asSystem(test.deps, ({ db }) =>
      db.execute(sql`select actor_id, action, details from audit_log where company_id = ${company.id}`),
    )
    expect(rows).toEqual([{ actor_id: admin.userId, action: 'leads.exportPerson', details: { leads: [id] } }])
  })

  it('X12 counts as one of the two exports of a company at a time', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    const id = await captureLead(test, admin)
    await addLines(company.id, id, 3_000)
    const begin = (url: string) =>
      test.app.inject({ url, headers: { authorization: `Bearer ${admin.token}` }, payloadAsStream: true })
    const url = `${leadCaptureEndpoints.personalData.path}?leadId=${id}`
    const under = [await begin(url), await begin(url)]
    expect([...under, await begin(url)].map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    for (const { stream } of under) {
      const content = stream()
      content.resume()
      await once(content, 'end')
    }
    await expect.poll(async () => (await ask(admin, id)).statusCode).toBe(200)
  })
})

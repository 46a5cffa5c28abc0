import { templateLimits } from '@foyer/contract/lead-mail/templates/limits'
import { templateEndpoints } from '@foyer/contract/wire/lead-mail/templates/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { addLeads } from '../../../testing/builders/leads'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { told } from '../../../testing/told'

const test = useTestApp()
const { testTemplate } = templateEndpoints
const mail = { subject: 'Hello {{firstName}}', html: '<p>Dear <b>{{firstName}}</b> of {{city}}</p>' }

let company: TestCompany
let editor: TestPerson
beforeEach(async () => {
  company = await test.company()
  editor = await company.person('editor', { firstName: 'Kavya', lastName: 'Menon' })
})

const sent = async () => {
  const { rows } = await test.deps.database.pool.query(
    `select recipient, more_recipients, subject, text, html, lane, from_name, reply_to, lead_id, sender_id
     from mails where company_id = $1 order by created_at`,
    [company.id],
  )
  return rows
}

describe('C-068 a test mail', () => {
  it('goes to the caller alone, filled in for the lead, and stands at no lead', async () => {
    const [leadId = ''] = await addLeads(test.deps, company, [
      { firstName: 'Ananya', city: 'Pune', assigneeId: editor.userId, email: 'ananya@example.in' },
    ])
    const { message } = await test.call(editor, testTemplate, { ...mail, leadId })
    expect(message).toBe(`A test email is on its way to ${editor.email}.`)
    expect(await sent()).toEqual([
      {
        recipient: editor.email,
        more_recipients: [],
        subject: 'Hello Ananya',
        html: '<p>Dear <b>Ananya</b> of Pune</p>',
        text: 'Dear Ananya of Pune',
        lane: 'firm',
        from_name: 'Kavya Menon',
        reply_to: editor.email,
        lead_id: null,
        sender_id: editor.userId,
      },
    ])
  })

  it('is sent with invented values where there is no lead', async () => {
    await test.call(editor, testTemplate, mail)
    expect((await sent())[0]).toMatchObject({ subject: 'Hello Ananya', text: 'Dear Ananya of Pune' })
  })

  it('is not sent without words, for a lead that the caller does not see, or by readers', async () => {
    const [leadId = ''] = await addLeads(test.deps, company, [{}])
    const reader = await company.person('reader')
    expect((await test.send(editor, testTemplate, { ...mail, html: '<p></p>' })).status).toBe(400)
    expect((await test.send(editor, testTemplate, { ...mail, subject: 'a\r\nBcc: b@c.in' })).status).toBe(400)
    expect((await test.send(editor, testTemplate, { ...mail, leadId })).status).toBe(404)
    expect((await test.send(reader, testTemplate, mail)).status).toBe(403)
    expect(await sent()).toEqual([])
  })

  it('is sent so often in an hour, and no more', async () => {
    for (let count = 0; count < templateLimits.testsPerHour; count += 1)
      await test.call(editor, testTemplate, mail)
    const refused = await test.send(editor, testTemplate, mail)
    expect([refused.status, told(refused)]).toEqual([
      429,
      'That was a lot of test emails. Please wait a while.',
    ])
    expect(await sent()).toHaveLength(templateLimits.testsPerHour)
    const colleague = await company.person('editor')
    expect((await test.send(colleague, testTemplate, mail)).status).toBe(200)
  })
})

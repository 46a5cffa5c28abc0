import { letterEndpoints as endpoints } from '@foyer/contract/wire/lead-mail/letters/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { aContact, captureLead, readLead } from '../../../testing/builders/capture'
import { actOn, logsOf } from '../../../testing/builders/work'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const now = new Date('2026-03-10T06:00:00.000Z')

let company: TestCompany
let owner: TestPerson
let leadId: string
beforeEach(async () => {
  test.setNow(now)
  company = await test.company('Studio Nine')
  owner = await company.person('superAdmin', { firstName: 'Olga', lastName: 'Rao' })
  await company.person('reader')
  leadId = await captureLead(test, owner, { contacts: [aContact({ email: 'ananya@example.com' })] })
})

const letter = {
  to: ['ananya@example.com'],
  subject: 'Your kitchen',
  html: '<p>Dear <b>Ananya</b>, the plans are ready.</p>',
  attachments: [],
}
const send = (over: Partial<Parameters<typeof endpoints.sendLetter.request.write>[0]> = {}) =>
  test.call(owner, endpoints.sendLetter, { ...letter, leadId, ...over })
const refused = (over: Parameters<typeof send>[0], by = owner) =>
  test.send(by, endpoints.sendLetter, { ...letter, leadId, ...over })
const rows = async (sql: string, ...values: unknown[]) =>
  (await test.deps.database.pool.query(sql, values)).rows
const mailOf = async (id: string) => (await rows('select * from mails where id = $1', id))[0]
const setState = (id: string, state: string, error: string | null = null) =>
  rows('update mails set state = $2, error = $3 where id = $1', id, state, error)

describe('a mail to a lead', () => {
  it('L-246 is queued with its text, who answers go to and who wrote it, and stands in the history: who sent to whom', async () => {
    const { id } = await send({ to: ['ananya@example.com', 'husband@example.com'] })
    expect(await mailOf(id)).toMatchObject({
      company_id: company.id,
      lane: 'firm',
      state: 'queued',
      recipient: 'ananya@example.com',
      more_recipients: ['husband@example.com'],
      subject: 'Your kitchen',
      text: 'Dear Ananya, the plans are ready.',
      from_name: 'Olga Rao',
      reply_to: owner.email,
      lead_id: leadId,
      sender_id: owner.userId,
      lead_ids: [leadId],
    })
    const [entry] = await logsOf(test, owner, leadId)
    expect(entry).toMatchObject({
      kind: 'mail-sent',
      sentence: 'Olga Rao sent an email to ananya@example.com, husband@example.com\nYour kitchen',
      actor: { fullName: 'Olga Rao' },
      mail: { id, state: 'queued' },
    })
  })

  it('finds its lead by the address, as older clients send it', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/user/lead-email?type=1',
      headers: { authorization: `Bearer ${owner.token}` },
      payload: { to: ['Ananya@example.com'], subject: 'Hello', emailBody: '<p>Hello</p>' },
    })
    expect(answer.json()).toMatchObject({ message: 'Mail Sent successfully', data: { leadId } })
    const stranger = await refused({ leadId: undefined, to: ['nobody@example.com'] })
    expect(stranger).toMatchObject({ status: 400, body: { code: 'mail-without-lead' } })
  })

  it('L-233 C-068 a template that is sent as it was read is filled in for the lead; what is no placeholder stays', async () => {
    const { id } = await send({
      subject: 'Thank you, {{firstName}}',
      html: '<p>Dear {{leadName}}, {{sender}} of {{company}} says {{hello}}.</p>',
    })
    const { firstName, lastName } = (await readLead(test, owner, leadId)).contacts[0] ?? {}
    expect(await mailOf(id)).toMatchObject({
      subject: `Thank you, ${firstName}`,
      text: `Dear ${firstName} ${lastName}, Olga Rao of Studio Nine says {{hello}}.`,
    })
    const [entry] = await logsOf(test, owner, leadId)
    expect(entry?.sentence).toBe(`Olga Rao sent an email to ananya@example.com\nThank you, ${firstName}`)
  })

  it('L-247 C-103 a time without a zone is one of Asia/Kolkata; it waits until then', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: `/user/lead-email?leadId=${leadId}&dateTime=${encodeURIComponent('11-03-2026 10:00 AM')}`,
      headers: { authorization: `Bearer ${owner.token}` },
      payload: { to: ['ananya@example.com'], subject: 'Hello', emailBody: '<p>Hello</p>' },
    })
    const { _id: id, sendAt } = answer.json().data
    expect(sendAt).toBe('2026-03-11T04:30:00.000Z')
    expect((await mailOf(id)).due_at).toEqual(new Date('2026-03-11T04:30:00.000Z'))
    const [entry] = await logsOf(test, owner, leadId)
    expect(entry).toMatchObject({
      sentence: 'Olga Rao scheduled an email to ananya@example.com for 11 Mar 2026, 10:00 AM\nHello',
      mail: { id, state: 'queued', sendAt },
    })
  })

  it('C-103 type, dateTime and emailId are optional; the template it began with is noted, one that is none is not', async () => {
    const [template] = (
      await rows(
        `insert into email_templates (company_id, id, type, name, subject, html, created_at, updated_at)
         values ($1, gen_random_uuid(), 4, 'Callback', 'Hello', '<p>Hello</p>', $2, $2) returning id`,
        company.id,
        now,
      )
    ).map(({ id }) => id)
    const noted = async (query: string) => {
      const answer = await test.app.inject({
        method: 'POST',
        url: `/user/lead-email?leadId=${leadId}${query}`,
        headers: { authorization: `Bearer ${owner.token}` },
        payload: { to: ['ananya@example.com'], subject: 'Hello', emailBody: '<p>Hello</p>' },
      })
      expect(answer.statusCode, query).toBe(200)
      const { _id: id } = answer.json().data
      const [line] = await rows(`select details from lead_history where details->>'mailId' = $1`, id)
      return line.details.templateId
    }
    expect(await noted('')).toBeUndefined()
    expect(await noted(`&type=4&emailId=${template}&userId=${owner.userId}`)).toBe(template)
    expect(await noted(`&type=&dateTime=&emailId=`)).toBeUndefined()
    expect(await noted(`&emailId=${leadId}`)).toBeUndefined()
    expect(await noted('&type=other&emailId=12')).toBeUndefined()
  })

  it.each([
    ['of the past', { sendAt: '2026-03-10T05:59:00.000Z' }, 'mail-in-the-past'],
    ['of another year', { sendAt: '2027-04-10T06:00:00.000Z' }, 'mail-too-far-ahead'],
    ['without words', { html: '<p> </p>' }, 'empty-mail'],
    ['of a script alone', { html: '<script>alert(1)</script>' }, 'empty-mail'],
    ['with a stranger’s file', { attachments: [{ filename: 'a', path: '/etc/passwd' }] }, 'not-your-upload'],
    [
      'with an address as file',
      { attachments: [{ filename: 'a', path: 'https://example.com/a.pdf' }] },
      'not-your-upload',
    ],
  ])('%s is refused in words, and nothing is written', async (_what, over, code) => {
    expect(await refused(over)).toMatchObject({ body: { code, message: expect.stringMatching(/\w\./) } })
    expect(await rows('select id from mails where lead_id = $1', leadId)).toEqual([])
    expect(await logsOf(test, owner, leadId)).toHaveLength(1)
  })

  it.each([
    ['no recipient', { to: [] }, 'Please enter at least one email address.'],
    ['a word', { to: ['ananya'] }, 'Enter valid email'],
    ['a line break in an address', { to: ['a@example.com\r\nBcc: b@example.com'] }, 'Enter valid email'],
    ['eleven addresses', { to: Array.from({ length: 11 }, (_, n) => `a${n}@example.com`) }, '10 addresses'],
    ['no subject', { subject: ' ' }, 'Please enter a subject.'],
    ['a long subject', { subject: 'x'.repeat(201) }, '200 characters'],
    ['a time that is none', { sendAt: 'tomorrow' }, 'Please choose a date and a time.'],
  ])('L-239 to send with %s is refused in words', async (_what, over, words) => {
    const answer = await refused(over)
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toContain(words)
  })

  it('a line break in the subject does not become a header', async () => {
    const { id } = await send({ subject: 'Hello\r\nBcc: everybody@example.com' })
    expect((await mailOf(id)).subject).toBe('Hello Bcc: everybody@example.com')
  })

  it('nobody without the right to edit leads sends, and nobody to a lead they do not see', async () => {
    const reader = await company.person('reader')
    expect(await refused({}, reader)).toMatchObject({ status: 403 })
    const clerk = await company.person('editor')
    expect(await refused({}, clerk)).toMatchObject({ status: 404 })
  })

  it('ends the wait for a first contact, like a call', async () => {
    await send()
    const [{ first_contact_at: at }] = await rows('select first_contact_at from leads where id = $1', leadId)
    expect(at).toEqual(now)
    const later = await captureLead(test, owner, { contacts: [aContact({ email: 'b@example.com' })] })
    await send({ leadId: later, to: ['b@example.com'], sendAt: '2026-03-12T06:00:00.000Z' })
    expect(
      (await rows('select first_contact_at from leads where id = $1', later))[0].first_contact_at,
    ).toBeNull()
  })

  it('of one person is limited within an hour', async () => {
    await rows(
      'insert into sign_in_failures (subject, window_start, failures) values ($1, $2, 200)',
      `letters:${owner.userId}`,
      now,
    )
    expect(await refused({})).toMatchObject({ status: 429, body: { code: 'too-many-mails' } })
  })
})

describe('a mail that was written', () => {
  it('is read whole by whoever sees the lead, cleaned once more', async () => {
    const { id } = await send()
    await rows(`update mails set html = html || '<script>alert(1)</script>' where id = $1`, id)
    const mail = await test.call(owner, endpoints.leadMail, { id })
    expect(mail).toMatchObject({
      leadId,
      isReceived: false,
      subject: 'Your kitchen',
      sender: { fullName: 'Olga Rao' },
      to: ['ananya@example.com'],
      state: 'queued',
    })
    expect(mail.html.trim()).toBe('<p>Dear <b>Ananya</b>, the plans are ready.</p>')
    const clerk = await company.person('editor')
    expect(await test.send(clerk, endpoints.leadMail, { id })).toMatchObject({ status: 404 })
  })

  it('stands in the history as it is now, with the reason why it did not leave', async () => {
    const { id } = await send()
    await setState(id, 'failed', 'The mail server refused it: 550 No such user')
    const [entry] = await logsOf(test, owner, leadId)
    expect(entry?.mail).toEqual({
      id,
      state: 'failed',
      error: 'The mail server refused it: 550 No such user',
      sendAt: undefined,
    })
  })

  it.each(['failed', 'uncertain'])('is tried again if it is %s, and not otherwise', async (state) => {
    const { id } = await send()
    expect(await test.send(owner, endpoints.retryMail, { id })).toMatchObject({ status: 409 })
    await setState(id, state, 'No answer')
    await test.call(owner, endpoints.retryMail, { id })
    expect(await mailOf(id)).toMatchObject({ state: 'queued', error: null, tries: 0 })
  })

  it('is called back until it leaves, which the history tells', async () => {
    const { id } = await send({ sendAt: '2026-03-11T04:30:00.000Z' })
    await test.call(owner, endpoints.cancelMail, { id })
    expect((await mailOf(id)).state).toBe('cancelled')
    const [cancelled, sent] = await logsOf(test, owner, leadId)
    expect(cancelled).toMatchObject({
      kind: 'mail-cancelled',
      sentence: 'Olga Rao cancelled a scheduled email\nYour kitchen',
    })
    expect(sent?.mail?.state).toBe('cancelled')
    expect(await test.send(owner, endpoints.cancelMail, { id })).toMatchObject({ status: 409 })
  })
})

describe('after a mail', () => {
  it('L-244 an update records the chosen status, with the flag of a mail', async () => {
    await actOn(test, owner, leadId, { callStatus: 'interested', isEmailSent: true })
    const [entry] = await logsOf(test, owner, leadId)
    expect(entry).toMatchObject({ kind: 'call', callStatus: 'interested', isEmailSent: true })
    expect((await readLead(test, owner, leadId)).callStatus).toBe('interested')
  })

  it('L-245 an update without a status keeps the last one', async () => {
    await actOn(test, owner, leadId, { callStatus: 'follow-up' })
    await actOn(test, owner, leadId, { isEmailSent: true })
    const [entry] = await logsOf(test, owner, leadId)
    expect(entry).toMatchObject({ kind: 'note', sentence: 'An email has been sent', isEmailSent: true })
    expect((await readLead(test, owner, leadId)).callStatus).toBe('follow-up')
  })
})

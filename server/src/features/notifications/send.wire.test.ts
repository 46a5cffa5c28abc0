import type { SendInput } from '@foyer/contract/notifications/forms'
import { notificationRefusals, sendProblems } from '@foyer/contract/notifications/messages'
import { api } from '@foyer/contract/wire/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { inCompany } from '../../context'
import { clients } from '../../db/schema/projects'
import { newId } from '../../new-id'
import { addLeads } from '../../testing/builders/leads'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'

const test = useTestApp()
const { list, send } = api.notifications

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
})

const listOf = (person: TestPerson) =>
  test.call(person, list, { tab: 'all', search: undefined, limit: 40, skip: 0 })
const textsOf = async (person: TestPerson) => (await listOf(person)).map(({ text }) => text)
const mailsOf = async (id = company.id) => {
  const { rows } = await test.deps.database.pool.query(
    'select recipient, subject, text, html from mails where company_id = $1 order by recipient',
    [id],
  )
  return rows
}
const mail = (more: Partial<Extract<SendInput, { kind: 'email' }>> = {}): SendInput => ({
  kind: 'email',
  recipients: [admin.email],
  subject: 'Site visit',
  body: '<p>See you at <b>4 pm</b>.</p>',
  replyTo: undefined,
  ...more,
})
const bell = (more: Partial<Extract<SendInput, { kind: 'bell' }>> = {}): SendInput => ({
  kind: 'bell',
  text: 'The <b>Rao</b> keys are here',
  feature: 'LMS',
  link: '/lms/',
  extraIds: [],
  ...more,
})
const toPeople = (recipientIds: string[], more: object = {}): SendInput => ({
  kind: 'bell-to-people',
  text: 'Please call Asha',
  feature: 'LMS',
  link: '/lms/?search=Asha',
  recipientIds,
  projectName: undefined,
  ...more,
})

describe('type 1, a mail', () => {
  it('T-021 goes to colleagues and to leads and clients the caller can see, each for themselves', async () => {
    await addLeads(test.deps, company, [{ email: 'Asha@Client.example', assigneeId: rep.userId }])
    await inCompany(test.deps, company.id, ({ db, now }) =>
      db.insert(clients).values({
        companyId: company.id,
        id: newId(now),
        name: 'Rhea',
        email: 'rhea@client.example',
        createdBy: rep.userId,
      }),
    )
    const recipients = [admin.email, 'asha@client.example', 'rhea@client.example', 'asha@client.example']
    await test.call(rep, send, mail({ recipients }))
    const mails = await mailsOf()
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      [admin.email, 'asha@client.example', 'rhea@client.example'].toSorted(),
    )
    for (const { subject, text, html } of mails) {
      expect(subject).toBe('Site visit')
      expect(text).toContain('See you at 4 pm.')
      expect(text).toContain(`Sent by Rita Person, Malhar Design. To answer, write to ${rep.email}.`)
      expect(html).toContain('<p>See you at <b>4 pm</b>.</p>')
    }
  })

  it.each([
    'stranger@elsewhere.example',
    'others-lead@client.example',
    'deleted@client.example',
    'others-client@client.example',
    'sha@client.example',
  ])('T-021 does not go to %s', async (address) => {
    await addLeads(test.deps, company, [
      { email: 'asha@client.example', assigneeId: rep.userId },
      { email: 'others-lead@client.example', assigneeId: other.userId, creatorId: other.userId },
      { email: 'deleted@client.example', assigneeId: rep.userId, deletedAt: new Date() },
    ])
    await inCompany(test.deps, company.id, ({ db, now }) =>
      db.insert(clients).values({
        companyId: company.id,
        id: newId(now),
        name: 'Rhea',
        email: 'others-client@client.example',
        createdBy: other.userId,
      }),
    )
    const answer = await test.send(rep, send, mail({ recipients: ['asha@client.example', address] }))
    expect(answer).toMatchObject({
      status: 403,
      body: { code: notificationRefusals.unknownAddress.code, details: { addresses: [address] } },
    })
    expect(await mailsOf()).toEqual([])
  })

  it('T-021 does not go to people or leads of another company', async () => {
    const theirs = await test.company('Theirs')
    const stranger = await theirs.person('admin')
    await addLeads(test.deps, theirs, [{ email: 'lead@theirs.example' }])
    for (const address of [stranger.email, 'lead@theirs.example'])
      expect((await test.send(owner, send, mail({ recipients: [address] }))).status).toBe(403)
    expect((await test.send(owner, send, mail({ replyTo: stranger.email }))).body.code).toBe(
      notificationRefusals.foreignReplyTo.code,
    )
  })

  it('needs the right to edit leads', async () => {
    const reader = await company.person('reader')
    const client = await company.person('client')
    for (const person of [reader, client]) expect((await test.send(person, send, mail())).status).toBe(403)
    expect((await test.send(undefined, send, mail())).status).toBe(401)
    expect(await mailsOf()).toEqual([])
  })

  it('C-139 carries nothing that could run or load', async () => {
    const body =
      '<script>alert(1)</script><img src="https://spy.example/x.png"><a href="javascript:alert(1)" onclick="x()">Go</a>'
    await test.call(rep, send, mail({ body, subject: 'Hi\r\nBcc: spy@example.com' }))
    const [sent] = await mailsOf()
    expect(sent.html).not.toMatch(/<script|<img|javascript:|onclick|spy\.example/)
    expect(sent.html).toContain('<a>Go</a>')
    expect(sent.subject).toBe('Hi Bcc: spy@example.com')
    expect((await test.send(rep, send, mail({ body: '<img src=x>' }))).status).toBe(400)
  })

  it.each([
    [{ recipients: [] }, sendProblems.emails],
    [{ recipients: ['not an address'] }, sendProblems.email],
    [{ recipients: Array.from({ length: 51 }, (_, i) => `a${i}@x.example`) }, sendProblems.tooManyEmails],
    [{ subject: ' ' }, sendProblems.subject],
    [{ body: '' }, sendProblems.body],
  ])('says what is wrong: %o', async (wrong, text) => {
    const { status, body } = await test.send(rep, send, mail(wrong))
    expect(status).toBe(400)
    expect(body.message).toContain(text)
  })
})

describe('type 2, a bell', () => {
  it('T-021 goes to those who run the firm and to the people named, not to the sender', async () => {
    await test.call(rep, send, bell({ extraIds: [other.userId, rep.userId] }))
    for (const person of [owner, admin, other])
      expect(await listOf(person)).toMatchObject([{ text: 'The <b>Rao</b> keys are here', link: '/lms/' }])
    expect(await textsOf(rep)).toEqual([])
  })

  it('C-139 keeps bold and nothing else of its markup', async () => {
    await test.call(rep, send, bell({ text: '<b onclick=x()>Hi</b><script>x()</script> <i>you</i> &lt;3' }))
    expect(await textsOf(owner)).toEqual(['<b>Hi</b> you &lt;3'])
    expect((await test.send(rep, send, bell({ text: '<script>x()</script>' }))).status).toBe(400)
  })

  it.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)', '/\\evil.example'])(
    'C-063 cannot lead to %s',
    async (link) => {
      const { status, body } = await test.send(rep, send, bell({ link }))
      expect(status).toBe(400)
      expect(body.message).toContain(sendProblems.link)
    },
  )

  it('is not for clients to send', async () => {
    const client = await company.person('client')
    expect((await test.send(client, send, bell())).status).toBe(403)
  })
})

describe('type 3, a bell to named people', () => {
  it('T-021 says so when there is nobody else to tell', async () => {
    const toOneself = await test.call(rep, send, toPeople([rep.userId]))
    expect(toOneself.message).toBe('There was nobody else to tell.')
    expect((await test.call(rep, send, toPeople([rep.userId, other.userId]))).message).toBe('Sent')
    const alone = await (await test.company()).person('superAdmin')
    expect((await test.call(alone, send, bell())).message).toBe('There was nobody else to tell.')
    expect(await textsOf(alone)).toEqual([])
  })

  it('T-021 goes to exactly these, and is about each of them', async () => {
    await test.call(rep, send, toPeople([other.userId, admin.userId], { projectName: 'Rao Villa' }))
    for (const person of [other, admin])
      expect(await listOf(person)).toMatchObject([
        { text: 'Please call Asha', receiverId: person.userId, projectName: 'Rao Villa' },
      ])
    expect(await textsOf(owner)).toEqual([])
  })

  it('is refused when one of them does not work here', async () => {
    const stranger = await (await test.company('Theirs')).person('editor')
    const client = await company.person('client')
    const gone = await company.person('editor')
    await test.deps.database.pool.query('update members set deactivated_at = now() where user_id = $1', [
      gone.userId,
    ])
    for (const person of [stranger, client, gone]) {
      const answer = await test.send(rep, send, toPeople([other.userId, person.userId]))
      expect(answer).toMatchObject({ status: 404, body: { code: notificationRefusals.unknownPeople.code } })
    }
    expect(await textsOf(other)).toEqual([])
    expect(await textsOf(stranger)).toEqual([])
  })

  it.each([
    [[], sendProblems.people],
    [['x'], sendProblems.person],
  ])('says what is wrong with %o', async (ids, text) => {
    const { status, body } = await test.send(rep, send, toPeople(ids))
    expect(status).toBe(400)
    expect(body.message).toContain(text)
  })
})

it('knows no other type', async () => {
  for (const type of ['0', '4', 'x', '']) {
    const answer = await test.app.inject({
      method: 'POST',
      url: send.path,
      query: { type },
      payload: {},
      headers: { authorization: `Bearer ${owner.token}` },
    })
    expect(answer.statusCode).toBe(400)
  }
})

it('one person rings at others ten times a minute, then has to wait', async () => {
  const statuses: number[] = []
  for (let times = 0; times < 12; times++) statuses.push((await test.send(rep, send, bell())).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
  expect((await test.send(other, send, bell())).status).toBe(200)
})

import { outsideTexts } from '@foyer/contract/kit/input-texts'
import { mailServerLimits } from '@foyer/contract/lead-mail/sender/limits'
import { senderMails, senderRefusals, senderReplies } from '@foyer/contract/lead-mail/sender/messages'
import type { MailServerDraft } from '@foyer/contract/lead-mail/sender/model'
import { mailFailures } from '@foyer/contract/mail/messages'
import { senderEndpoints } from '@foyer/contract/wire/lead-mail/sender/endpoints'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inCompany } from '../../../context'
import { outboxMailer } from '../../../gateways/mailer/outbox'
import { smtpMailer } from '../../../gateways/mailer/smtp'
import { type MailServer, startMailServer } from '../../../testing/mail-servers/mail-server'
import { type TestApp, useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { mailJobs } from '../../mail/jobs'
import { type NewMail, queueMails } from '../../mail/service'
import { firmMailParts } from './mail-parts'

const password = 'abcd efgh ijkl mnop'

function serving(test: TestApp) {
  let own: MailServer
  const signIns: string[] = []
  beforeEach(async () => {
    signIns.length = 0
    own = await startMailServer({
      disabledCommands: [],
      authOptional: false,
      onAuth: ({ username, password: given }, _session, done) => {
        signIns.push(`${username} ${given}`)
        if (given === password) done(null, { user: username })
        else done(new Error('wrong'))
      },
    })
  })
  afterEach(() => own.close())
  const draft = (more: Partial<MailServerDraft> = {}): MailServerDraft => ({
    host: '127.0.0.1',
    port: Number(new URL(own.url).port),
    security: 'starttls',
    username: 'hello@kalpa.example',
    password,
    fromName: 'Studio Kalpa',
    fromAddress: 'hello@kalpa.example',
    perMinute: 20,
    ...more,
  })
  return {
    own: () => own,
    signIns,
    draft,
    save: (as: TestPerson, more?: Partial<MailServerDraft>) =>
      test.send(as, senderEndpoints.saveMailServer, { kind: 'save', ...draft(more) }),
    read: (as: TestPerson) => test.call(as, senderEndpoints.mailServer, {}),
    try: (as: TestPerson, more?: Partial<MailServerDraft>) =>
      test.call(as, senderEndpoints.tryMailServer, draft(more)),
    queue: (company: TestCompany, ...mails: Partial<NewMail>[]) =>
      inCompany(test.deps, company.id, (scope) =>
        queueMails(
          scope,
          (mails.length > 0 ? mails : [{}]).map((mail) => ({
            companyId: company.id,
            lane: 'firm' as const,
            recipient: 'asha@client.example',
            subject: 'Site visit',
            text: 'At 4 pm',
            ...mail,
          })),
        ),
      ),
    deliver: (mailer = outboxMailer) =>
      test.deps.jobs.runDue(mailJobs(test.deps, mailer, firmMailParts(test.deps))),
    mails: async (company: TestCompany) =>
      (
        await test.deps.database.pool.query<{ state: string; tries: number; error: string | null }>(
          'select state, tries, error from mails where company_id = $1',
          [company.id],
        )
      ).rows,
    bells: async (person: TestPerson) =>
      (
        await test.deps.database.pool.query<{ text: string }>(
          `select n.text from notifications n join notification_receivers r
             on r.company_id = n.company_id and r.notification_id = n.id where r.user_id = $1`,
          [person.userId],
        )
      ).rows.map(({ text }) => text),
  }
}

describe('the mail server of a firm', () => {
  const test = useTestApp({ PRIVATE_ADDRESSES: 'open', MAIL_FROM: 'Foyer <no-reply@foyer.example>' })
  const { own, signIns, draft, save, read, try: tryOut, queue, deliver, mails, bells } = serving(test)

  it('is shown without its password, which is kept locked', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    expect(await read(admin)).toEqual({ otherwise: 'outbox', ourAddress: 'no-reply@foyer.example' })
    expect(await save(admin)).toEqual({ status: 200, body: { message: senderReplies.saved } })
    const shown = await read(admin)
    const { password: _, ...rest } = draft()
    expect(shown.own).toEqual({ ...rest, hasPassword: true, isOn: true })
    expect(JSON.stringify(shown)).not.toContain(password)
    const { rows } = await test.deps.database.pool.query<{ password: string }>(
      'select password from mail_servers where company_id = $1',
      [company.id],
    )
    expect(rows[0]?.password).not.toContain(password)
    expect(test.deps.secrets.unlock(rows[0]?.password ?? '')).toBe(password)
  })

  it('takes the mails of its firm, encrypted, from its own address and in the name of the person', async () => {
    const company = await test.company('Studio Kalpa')
    const admin = await company.person('admin')
    await save(admin)
    const person = { fromName: 'Meera Nair', replyTo: 'meera@kalpa.example' }
    const [id] = await queue(company, person, { urgency: 1 })
    await deliver()
    expect(own().received).toMatchObject([
      {
        from: { name: 'Meera Nair', address: 'hello@kalpa.example' },
        replyTo: [{ address: 'meera@kalpa.example' }],
        messageId: `<${id}@foyer.example>`,
        isEncrypted: true,
      },
      { from: { name: 'Studio Kalpa' }, isEncrypted: true },
    ])
    // One sign-in for both of them.
    expect(signIns).toEqual([`hello@kalpa.example ${password}`])
    expect((await read(admin)).own?.workedAt).toBeDefined()
  })

  it('that is turned off or removed sends nothing: ours does', async () => {
    const company = await test.company('Studio Kalpa')
    const admin = await company.person('admin')
    const change = (kind: 'turn-on' | 'turn-off' | 'remove') =>
      test.send(admin, senderEndpoints.saveMailServer, { kind })
    expect(await change('turn-off')).toMatchObject({ status: 404, body: { code: senderRefusals.none.code } })
    await save(admin)
    await change('turn-off')
    const ours = await startMailServer()
    const mailer = smtpMailer({ url: ours.url, from: test.deps.env.MAIL_FROM })
    await queue(company)
    await deliver(mailer)
    expect((await read(admin)).own?.isOn).toBe(false)
    await change('remove')
    expect((await read(admin)).own).toBeUndefined()
    await queue(company)
    await deliver(mailer)
    await ours.close()
    expect(own().received).toEqual([])
    expect(ours.received.map(({ from: by }) => by?.name)).toEqual(['Studio Kalpa', 'Studio Kalpa'])
  })

  it('that refuses the sign-in keeps mails waiting with the reason, and rings the admins once', async () => {
    const company = await test.company()
    const [admin, editor] = [await company.person('admin'), await company.person('editor')]
    await save(admin, { password: 'wrong' })
    await queue(company, {}, {})
    await deliver()
    await inCompany(test.deps, company.id, ({ enqueue }) => enqueue('mail.pump', { companyId: company.id }))
    await deliver()
    const waiting = { state: 'queued', tries: 1, error: mailFailures.signIn }
    expect(await mails(company)).toEqual([waiting, waiting])
    expect((await read(admin)).own?.error).toBe(mailFailures.signIn)
    expect(await bells(admin)).toEqual([senderMails.failing(mailFailures.signIn)])
    expect(await bells(editor)).toEqual([])
    expect(await save(admin)).toMatchObject({ status: 200 })
    expect((await read(admin)).own?.error).toBeUndefined()
  })

  it('keeps its password only for the same server, port and user name', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    const again = { status: 422, body: { code: senderRefusals.passwordAgain.code } }
    expect(await save(admin, { password: '' })).toMatchObject(again)
    await save(admin)
    expect(await save(admin, { password: '', fromName: 'Other' })).toMatchObject({ status: 200 })
    for (const change of [{ host: 'mail.example.com' }, { port: 2525 }, { username: 'spy@example.com' }]) {
      expect(await save(admin, { password: '', ...change })).toMatchObject(again)
      expect(
        await test.send(admin, senderEndpoints.tryMailServer, draft({ password: '', ...change })),
      ).toMatchObject(again)
    }
    expect(await tryOut(admin, { password: '' })).toMatchObject({ works: true })
    expect(await save(admin, { username: '', password: '' })).toMatchObject({ status: 200 })
    expect((await read(admin)).own).toMatchObject({ username: '', hasPassword: false })
  })

  it('is tried by a mail to who asks, and what is wrong is said in words', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    expect(await tryOut(admin)).toEqual({ works: true, message: senderReplies.tested(admin.email) })
    expect(own().received).toMatchObject([
      { to: [{ address: admin.email }], subject: senderMails.testSubject, isEncrypted: true },
    ])
    expect(await tryOut(admin, { password: 'wrong' })).toEqual({ works: false, message: mailFailures.signIn })
    expect(await tryOut(admin, { security: 'tls' })).toEqual({ works: false, message: mailFailures.unsafe })
    expect(await tryOut(admin, { host: 'nowhere.invalid' })).toEqual({
      works: false,
      message: outsideTexts.unknownHost,
    })
    const gone = await startMailServer()
    await gone.close()
    expect(await tryOut(admin, { port: Number(new URL(gone.url).port) })).toEqual({
      works: false,
      message: mailFailures.unreachable,
    })
    expect((await read(admin)).own).toBeUndefined()
    await save(admin)
    await tryOut(admin, { password: '' })
    expect((await read(admin)).own?.workedAt).toBeDefined()
    await tryOut(admin, { password: 'wrong' })
    expect((await read(admin)).own?.error).toBeUndefined()
  })

  it('never gets a password without encryption', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    const plain = await startMailServer({ allowInsecureAuth: true })
    const port = Number(new URL(plain.url).port)
    expect(await tryOut(admin, { port })).toEqual({ works: false, message: mailFailures.unsafe })
    await plain.close()
  })

  it('cannot be tried without end', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    const once = () => test.send(admin, senderEndpoints.tryMailServer, draft({ host: 'nowhere.invalid' }))
    for (let count = 0; count < mailServerLimits.tests.max; count += 1)
      expect((await once()).status).toBe(200)
    expect(await once()).toMatchObject({ status: 429, body: { code: senderRefusals.tooManyTests.code } })
  })

  it.each<[string, Partial<MailServerDraft>]>([
    ['host', { host: 'smtp.example.com/x' }],
    ['host', { host: '' }],
    ['port', { port: 0 }],
    ['port', { port: 70_000 }],
    ['fromAddress', { fromAddress: 'hello@kalpa.example, spy@example.com' }],
    ['fromAddress', { fromAddress: 'a@b.example\r\nBcc: spy@example.com' }],
    ['fromName', { fromName: '' }],
    ['perMinute', { perMinute: 0 }],
    ['perMinute', { perMinute: 1.5 }],
  ])('is refused in words with a wrong %s', async (field, wrong) => {
    const company = await test.company()
    const { status, body } = await save(await company.person('admin'), wrong)
    expect(status).toBe(400)
    expect(JSON.stringify(body.details)).toContain(field)
  })

  it('rings who wrote a mail that did not leave', async () => {
    const company = await test.company()
    const person = await company.person('editor')
    const ours = await startMailServer()
    ours.answerTo(() => ({ code: 550, text: 'No <b>such</b> person' }))
    await queue(company, { senderId: person.userId })
    await deliver(smtpMailer({ url: ours.url, from: test.deps.env.MAIL_FROM }))
    await ours.close()
    expect(await bells(person)).toEqual([
      expect.stringMatching(
        /^Your email to <b>asha@client.example<\/b> was not sent: .*550 No &lt;b&gt;such/,
      ),
    ])
  })
})

describe('a server that firms may not reach', () => {
  const test = useTestApp()
  const { save, try: tryOut, queue, deliver, mails, read } = serving(test)

  it('is never connected to', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    expect(await tryOut(admin)).toEqual({ works: false, message: outsideTexts.privateHost })
    expect(await tryOut(admin, { host: 'localhost' })).toMatchObject({ works: false })
    await save(admin)
    await queue(company)
    await deliver()
    expect(await mails(company)).toEqual([{ state: 'queued', tries: 1, error: outsideTexts.privateHost }])
    expect((await read(admin)).own?.error).toBe(outsideTexts.privateHost)
  })
})

import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { mailFailures } from '@foyer/contract/mail/messages'
import { api } from '@foyer/contract/wire/api'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asSystem, inCompany } from '../../context'
import { outboxMailer } from '../../gateways/mailer/outbox'
import { smtpMailer } from '../../gateways/mailer/smtp'
import { type MailServer, startMailServer } from '../../testing/mail-servers/mail-server'
import { startMoodyMailServer } from '../../testing/mail-servers/moody-mail-server'
import { askCode, mailsTo } from '../../testing/mailbox'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany } from '../../testing/test-company'
import { mailJobs } from './jobs'
import { findMail } from './repository'
import { mailLayout, queueMail } from './service'

const test = useTestApp()
const minute = 60_000

let server: MailServer
let now: Date
const wait = (ms: number) => {
  now = new Date(now.getTime() + ms)
  test.setNow(now)
}
beforeEach(async () => {
  server = await startMailServer()
  now = new Date()
  test.setNow(now)
})
afterEach(async () => {
  await server.close()
  test.setNow(undefined)
})

const mailTo = (recipient: string) => ({ recipient, subject: 'Site visit', text: 'See you at 4 pm.' })
const queue = (company: TestCompany, recipient = 'asha@client.example') =>
  inCompany(test.deps, company.id, (scope) =>
    queueMail(scope, { companyId: company.id, ...mailTo(recipient) }),
  )
const deliverDue = (url = server.url, patience?: number) =>
  test.deps.jobs.runDue(mailJobs(test.deps, smtpMailer({ url, from: 'hello@studio.example', patience })))
const addressOf = (server: Server) => `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
const stateOf = async (id: string) => {
  const mail = await asSystem(test.deps, ({ db }) => findMail(db, id))
  return mail && { state: mail.state, tries: mail.tries, error: mail.error }
}
const failedOf = async (company: TestCompany) => {
  const admin = await company.person('admin')
  return { admin, jobs: (await test.call(admin, api.jobs.failed, {})).jobs }
}

describe('a mail', () => {
  it('goes out after the commit', async () => {
    const id = await queue(await test.company())
    await deliverDue()
    expect(server.received).toMatchObject([
      { subject: 'Site visit', to: [{ address: 'asha@client.example' }] },
    ])
    expect(await stateOf(id)).toEqual({ state: 'sent', tries: 1, error: null })
  })

  it('X10 with a password or code in it is blank once it was sent, and not before; others keep their words', async () => {
    const company = await test.company()
    const queued = (hasSecret: boolean) =>
      inCompany(test.deps, company.id, (scope) =>
        queueMail(scope, {
          companyId: company.id,
          ...mailTo('asha@client.example'),
          html: '<p>4 pm</p>',
          hasSecret,
        }),
      )
    const wordsOf = async (id: string) => {
      const mail = await asSystem(test.deps, ({ db }) => findMail(db, id))
      return [mail?.text, mail?.html]
    }
    server.answerTo(() => ({ code: 450, text: 'later' }))
    const [secret, plain] = [await queued(true), await queued(false)]
    await deliverDue()
    const words = ['See you at 4 pm.', '<p>4 pm</p>']
    expect([await wordsOf(secret), await wordsOf(plain)]).toEqual([words, words])
    server.answerTo(() => undefined)
    wait(minute)
    await deliverDue()
    expect(server.received.map(({ text }) => text?.trim())).toEqual([words[0], words[0]])
    expect([await wordsOf(secret), await wordsOf(plain)]).toEqual([['', null], words])
  })

  it('X7 is deleted by the job after 90 days, and not before', async () => {
    const id = await queue(await test.company())
    await deliverDue()
    await test.deps.jobs.schedule('mail.purge', '37 3 * * *', {})
    wait(89 * 24 * 60 * minute)
    await deliverDue()
    expect(await stateOf(id)).toMatchObject({ state: 'sent' })
    wait(2 * 24 * 60 * minute)
    await deliverDue()
    expect(await stateOf(id)).toBeUndefined()
  })

  it('does not go out when what caused it was undone', async () => {
    const undone = asSystem(test.deps, async (scope) => {
      await queueMail(scope, { companyId: undefined, ...mailTo('nobody@client.example') })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await deliverDue()
    expect(server.received).toEqual([])
  })

  it('stays in the outbox where no mail server is set', async () => {
    const id = await queue(await test.company())
    await test.deps.jobs.runDue(mailJobs(test.deps, outboxMailer))
    expect(await stateOf(id)).toEqual({ state: 'outbox', tries: 1, error: null })
    await deliverDue()
    expect(server.received).toEqual([])
  })

  it('that is greylisted goes out with the next try', async () => {
    const company = await test.company()
    const id = await queue(company)
    server.answerTo(() => ({ code: 451, text: 'Come back later' }))
    await deliverDue()
    expect(await stateOf(id)).toMatchObject({
      state: 'queued',
      tries: 1,
      error: expect.stringContaining('451'),
    })
    server.answerTo(() => undefined)
    await deliverDue()
    expect(server.received).toEqual([])
    wait(minute / 2)
    await deliverDue()
    expect(server.received).toHaveLength(1)
    expect(await stateOf(id)).toEqual({ state: 'sent', tries: 2, error: null })
    expect((await failedOf(company)).jobs).toEqual([])
  })

  it('that is refused is listed for the admins, who can have it tried again', async () => {
    const company = await test.company()
    const id = await queue(company)
    server.answerTo(() => ({ code: 550, text: 'No such person' }))
    await deliverDue()
    expect(await stateOf(id)).toMatchObject({ state: 'failed', tries: 1 })
    const { admin, jobs } = await failedOf(company)
    expect(jobs).toMatchObject([
      {
        kind: 'mail.send',
        tries: 1,
        error: expect.stringContaining('550 No such person'),
        failedAt: now.toISOString(),
      },
    ])
    server.answerTo(() => undefined)
    await test.call(admin, api.jobs.retry, { id: jobs[0]?.id ?? '' })
    await deliverDue()
    expect(server.received).toHaveLength(1)
    expect(await stateOf(id)).toMatchObject({ state: 'sent' })
    expect((await test.call(admin, api.jobs.failed, {})).jobs).toEqual([])
  })

  it('is not lost when the mail server hangs', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const id = await queue(await test.company())
    await deliverDue(addressOf(silent), 100)
    silent.close()
    expect(await stateOf(id)).toEqual({ state: 'queued', tries: 1, error: mailFailures.silent })
    wait(minute / 2)
    await deliverDue()
    expect(await stateOf(id)).toMatchObject({ state: 'sent', tries: 2 })
  })

  it('is listed as failed when nobody answered five times', async () => {
    const company = await test.company()
    const id = await queue(company)
    const { url, close } = await startMailServer()
    await close()
    for (let i = 0; i < 5; i++) {
      await deliverDue(url)
      wait(40 * minute)
    }
    expect(await stateOf(id)).toEqual({ state: 'failed', tries: 5, error: mailFailures.unreachable })
    const error = mailFailures.about('asha@client.example', mailFailures.unreachable)
    expect((await failedOf(company)).jobs).toMatchObject([{ kind: 'mail.send', tries: 5, error }])
  })

  it('is tried again when the mail server drops the connection', async () => {
    const rude = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
    await once(rude, 'listening')
    const company = await test.company()
    const id = await queue(company)
    await deliverDue(addressOf(rude))
    rude.close()
    expect(await stateOf(id)).toEqual({ state: 'queued', tries: 1, error: mailFailures.unreachable })
    wait(minute / 2)
    await deliverDue()
    expect(await stateOf(id)).toMatchObject({ state: 'sent', tries: 2 })
    expect((await failedOf(company)).jobs).toEqual([])
  })

  it('that hangs holds up nobody who asks for something meanwhile', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const company = await test.company()
    const person = await company.person('admin')
    const first = await queue(company)
    let isDelivering = true
    const delivery = deliverDue(addressOf(silent), 60_000).finally(() => {
      isDelivering = false
    })
    await once(silent, 'connection')
    const mail = { kind: 'email' as const, recipients: [person.email], subject: 'Hello', body: 'Hello' }
    await test.call(person, api.notifications.send, { ...mail, replyTo: undefined })
    expect(isDelivering).toBe(true)
    expect(await stateOf(first)).toMatchObject({ state: 'sending', tries: 1 })
    for (const socket of sockets) socket.destroy()
    silent.close()
    silent.on('connection', (socket) => socket.destroy())
    await delivery
    expect(await stateOf(first)).toMatchObject({ state: 'queued', tries: 1 })
    wait(minute / 2)
    await deliverDue()
    expect(await stateOf(first)).toMatchObject({ state: 'sent', tries: 2 })
  })

  it('carries its HTML beside the text', async () => {
    const company = await test.company()
    const { html, text } = mailLayout({ title: 'Site visit', paragraphs: ['At <4> pm'] })
    await inCompany(test.deps, company.id, (scope) =>
      queueMail(scope, {
        companyId: company.id,
        recipient: 'asha@client.example',
        subject: 'Site visit',
        text,
        html,
      }),
    )
    await deliverDue()
    expect(server.received[0]?.text).toContain('At <4> pm')
    expect(server.received[0]?.html).toContain('At &lt;4&gt; pm')
  })

  it('X10 keeps neither its code nor its temporary password once it was sent; until then it is there for the next try', async () => {
    const company = await test.company()
    const [admin, member] = [await company.person('admin'), await company.person('editor')]
    const kept = async () => (await mailsTo(test, member.email)).map(({ text, html }) => [text, html])
    const { code } = await askCode(test, member.email, 'recover')
    wait(minute)
    await test.call(admin, peopleEndpoints.resetPassword, { memberId: member.userId })
    wait(minute)
    await queue(company, member.email)
    const away = await startMailServer()
    await away.close()
    await deliverDue(away.url)
    const [, ofReset] = await kept()
    const password = /^\s+(\S+-\S+-\S+)$/m.exec(ofReset?.[0] ?? '')?.[1] ?? 'no password'
    wait(minute)
    await deliverDue()
    for (const secret of [code, password])
      expect(
        server.received.filter(({ text }) => text?.includes(secret)),
        secret,
      ).toHaveLength(1)
    expect(await kept()).toEqual([
      ['', null],
      ['', null],
      ['See you at 4 pm.', null],
    ])
  })

  it('that the mail server may have taken is sent again only if an admin asks for it', async () => {
    const company = await test.company()
    const id = await queue(company)
    const rude = await startMoodyMailServer((step) => (step === 'end' ? 'drop' : undefined))
    await deliverDue(rude.url)
    rude.close()
    expect(rude.received).toHaveLength(1)
    const uncertain = { state: 'uncertain', tries: 1, error: mailFailures.uncertain }
    expect(await stateOf(id)).toEqual(uncertain)
    const { admin, jobs } = await failedOf(company)
    const error = mailFailures.about('asha@client.example', mailFailures.uncertain)
    expect(jobs).toMatchObject([{ kind: 'mail.send', tries: 1, error }])
    wait(24 * 60 * minute)
    await deliverDue()
    expect(await stateOf(id)).toEqual(uncertain)
    await test.call(admin, api.jobs.retry, { id: jobs[0]?.id ?? '' })
    await deliverDue()
    expect(server.received).toHaveLength(1)
    expect(await stateOf(id)).toMatchObject({ state: 'sent', tries: 2 })
  })

  it('whose process ended while it was sent is not sent again by its job', async () => {
    const company = await test.company()
    const id = await queue(company)
    const { pool } = test.deps.database
    await pool.query(`update mails set state = 'sending', tries = 1, claimed_at = $2 where id = $1`, [
      id,
      now,
    ])
    await pool.query(`update jobs set tries = 1 where kind = 'mail.send' and payload->>'mailId' = $1`, [id])
    await deliverDue()
    expect(await stateOf(id)).toMatchObject({ state: 'sending' })
    expect((await failedOf(company)).jobs).toEqual([])
    wait(4 * minute)
    await deliverDue()
    expect((await failedOf(company)).jobs).toMatchObject([
      { error: mailFailures.about('asha@client.example', mailFailures.interrupted) },
    ])
    wait(10 * minute)
    await mailJobs(test.deps, outboxMailer)['mail.sweep']()
    expect(await stateOf(id)).toEqual({ state: 'uncertain', tries: 1, error: mailFailures.interrupted })
    expect(server.received).toEqual([])
  })

  it('that failed and whose job was not written to its end stays failed', async () => {
    const company = await test.company()
    const id = await queue(company)
    const { pool } = test.deps.database
    await pool.query(`update mails set state = 'uncertain', error = 'x' where id = $1`, [id])
    await pool.query(`update jobs set tries = 1 where kind = 'mail.send' and payload->>'mailId' = $1`, [id])
    await deliverDue()
    expect(server.received).toEqual([])
    expect(await stateOf(id)).toMatchObject({ state: 'uncertain' })
    expect((await failedOf(company)).jobs).toMatchObject([
      { error: mailFailures.about('asha@client.example', 'x') },
    ])
  })

  it('is not sent a second time when its job runs again', async () => {
    const company = await test.company()
    const id = await queue(company)
    await deliverDue()
    await inCompany(test.deps, company.id, ({ enqueue }) =>
      enqueue('mail.send', { mailId: id, companyId: company.id }),
    )
    await deliverDue()
    expect(server.received).toHaveLength(1)
  })
})

import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { mailFailures } from '@foyer/contract/mail/messages'
import { afterEach, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../testing/mail-server'
import { NotDelivered } from './port'
import { smtpMailer } from './smtp'

const from = 'Foyer <no-reply@studio.example>'
const mail = {
  id: '0198c0de-0000-7000-8000-000000000001',
  recipient: 'asha@client.example',
  subject: 'नमस्ते Asha, ₹ 4.5 L',
  text: 'Hello\n.\nBye',
  html: '<p>Hello</p>',
}

const opened: MailServer[] = []
const mailServer = async (...options: Parameters<typeof startMailServer>) => {
  const server = await startMailServer(...options)
  opened.push(server)
  return server
}
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close()
})

const failure = async (sending: Promise<void>): Promise<NotDelivered> => {
  const error = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof NotDelivered)) throw new Error(`expected NotDelivered, got ${String(error)}`)
  return error
}

it('delivers what was written, in any script', async () => {
  const server = await mailServer()
  await smtpMailer({ url: server.url, from }).send(mail)
  expect(server.received).toHaveLength(1)
  const [arrived] = server.received
  expect(arrived).toMatchObject({
    from: { name: 'Foyer', address: 'no-reply@studio.example' },
    to: [{ address: 'asha@client.example' }],
    subject: mail.subject,
    messageId: `<${mail.id}@studio.example>`,
  })
  expect(arrived?.text?.trim()).toBe(mail.text)
  expect(arrived?.html?.trim()).toBe(mail.html)
})

it('lets nobody add recipients or headers', async () => {
  const server = await mailServer()
  const mailer = smtpMailer({ url: server.url, from })
  await mailer.send({ ...mail, subject: 'Hi\r\nBcc: spy@example.com', html: null })
  expect(server.received[0]?.headers.map(({ key }) => key)).not.toContain('bcc')
  const two = await failure(mailer.send({ ...mail, recipient: 'a@x.example, b@y.example' }))
  expect(two.isPermanent).toBe(true)
  expect(server.received).toHaveLength(1)
})

it('encrypts where the server offers it', async () => {
  const server = await mailServer({ disabledCommands: [] })
  // The test server has a self-signed certificate.
  await smtpMailer({ url: `${server.url}?tls.rejectUnauthorized=false`, from }).send(mail)
  expect(server.received[0]?.isEncrypted).toBe(true)
})

it('does not hand a mail to a server whose certificate it cannot trust', async () => {
  const server = await mailServer({ disabledCommands: [] })
  expect((await failure(smtpMailer({ url: server.url, from }).send(mail))).isPermanent).toBe(false)
  expect(server.received).toEqual([])
})

it('tells "not now" from "never"', async () => {
  const server = await mailServer()
  const mailer = smtpMailer({ url: server.url, from })
  server.answerTo(() => ({ code: 451, text: 'Greylisted, come back later' }))
  const later = await failure(mailer.send(mail))
  expect(later).toMatchObject({ isPermanent: false, message: expect.stringContaining('451 Greylisted') })
  server.answerTo(() => ({ code: 550, text: 'No such person here' }))
  const never = await failure(mailer.send(mail))
  expect(never).toMatchObject({ isPermanent: true, message: expect.stringContaining('550 No such person') })
})

it('takes a wrong sign-in for a matter of settings, not of the mail', async () => {
  const server = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('no')),
  })
  const url = server.url.replace('smtp://', 'smtp://user:wrong@')
  expect(await failure(smtpMailer({ url, from }).send(mail))).toMatchObject({
    isPermanent: false,
    message: mailFailures.signIn,
  })
})

it('gives up waiting for a server that says nothing', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const error = await failure(smtpMailer({ url, from, patience: 100 }).send(mail))
  expect(error).toMatchObject({ isPermanent: false, message: mailFailures.silent })
  silent.close()
})

it('says when nobody is there', async () => {
  const gone = await startMailServer()
  await gone.close()
  const error = await failure(smtpMailer({ url: gone.url, from }).send(mail))
  expect(error).toMatchObject({ isPermanent: false, message: mailFailures.unreachable })
})

import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { Readable } from 'node:stream'
import { mailFailures } from '@foyer/contract/mail/messages'
import { afterEach, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../testing/mail-servers/mail-server'
import type { HandOver, OutgoingMail } from './port'
import { type SmtpSettings, smtpMailer } from './smtp'

const from = 'Foyer <no-reply@studio.example>'
const mail: OutgoingMail = {
  id: '0198c0de-0000-7000-8000-000000000001',
  recipients: ['asha@client.example'],
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

const send = async (settings: Omit<SmtpSettings, 'from'>, ...mails: Partial<OutgoingMail>[]) => {
  const session = smtpMailer({ from, ...settings }).open()
  const outcomes: HandOver[] = []
  for (const one of mails.length > 0 ? mails : [{}]) outcomes.push(await session.send({ ...mail, ...one }))
  session.close()
  return outcomes
}
const accepted = { is: 'accepted', refused: [] }
const bytes = (content: string | Uint8Array) => async () => Readable.from([Buffer.from(content)])

it('delivers what was written, in any script', async () => {
  const server = await mailServer()
  expect(await send(server)).toEqual([accepted])
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

it('carries attachments byte for byte, pictures within the words, name, answers and unsubscribing', async () => {
  const server = await mailServer()
  const all = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256)
  const [outcome] = await send(server, {
    recipients: ['asha@client.example', 'ravi@client.example'],
    fromName: 'Meera Nair · Studio Kalpa',
    replyTo: 'meera@kalpa.example',
    html: '<p>Plan <img src="cid:one@picture"></p>',
    parts: [
      { name: 'Grundriß “1” ₹.pdf', contentType: 'application/pdf', open: bytes(all) },
      { name: 'sofa.png', contentType: 'image/png', cid: 'one@picture', open: bytes('picture') },
    ],
    unsubscribeUrl: 'https://studio.example/u/abc',
  })
  expect(outcome).toEqual(accepted)
  const [arrived] = server.received
  expect(arrived).toMatchObject({
    from: { name: 'Meera Nair · Studio Kalpa', address: 'no-reply@studio.example' },
    to: [{ address: 'asha@client.example' }, { address: 'ravi@client.example' }],
    replyTo: [{ address: 'meera@kalpa.example' }],
    attachments: [
      { filename: 'sofa.png', contentId: '<one@picture>', disposition: 'inline' },
      { filename: 'Grundriß “1” ₹.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
    ],
  })
  const [, file] = arrived?.attachments ?? []
  expect(Buffer.from(file?.content as ArrayBuffer).equals(all)).toBe(true)
  const headers = Object.fromEntries((arrived?.headers ?? []).map(({ key, value }) => [key, value]))
  expect(headers['list-unsubscribe']).toBe('<https://studio.example/u/abc>')
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
})

it('always has words for those who see no HTML', async () => {
  const server = await mailServer()
  await send(server, { text: '', html: '<h1>Site visit</h1><p>At <b>4</b> pm</p>' })
  expect(server.received[0]?.text).toMatch(/site visit\s+At 4 pm/i)
})

const nasty = [
  'Hi\r\nBcc: spy@example.com',
  'Hi\n\nBody that is none',
  'a\u0000b\u2028c\u2029d',
  '"Asha" <spy@example.com>, other@example.com',
  'O\'Neil, "Bob" (the builder); \\',
  '=?utf-8?Q?Hi=0D=0ABcc:_spy@example.com?=',
  'अआइ'.repeat(300),
  'x'.repeat(2_000),
]

it.each(nasty)('lets nobody add recipients or headers: %#', async (text) => {
  const server = await mailServer()
  const part = { name: `${text}.txt`, contentType: 'text/plain', open: bytes('x') }
  expect(await send(server, { subject: text, fromName: text, parts: [part] })).toEqual([accepted])
  const [arrived] = server.received
  const flat = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  const isEncoded = text.startsWith('=?')
  // A parser decodes what looks encoded; it stays one value.
  if (!isEncoded) expect(arrived?.subject).toBe(flat)
  if (!isEncoded) expect(arrived?.from?.name).toBe(flat)
  expect(arrived?.from?.address).toBe('no-reply@studio.example')
  expect(arrived?.to?.map(({ address }) => address)).toEqual(['asha@client.example'])
  expect(arrived?.attachments).toHaveLength(1)
  expect(arrived?.text?.trim()).toBe(mail.text)
  const known = /^(from|to|subject|message-id|date|mime-version|content-type|content-transfer-encoding)$/
  for (const { key } of arrived?.headers ?? []) expect(key).toMatch(known)
})

it.each([
  'a@x.example, b@y.example',
  'a@x.example\r\nRCPT TO:<b@y.example>',
  '<a@x.example>',
  'a@x.example\u0000',
  '"a b"@x.example',
  'nobody',
  '',
])('refuses what is not one address: %j', async (address) => {
  const server = await mailServer()
  const no = {
    is: 'refused',
    reason: mailFailures.wrongAddress,
    isPermanent: true,
    isAboutServer: false,
  }
  expect(await send(server, { recipients: [address] }, { replyTo: address || ' ' })).toEqual([no, no])
  expect(server.received).toEqual([])
})

it('an unsubscribe address that is none adds no header', async () => {
  const server = await mailServer()
  await send(server, { unsubscribeUrl: 'https://a.example/>\r\nBcc: spy@example.com' })
  expect(server.received[0]?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe')
})

it('several mails go over one connection', async () => {
  let connections = 0
  const server = await mailServer({
    onConnect: (_session, done) => {
      connections += 1
      done()
    },
  })
  expect(await send(server, { subject: 'one' }, { subject: 'two' }, { subject: 'three' })).toEqual([
    accepted,
    accepted,
    accepted,
  ])
  expect(server.received.map(({ subject }) => subject)).toEqual(['one', 'two', 'three'])
  expect(connections).toBe(1)
})

it('encrypts where the server offers it', async () => {
  const server = await mailServer({ disabledCommands: [] })
  // The test server has a self-signed certificate.
  await send({ url: `${server.url}?tls.rejectUnauthorized=false` })
  expect(server.received[0]?.isEncrypted).toBe(true)
})

it('does not hand a mail to a server whose certificate it cannot trust', async () => {
  const server = await mailServer({ disabledCommands: [] })
  expect(await send(server)).toMatchObject([{ is: 'refused', isPermanent: false, isAboutServer: true }])
  expect(server.received).toEqual([])
})

it('tells "not now" from "never", and names those who get none', async () => {
  const server = await mailServer()
  server.answerTo(() => ({ code: 451, text: 'Greylisted, come back later' }))
  expect(await send(server)).toMatchObject([
    { is: 'refused', isPermanent: false, isAboutServer: false, reason: expect.stringContaining('451 Grey') },
  ])
  server.answerTo(() => ({ code: 550, text: 'No such person here' }))
  expect(await send(server)).toMatchObject([
    {
      is: 'refused',
      isPermanent: true,
      isAboutServer: false,
      reason: expect.stringContaining('550 No such'),
    },
  ])
  server.answerTo((one) => (one.startsWith('ravi') ? { code: 550, text: 'No such person' } : undefined))
  const recipients = ['asha@client.example', 'ravi@client.example']
  expect(await send(server, { recipients })).toEqual([
    { is: 'accepted', refused: [mailFailures.notTo('ravi@client.example', '550 No such person')] },
  ])
  server.answerTo((one) => ({ code: one.startsWith('ravi') ? 550 : 451, text: 'no' }))
  expect(await send(server, { recipients })).toMatchObject([{ is: 'refused', isPermanent: false }])
})

it('takes a wrong sign-in for a matter of settings, not of the mail', async () => {
  const server = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('no')),
  })
  const url = server.url.replace('smtp://', 'smtp://user:wrong@')
  expect(await send({ url })).toEqual([
    { is: 'refused', isPermanent: false, isAboutServer: true, reason: mailFailures.signIn },
  ])
})

it('an attachment that cannot be read is never sent in part', async () => {
  const server = await mailServer()
  const broken = () =>
    Promise.resolve(
      Readable.from(
        (async function* () {
          yield Buffer.alloc(200_000, 'x')
          throw new Error('the disk is gone')
        })(),
      ),
    )
  const outcomes = await send(
    server,
    { parts: [{ name: 'plan.pdf', contentType: 'application/pdf', open: broken }] },
    {
      parts: [{ name: 'gone.pdf', contentType: 'application/pdf', open: () => Promise.reject(new Error()) }],
    },
    { subject: 'the next one' },
  )
  const unread = { is: 'refused', isPermanent: false, isAboutServer: false, reason: mailFailures.attachment }
  expect(outcomes).toEqual([unread, unread, accepted])
  expect(server.received.map(({ subject }) => subject)).toEqual(['the next one'])
})

it('gives up waiting for a server that says nothing', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
  expect(await send({ url, patience: 100 })).toMatchObject([
    { is: 'refused', isPermanent: false, isAboutServer: true, reason: mailFailures.silent },
  ])
  silent.close()
})

it('says when nobody is there', async () => {
  const gone = await startMailServer()
  await gone.close()
  expect(await send(gone)).toMatchObject([
    { is: 'refused', isPermanent: false, isAboutServer: true, reason: mailFailures.unreachable },
  ])
})

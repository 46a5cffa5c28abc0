import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { outsideTexts } from '@foyer/contract/kit/input-texts'
import { mailboxLimits } from '@foyer/contract/lead-mail/mailbox/limits'
import { mailboxFailures, receivedTexts } from '@foyer/contract/lead-mail/mailbox/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Dovecot, startDovecot } from '../../testing/dovecot/dovecot'
import { openOutside } from '../outside/open-outside'
import { inMailbox, type MailboxParts } from './imap'
import type { MailboxAddress, OpenedMailbox } from './port'

let dovecot: Dovecot
beforeAll(async () => {
  dovecot = await startDovecot()
  dovecot.user('asha@studio.test', 'secret')
})
afterAll(() => dovecot?.stop())

const env = { PRIVATE_ADDRESSES: 'open' } as const
const parts: MailboxParts = { outside: openOutside(env), env, patience: 2_000, longest: 20_000 }
const at = (over: Partial<MailboxAddress> = {}): MailboxAddress => ({
  host: '127.0.0.1',
  port: dovecot.port,
  security: 'tls',
  username: 'asha@studio.test',
  password: 'secret',
  folder: 'INBOX',
  ...over,
})
const read = <T>(work: (mailbox: OpenedMailbox) => Promise<T>, over?: Partial<MailboxAddress>) =>
  inMailbox(parts, at(over), work)
const count = async ({ count }: OpenedMailbox) => count

/** A server that does something with each connection, and its port. */
async function serving<T>(each: (socket: Socket) => void, work: (port: number) => Promise<T>): Promise<T> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    each(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await work((server.address() as AddressInfo).port)
  } finally {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
}

describe('a mailbox', () => {
  it('is read over TLS and over STARTTLS, by name and by address', async () => {
    dovecot.deliver('asha@studio.test', 'From: a@b.test\n\nHello')
    expect(await read(count)).toBe(1)
    expect(await read(count, { host: 'localhost' })).toBe(1)
    expect(await read(count, { port: dovecot.plainPort, security: 'starttls' })).toBe(1)
  })

  it('is left as it was: what is read stays unread', async () => {
    dovecot.user('quiet@studio.test', 'secret')
    for (const name of ['one', 'two']) dovecot.deliver('quiet@studio.test', `From: ${name}@b.test\n\nHello`)
    await read(
      async (mailbox) => {
        const heads = await mailbox.heads(await mailbox.uidsAfter({ uid: 0 }))
        for (const head of heads) await mailbox.content(head)
        await mailbox.beginning(1, 100)
      },
      { username: 'quiet@studio.test' },
    )
    expect(dovecot.untouched('quiet@studio.test')).toBe(2)
  })

  it('that cannot be read says why, in words', async () => {
    const lasting = { isLasting: true }
    await expect(read(count, { password: 'wrong' })).rejects.toMatchObject({
      message: mailboxFailures.signIn,
      ...lasting,
    })
    await expect(read(count, { folder: 'Nowhere' })).rejects.toMatchObject({
      message: mailboxFailures.folder('Nowhere'),
      ...lasting,
    })
    await expect(read(count, { host: 'nowhere.invalid' })).rejects.toThrow(outsideTexts.unknownHost)
    await expect(read(count, { port: dovecot.port, security: 'starttls' })).rejects.toThrow(
      mailboxFailures.silent,
    )
    await expect(read(count, { port: dovecot.plainPort, security: 'tls' })).rejects.toMatchObject({
      message: mailboxFailures.noEncryption,
      ...lasting,
    })
  })

  it('with a certificate that nobody signed is refused', async () => {
    await expect(inMailbox({ ...parts, checksEveryCertificate: true }, at(), count)).rejects.toMatchObject({
      message: mailboxFailures.certificate,
      isLasting: true,
    })
    await expect(
      inMailbox(
        { ...parts, checksEveryCertificate: true },
        at({ port: dovecot.plainPort, security: 'starttls' }),
        count,
      ),
    ).rejects.toMatchObject({ message: mailboxFailures.certificate })
  })

  it('on this machine is not reached where firms may not', async () => {
    const closed = { PRIVATE_ADDRESSES: 'refused' } as const
    let connections = 0
    await serving(
      () => {
        connections += 1
      },
      async (port) => {
        for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]'])
          await expect(
            inMailbox({ outside: openOutside(closed), env: closed }, at({ host, port }), count),
          ).rejects.toMatchObject({ message: outsideTexts.privateHost, isLasting: true })
      },
    )
    expect(connections).toBe(0)
  })

  it('of a server that hangs, refuses, ends or talks nonsense fails soon', async () => {
    const quick = { ...parts, patience: 200, longest: 1_000 }
    const plain = { security: 'starttls' } as const
    const opened = (each: (socket: Socket) => void, over: Partial<MailboxAddress> = {}) =>
      serving(each, (port) => inMailbox(quick, at({ port, ...over }), count))
    await expect(opened(() => {})).rejects.toThrow(mailboxFailures.silent)
    await expect(opened(() => {}, plain)).rejects.toThrow(mailboxFailures.silent)
    await expect(opened((socket) => socket.destroy())).rejects.toThrow(mailboxFailures.unreachable)
    await expect(opened((socket) => socket.end('nonsense\r\n'), plain)).rejects.toThrow()
    // Without an end, a byte at a time: each answer in time, all of them never.
    await expect(
      opened((socket) => {
        const timer = setInterval(() => socket.write('* OK still here\r\n'), 50)
        socket.on('close', () => clearInterval(timer))
      }, plain),
    ).rejects.toThrow(mailboxFailures.silent)
    await expect(inMailbox(quick, at({ port: 9 }), count)).rejects.toThrow(mailboxFailures.unreachable)
  })

  it('does not send a password before the connection is encrypted', async () => {
    const said: string[] = []
    await expect(
      serving(
        (socket) => {
          socket.write('* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN] ready\r\n')
          socket.on('data', (bytes) => {
            said.push(String(bytes))
            const [tag] = String(bytes).split(' ')
            socket.write(`* CAPABILITY IMAP4rev1 AUTH=PLAIN\r\n${tag} OK done\r\n`)
          })
        },
        (port) => inMailbox(parts, at({ port, security: 'starttls' }), count),
      ),
    ).rejects.toMatchObject({ message: mailboxFailures.noEncryption })
    expect(said.join('')).not.toMatch(/LOGIN|AUTHENTICATE|secret/i)
  })

  it('fails in the words of the work where that failed', async () => {
    const own = new Error('ours')
    await expect(
      read(async () => {
        throw own
      }),
    ).rejects.toBe(own)
  })
})

describe('a message', () => {
  const user = 'heads@studio.test'
  const received = async (source: string | Uint8Array) => {
    dovecot.user(user, 'secret')
    const before = await read(async ({ lastUid }) => lastUid, { username: user })
    dovecot.deliver(user, source)
    return read(
      async (mailbox) => {
        const [uid = 0] = await mailbox.uidsAfter({ uid: before })
        const [head] = await mailbox.heads([uid])
        return { head, content: await mailbox.content({ uid, size: head?.size ?? 0 }) }
      },
      { username: user },
    )
  }

  it.each([
    ['UTF-8 in quoted-printable', '=?UTF-8?Q?J=C3=BCrgen_M=C3=BCller?=', 'Jürgen Müller'],
    ['UTF-8 in base64', '=?utf-8?B?4KSG4KS24KS+IOCksOCkvuCktQ==?=', 'आशा राव'],
    ['Latin 1', '=?ISO-8859-1?Q?Ren=E9e?=', 'Renée'],
    ['ISO-2022-JP', '=?ISO-2022-JP?B?GyRCRURDZhsoQg==?=', '田中'],
    ['plain bytes of UTF-8', 'आशा', 'आशा'],
  ])('says who wrote it, in %s', async (_charset, written, read) => {
    const { head } = await received(
      `From: ${written} <Asha@Example.COM>\nSubject: ${written}\nMessage-ID: <a@b>\n\nHello`,
    )
    expect(head).toMatchObject({ from: { name: read, address: 'asha@example.com' }, subject: read })
  })

  it('names what it answers, and whether a person wrote it', async () => {
    const folded = 'From: a@b.test\nIn-Reply-To: <one@x>\nReferences: <zero@x>\n <one@x>\n\nHello'
    const { head } = await received(folded)
    expect(head?.answers).toContain('<zero@x>')
    expect(head?.answers).toContain('<one@x>')
    expect(head).toMatchObject({ isAutomatic: false, isReport: false })
    const away = await received('From: a@b.test\nAuto-Submitted: auto-replied\n\nAway')
    expect(away.head).toMatchObject({ isAutomatic: true, isReport: false })
    const person = await received('From: a@b.test\nAuto-Submitted: no\n\nHello')
    expect(person.head?.isAutomatic).toBe(false)
    const report = await received(
      'From: MAILER-DAEMON@b.test\nContent-Type: multipart/report; report-type=delivery-status; boundary=x\n\n--x--',
    )
    expect(report.head).toMatchObject({ isAutomatic: true, isReport: true })
  })

  it('without heads, with odd ones, or too deep to be read, stands in nobody’s way', async () => {
    const { head } = await received('\n\njust words')
    expect(head).toMatchObject({ from: { address: '' }, messageId: undefined })
    const deep = Array.from(
      { length: 300 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`,
    )
    const { content } = await received(`From: a@b.test\n${deep.join('')}\nwords`)
    expect(content.text).toBe(receivedTexts.unreadable)
  })

  it('that is large is read by its parts: files byte for byte, no more words than are kept', async () => {
    const plan = randomBytes(700_000)
    const { content } = await received(
      Buffer.from(
        [
          'From: a@b.test',
          'Content-Type: multipart/mixed; boundary=x',
          '',
          '--x',
          'Content-Type: multipart/alternative; boundary=y',
          '',
          '--y',
          'Content-Type: text/plain; charset=UTF-8',
          'Content-Transfer-Encoding: base64',
          '',
          Buffer.from('Sonntag, Grüße').toString('base64'),
          '--y',
          'Content-Type: text/html; charset=ISO-8859-1',
          '',
          '<div>'.repeat(1_000_000),
          '--y--',
          '--x',
          'Content-Type: application/pdf',
          'Content-Disposition: attachment; filename="=?UTF-8?Q?Pl=C3=A4ne.pdf?="',
          'Content-Transfer-Encoding: base64',
          '',
          plan.toString('base64').replace(/.{76}/g, '$&\r\n'),
          '--x',
          'Content-Type: message/rfc822',
          '',
          'From: c@d.test\r\nContent-Type: text/plain\r\n\r\nForwarded',
          '--x--',
          '',
        ].join('\r\n'),
      ),
    )
    expect(content.text.trim()).toBe('Sonntag, Grüße')
    expect(content.html?.length).toBeGreaterThan(mailboxLimits.html.max)
    expect(content.html?.length).toBeLessThan(5 * mailboxLimits.html.max)
    expect(content.files.map(({ name }) => name)).toEqual(['Pläne.pdf', ''])
    expect(plan.equals(content.files[0]?.bytes ?? new Uint8Array())).toBe(true)
  })

  it('that is too large gives its words, and its files by name', async () => {
    const large = Buffer.alloc(20 * 1_048_576, 'x')
      .toString('base64')
      .replace(/.{76}/g, '$&\r\n')
    const { content } = await received(
      Buffer.from(
        [
          'From: a@b.test',
          'Content-Type: multipart/mixed; boundary=x',
          '',
          '--x',
          'Content-Type: text/plain; charset=ISO-8859-1',
          'Content-Transfer-Encoding: quoted-printable',
          '',
          'Gr=FC=DFe',
          '--x',
          'Content-Type: application/pdf; name="plan.pdf"',
          'Content-Disposition: attachment; filename="plan.pdf"',
          'Content-Transfer-Encoding: base64',
          '',
          large,
          '--x--',
          '',
        ].join('\r\n'),
      ),
    )
    expect(content.text.trim()).toBe('Grüße')
    expect(content.files).toEqual([{ name: 'plan.pdf', bytes: undefined }])
  })
})

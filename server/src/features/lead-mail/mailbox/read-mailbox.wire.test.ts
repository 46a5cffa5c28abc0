import { randomUUID } from 'node:crypto'
import { mailboxFailures, receivedTexts } from '@foyer/contract/lead-mail/mailbox/messages'
import { mailboxEndpoints } from '@foyer/contract/wire/lead-mail/mailbox/endpoints'
import { notificationEndpoints } from '@foyer/contract/wire/notifications'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { addLeads } from '../../../testing/builders/leads'
import { messageOf, readMailboxes, readMailboxOf, sentMail } from '../../../testing/builders/mailbox'
import { logsOf } from '../../../testing/builders/work'
import { type Dovecot, startDovecot } from '../../../testing/dovecot/dovecot'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { removeUnused } from '../../files/service'
import { createNotificationRules } from '../../notifications/service'
import { readMailbox } from './service/read-mailbox'

const test = useTestApp({ PRIVATE_ADDRESSES: 'open', FILES_MAX_MB: '1' })
let dovecot: Dovecot
beforeAll(async () => {
  dovecot = await startDovecot()
})
afterAll(async () => {
  test.setNow(undefined)
  await dovecot?.stop()
})

const asha = 'asha@example.com'
let company: TestCompany
let admin: TestPerson
let owner: TestPerson
let leadId: string
let box: string
let now: Date
beforeEach(async () => {
  now = new Date()
  test.setNow(now)
  // Those of the tests before.
  await test.deps.database.pool.query('update mailboxes set is_on = false')
  company = await test.company()
  admin = await company.person('superAdmin')
  owner = await company.person('editor')
  await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
  ;[leadId = ''] = await addLeads(test.deps, company, [{ email: asha, assigneeId: owner.userId }])
  box = `answers-${randomUUID()}@studio.test`
  await readMailboxOf(test, admin, dovecot, box)
})

/** Two minutes later. */
const readAgain = async () => {
  now = new Date(now.getTime() + 120_000)
  test.setNow(now)
  await readMailboxes(test)
}
const arrive = (source: string | Uint8Array, at?: Date) => dovecot.deliver(box, source, at)
const received = async () =>
  (
    await test.deps.database.pool.query(
      `select id, lead_id, mail_id, from_address, from_name, subject, text, html, attachment_ids, is_automatic
       from received_mails where company_id = $1 order by created_at, id`,
      [company.id],
    )
  ).rows
const bellsOf = async (person: TestPerson) =>
  (
    await test.call(person, notificationEndpoints.list, { tab: 'all', search: undefined, limit: 50, skip: 0 })
  ).map(({ text, link }) => ({ text, link }))
const stateOf = async (mailId: string) =>
  (await test.deps.database.pool.query('select state, error from mails where id = $1', [mailId])).rows[0]
const mailboxOf = async () => (await test.call(admin, mailboxEndpoints.mailbox, {})).mailbox
let names = 0
const newName = () => `<${++names}-${randomUUID()}@example.com>`
const from = (address: string, more: Record<string, string | undefined> = {}) => ({
  From: `Asha Rao <${address}>`,
  Subject: 'Re: Your kitchen',
  'Message-ID': newName(),
  ...more,
})

describe('an answer of a lead', () => {
  it('stands in its history and rings the bell of its owner', async () => {
    const mail = await sentMail(test, { companyId: company.id, leadId, senderId: admin.userId })
    const quote = 'On Mon, 6 Jul 2026, Ravi wrote:\n> When may we visit?'
    arrive(
      messageOf(
        from('other-address@example.com', { 'In-Reply-To': mail.messageId }),
        `Sunday at 11 please.\n\n${quote}`,
      ),
    )
    await readAgain()
    const [kept] = await received()
    expect(kept).toMatchObject({
      lead_id: leadId,
      mail_id: mail.id,
      from_address: 'other-address@example.com',
      from_name: 'Asha Rao',
      subject: 'Re: Your kitchen',
      is_automatic: false,
    })
    expect(kept.text).toContain('> When may we visit?')
    const [line] = await logsOf(test, owner, leadId)
    expect(line).toMatchObject({
      kind: 'mail-received',
      sentence: receivedTexts.answered('Asha Rao', 'Re: Your kitchen'),
      remark: 'Sunday at 11 please.',
      mail: { id: kept.id, state: undefined },
    })
    expect(await bellsOf(owner)).toEqual([
      {
        text: '<b>Asha Rao</b> wrote to you: Re: Your kitchen',
        link: `/leads/lead-full-details/${leadId}`,
      },
    ])
    expect(await bellsOf(admin)).toEqual([])
    expect(dovecot.untouched(box)).toBe(1)
  })

  it('is known by its references too, and by nothing of another firm', async () => {
    const other = await test.company()
    const [otherLead = ''] = await addLeads(test.deps, other, [{ email: 'else@example.com' }])
    const foreign = await sentMail(test, { companyId: other.id, leadId: otherLead })
    const mail = await sentMail(test, { companyId: company.id, leadId })
    arrive(messageOf(from('a@example.com', { References: `<x@y> ${mail.messageId} <z@y>` })))
    arrive(messageOf(from('b@example.com', { 'In-Reply-To': foreign.messageId })))
    arrive(messageOf(from('else@example.com')))
    await readAgain()
    expect(await received()).toMatchObject([{ from_address: 'a@example.com', lead_id: leadId }])
  })

  it('without a mail of ours belongs to the lead with that address, whatever its case', async () => {
    arrive(messageOf(from('Asha@Example.com')))
    await readAgain()
    expect(await received()).toMatchObject([{ lead_id: leadId, mail_id: null }])
    const [line] = await logsOf(test, owner, leadId)
    expect(line?.sentence).toBe(receivedTexts.wrote('Asha Rao', 'Re: Your kitchen'))
  })

  it('of several leads belongs to the one that somebody works with, the latest first', async () => {
    const day = (count: number) => new Date(now.getTime() - count * 86_400_000)
    const email = 'twice@example.com'
    const wish = { email, assigneeId: owner.userId }
    const ids = await addLeads(test.deps, company, [
      { ...wish, updatedAt: day(3) },
      { ...wish, updatedAt: day(2) },
      { email, updatedAt: day(1) },
      { ...wish, updatedAt: day(0), archivedAt: now },
      { ...wish, updatedAt: day(0), deletedAt: now },
    ])
    arrive(messageOf(from(email)))
    await readAgain()
    expect(await received()).toMatchObject([{ lead_id: ids[1] }])
  })

  it('follows merges, reaches archived leads, and nothing of deleted ones', async () => {
    const [kept = '', merged = '', archived = '', deleted = ''] = await addLeads(test.deps, company, [
      { email: 'kept@example.com' },
      { email: 'merged@example.com', deletedAt: now },
      { email: 'archived@example.com', archivedAt: now },
      { email: 'deleted@example.com', deletedAt: now },
    ])
    await test.deps.database.pool.query('update leads set merged_into = $2 where id = $1', [merged, kept])
    const [toMerged, toDeleted] = [
      await sentMail(test, { companyId: company.id, leadId: merged }),
      await sentMail(test, { companyId: company.id, leadId: deleted }),
    ]
    arrive(messageOf(from('anybody@example.com', { 'In-Reply-To': toMerged.messageId })))
    arrive(messageOf(from('merged@example.com')))
    arrive(messageOf(from('archived@example.com')))
    arrive(messageOf(from('deleted@example.com', { 'In-Reply-To': toDeleted.messageId })))
    await readAgain()
    expect((await received()).map(({ lead_id }) => lead_id).sort()).toEqual([kept, kept, archived].sort())
    // Nobody has these leads: the admins are told.
    expect(await bellsOf(admin)).toHaveLength(3)
  })

  it('that nobody wrote is kept without a bell', async () => {
    arrive(messageOf(from(asha, { 'Auto-Submitted': 'auto-replied', Subject: 'Away' })))
    await readAgain()
    expect(await received()).toMatchObject([{ is_automatic: true }])
    expect(await bellsOf(owner)).toEqual([])
    const [line] = await logsOf(test, owner, leadId)
    expect(line?.sentence).toBe(receivedTexts.automatic('Asha Rao', 'Away'))
  })
})

describe('what else is in the mailbox', () => {
  it('is neither stored nor logged: strangers, colleagues, own copies, and what was there before', async () => {
    const fresh = `answers-${randomUUID()}@studio.test`
    dovecot.user(fresh, 'app-password')
    dovecot.deliver(fresh, messageOf(from(asha)))
    box = fresh
    await readMailboxOf(test, admin, dovecot, fresh)
    const mail = await sentMail(test, { companyId: company.id, leadId })
    arrive(messageOf(from('stranger@example.com')))
    arrive(messageOf(from(owner.email, { 'In-Reply-To': mail.messageId })))
    arrive(messageOf(from(fresh, { 'In-Reply-To': mail.messageId })))
    arrive(messageOf(from('no-reply@foyer.invalid', { 'In-Reply-To': mail.messageId })))
    arrive(messageOf(from('sales@studio.test', { 'Message-ID': mail.messageId, References: mail.messageId })))
    arrive(messageOf({ Subject: 'nobody' }))
    await readAgain()
    expect(await received()).toEqual([])
    expect((await mailboxOf())?.error).toBeUndefined()
    arrive(messageOf(from(asha)))
    await readAgain()
    expect(await received()).toHaveLength(1)
  })

  it('may be a thousand messages, of which two matter', async () => {
    for (let at = 0; at < 1_000; at++) {
      const address = at === 500 || at === 999 ? asha : `stranger-${at}@example.com`
      arrive(messageOf(from(address), 'x'.repeat(500)))
    }
    const { database } = test.deps
    let statements = 0
    const { request } = database
    database.request = (mode, begin, work) => {
      statements += 1
      return request(mode, begin, work)
    }
    await readAgain()
    database.request = request
    expect(await received()).toHaveLength(2)
    // Four batches, each chosen and remembered at once, two messages, the beginning, the end, two bells.
    expect(statements).toBeLessThan(20)
  })
})

describe('each message', () => {
  it('is taken once, however often the mailbox is read', async () => {
    arrive(messageOf(from(asha)))
    arrive(messageOf(from(asha, { 'Message-ID': undefined })))
    for (let times = 0; times < 3; times++) await readAgain()
    expect(await received()).toHaveLength(2)
    expect(await bellsOf(owner)).toHaveLength(2)
  })

  it('is taken once by two processes at the same time', async () => {
    arrive(messageOf(from(asha)))
    const readNow = async () => {
      await test.deps.database.pool.query('update mailboxes set next_read_at = $2 where company_id = $1', [
        company.id,
        new Date(0),
      ])
      await readMailbox(test.deps, { companyId: company.id })
    }
    await Promise.all([readNow(), readNow(), readNow()])
    expect(await received()).toHaveLength(1)
  })

  it('is taken once when another has the same name, is delivered twice, or all get new numbers', async () => {
    const name = newName()
    arrive(messageOf(from(asha, { 'Message-ID': name })))
    arrive(messageOf(from(asha, { 'Message-ID': name })))
    await readAgain()
    expect(await received()).toHaveLength(1)
    arrive(messageOf(from(asha, { Subject: 'Later' })))
    arrive(messageOf(from(asha, { Subject: 'Long ago' })), new Date(now.getTime() - 30 * 86_400_000))
    dovecot.renumber(box)
    await readAgain()
    expect((await received()).map(({ subject }) => subject)).toEqual(['Re: Your kitchen', 'Later'])
    arrive(messageOf(from(asha, { Subject: 'Afterwards' })))
    await readAgain()
    expect((await received()).at(-1)?.subject).toBe('Afterwards')
  })
})

describe('what an answer contains', () => {
  const mixed = (...bodies: string[]) => `${bodies.map((part) => `--x\n${part}`).join('\n')}\n--x--`
  const heads = (more = {}) =>
    from(asha, { 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary=x', ...more })
  const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\n')

  it('has its files byte for byte, of kinds that are accepted; the others are named', async () => {
    const pdf = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.from(Array.from({ length: 5_000 }, (_, at) => at % 256)),
    ])
    const file = (name: string, bytes: Uint8Array) =>
      `Content-Type: application/octet-stream\nContent-Disposition: attachment; filename*=UTF-8''${encodeURIComponent(name)}\nContent-Transfer-Encoding: base64\n\n${encoded(bytes)}`
    arrive(
      messageOf(
        heads(),
        mixed(
          'Content-Type: text/plain; charset=UTF-8\n\nThe plan.',
          file('Grundriß घर.pdf', pdf),
          file('tool.exe', Buffer.from('MZ\u0000\u0001 program')),
          file('..\\..\\page.html', Buffer.from('<script>alert(1)</script>')),
          file('huge.pdf', Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(1_048_576)])),
        ),
      ),
    )
    await readAgain()
    const [{ attachment_ids, text }] = await received()
    const { rows } = await test.deps.database.pool.query(
      'select id, name, content_type, size, storage_key from files where company_id = $1',
      [company.id],
    )
    expect(rows).toMatchObject([
      { id: attachment_ids[0], name: 'Grundriß घर.pdf', content_type: 'application/pdf', size: pdf.length },
    ])
    const stored: Buffer[] = []
    for await (const chunk of await test.deps.files.open(rows[0].storage_key)) stored.push(chunk)
    expect(Buffer.concat(stored).equals(pdf)).toBe(true)
    expect(text).toContain('The plan.')
    expect(text).toContain(receivedTexts.wrongKind('tool.exe'))
    expect(text).toContain(receivedTexts.tooLarge('huge.pdf'))
    expect(text).toContain('page.html')
    // They stay as long as the message does.
    await test.deps.database.pool.query(`update files set created_at = created_at - interval '9 days'`)
    await removeUnused(test.deps)
    expect(
      (await test.deps.database.pool.query('select from files where company_id = $1', [company.id])).rowCount,
    ).toBe(1)
  })

  it.each([
    [
      'UTF-8',
      'Content-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: quoted-printable\n\n=E0=A4=98=E0=A4=B0 gr=C3=BC=C3=9Ft',
      'घर grüßt',
    ],
    [
      'Windows',
      'Content-Type: text/plain; charset=windows-1252\nContent-Transfer-Encoding: quoted-printable\n\n=80 50 f=FCr',
      '€ 50 für',
    ],
    [
      'ISO-2022-JP',
      'Content-Type: text/plain; charset=ISO-2022-JP\nContent-Transfer-Encoding: base64\n\nGyRCRURDZhsoQg==',
      '田中',
    ],
    [
      'base64',
      'Content-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: base64\n\n4KSo4KSu4KS44KWN4KSk4KWH',
      'नमस्ते',
    ],
  ])('is read in %s', async (_charset, part, words) => {
    arrive(messageOf(heads(), mixed(part)))
    await readAgain()
    expect((await received())[0]?.text.trim()).toBe(words)
  })

  it('has words where there is only HTML, and nothing in it can run', async () => {
    const html = `<html><head><style>p{}</style><script>alert(1)</script></head><body onload="alert(2)">
      <p>Sunday at <b>11</b></p><img src=x onerror="alert(3)"><a href="javascript:alert(4)">plan</a>
      <iframe src="https://evil.example"></iframe><svg onload=alert(5)></svg></body></html>`
    arrive(
      messageOf(
        from('<script>alert(1)</script>@x', {
          From: '"<img src=x onerror=alert(6)>" <asha@example.com>',
          Subject: '<script>alert(7)</script>',
          'Content-Type': 'text/html; charset=UTF-8',
        }),
        html,
      ),
    )
    await readAgain()
    const [kept] = await received()
    expect(kept.text).toContain('Sunday at 11')
    expect(kept.html).toContain('<b>11</b>')
    expect(kept.html).not.toMatch(/script|onerror|onload|iframe|svg|javascript:/i)
    const [bell] = await bellsOf(owner)
    expect(bell?.text).not.toMatch(/<script|<img/)
    expect(bell?.text).toContain('&lt;script&gt;')
  })

  it('may hold what no database takes', async () => {
    arrive(
      Buffer.from(
        messageOf(from(asha, { Subject: 'a\u0000b\u0007c' }), 'one\u0000two \ud800 \u202edne').replace(
          /\n/g,
          '\r\n',
        ),
      ),
    )
    await readAgain()
    expect(await received()).toMatchObject([{ subject: expect.stringMatching(/^a.?bc$/) }])
  })
})

describe('a mail that comes back', () => {
  const report = (mail: { messageId: string }, status: string, more: Record<string, string> = {}) =>
    messageOf(
      {
        From: 'Mail Delivery System <MAILER-DAEMON@mx.example.com>',
        Subject: 'Undelivered Mail Returned to Sender',
        'Message-ID': newName(),
        'Auto-Submitted': 'auto-replied',
        'Content-Type': 'multipart/report; report-type=delivery-status; boundary=x',
        ...more,
      },
      `--x\n\nI am sorry.\n--x\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example.com\n\nFinal-Recipient: rfc822; asha@example.com\n${status}\n\n--x\nContent-Type: message/rfc822\n\nMessage-ID: ${mail.messageId}\nSubject: Your kitchen\n\nWhen?\n--x--`,
    )
  const failed =
    'Action: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 <asha@example.com>:\n    User unknown'
  const reason = '550 5.1.1 <asha@example.com>: User unknown'

  it('has failed, with the reason, and rings the bell of whoever wrote it, once', async () => {
    const mail = await sentMail(test, { companyId: company.id, leadId, senderId: owner.userId })
    arrive(report(mail, failed))
    await readAgain()
    expect(await stateOf(mail.id)).toEqual({ state: 'failed', error: receivedTexts.whyBack(reason) })
    const [line] = await logsOf(test, owner, leadId)
    expect(line).toMatchObject({
      kind: 'mail-received',
      sentence: receivedTexts.cameBack('Your kitchen'),
      remark: reason,
    })
    expect((await bellsOf(owner)).map(({ text }) => text)).toEqual([
      'Your email to <b>Asha Rao</b> came back: 550 5.1.1 &lt;asha@example.com&gt;: User unknown',
    ])
    arrive(report(mail, failed))
    await readAgain()
    expect(await bellsOf(owner)).toHaveLength(1)
  })

  it('is only late, or of somebody else, and nothing happens', async () => {
    const other = await test.company()
    const [otherLead = ''] = await addLeads(test.deps, other, [{}])
    const foreign = await sentMail(test, { companyId: other.id, leadId: otherLead })
    const mail = await sentMail(test, { companyId: company.id, leadId, senderId: owner.userId })
    arrive(report(mail, 'Action: delayed\nStatus: 4.4.1'))
    arrive(report(foreign, failed))
    arrive(report({ messageId: `<${randomUUID()}@studio.test>` }, failed))
    await readAgain()
    expect(await stateOf(mail.id)).toMatchObject({ state: 'sent' })
    expect(await stateOf(foreign.id)).toMatchObject({ state: 'sent' })
    expect(await received()).toEqual([])
  })
})

describe('a mailbox that cannot be read', () => {
  const forget = (password: string) =>
    test.deps.database.pool.query('update mailboxes set password = $2 where company_id = $1', [
      company.id,
      test.deps.secrets.lock(password),
    ])
  const after = async (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000)
    test.setNow(now)
    await readMailboxes(test)
  }

  it('says why, rests longer each time, rings the admins once, and goes on when it works', async () => {
    await forget('changed meanwhile')
    await after(2)
    expect(await mailboxOf()).toMatchObject({ isOn: true, error: mailboxFailures.signIn })
    expect(await bellsOf(admin)).toEqual([])
    await after(2)
    expect(await bellsOf(admin)).toEqual([])
    await after(60)
    await after(90)
    const bells = await bellsOf(admin)
    expect(bells).toHaveLength(1)
    expect(bells[0]?.text).toContain(mailboxFailures.signIn)
    arrive(messageOf(from(asha)))
    await forget('app-password')
    await after(90)
    expect(await received()).toHaveLength(1)
    expect((await mailboxOf())?.error).toBeUndefined()
  })

  it('that is off is not read, and goes on where it was', async () => {
    const { host, port } = dovecot
    const settings = { host, port, security: 'tls' as const, username: box, folder: 'INBOX' }
    await test.call(admin, mailboxEndpoints.saveMailbox, { ...settings, isOn: false })
    arrive(messageOf(from(asha)))
    await after(2)
    expect(await received()).toEqual([])
    await test.call(admin, mailboxEndpoints.saveMailbox, { ...settings, isOn: true })
    await after(2)
    expect(await received()).toHaveLength(1)
  })

  it('of one firm holds up nobody else', async () => {
    const other = await test.company()
    const boss = await other.person('superAdmin')
    await addLeads(test.deps, other, [{ email: asha }])
    const theirs = `answers-${randomUUID()}@studio.test`
    await readMailboxOf(test, boss, dovecot, theirs)
    await forget('wrong')
    dovecot.deliver(theirs, messageOf(from(asha)))
    await after(2)
    expect(
      (await test.deps.database.pool.query('select from received_mails where company_id = $1', [other.id]))
        .rowCount,
    ).toBe(1)
    expect(await received()).toEqual([])
  })
})

import { outsideTexts } from '@foyer/contract/kit/input-texts'
import { mailboxLimits } from '@foyer/contract/lead-mail/mailbox/limits'
import {
  mailboxFailures,
  mailboxProblems,
  mailboxRefusals,
  mailboxReplies,
} from '@foyer/contract/lead-mail/mailbox/messages'
import type { MailboxSettings } from '@foyer/contract/lead-mail/mailbox/model'
import { mailboxEndpoints } from '@foyer/contract/wire/lead-mail/mailbox/endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messageOf } from '../../../testing/builders/mailbox'
import { type Dovecot, startDovecot } from '../../../testing/dovecot/dovecot'
import { useTestApp } from '../../../testing/test-app'
import type { TestPerson } from '../../../testing/test-company'
import { leadMailJobs } from '../jobs'

const test = useTestApp({ PRIVATE_ADDRESSES: 'open' })
const closed = useTestApp()
const username = 'answers@studio.test'
let dovecot: Dovecot
beforeAll(async () => {
  dovecot = await startDovecot()
  dovecot.user(username, 'secret')
  dovecot.deliver(username, messageOf({ From: 'a@b.test' }))
  dovecot.deliver(username, messageOf({ From: 'a@b.test' }), new Date(), 'Leads')
})
afterAll(() => dovecot?.stop())

let admin: TestPerson
beforeEach(async () => {
  admin = await (await test.company()).person('superAdmin')
})

const { mailbox, removeMailbox, saveMailbox, testMailbox } = mailboxEndpoints
const settings = (over: Partial<MailboxSettings> = {}): MailboxSettings => ({
  host: '127.0.0.1',
  port: dovecot.port,
  security: 'tls',
  username,
  folder: 'INBOX',
  isOn: true,
  ...over,
})
const stored = async () =>
  (
    await test.deps.database.pool.query(
      'select password, uid_validity, last_uid, is_on from mailboxes where company_id = $1',
      [admin.companyId],
    )
  ).rows[0]

describe('the settings of a mailbox', () => {
  it('are kept with a locked password, which nobody is shown', async () => {
    expect(await test.call(admin, mailbox, {})).toEqual({})
    const { message } = await test.call(admin, saveMailbox, settings({ password: 'secret' }))
    expect(message).toBe(mailboxReplies.saved)
    const row = await stored()
    expect(row.password).not.toContain('secret')
    expect(test.deps.secrets.unlock(row.password)).toBe('secret')
    // What was there before is not read.
    expect(Number(row.last_uid)).toBe(1)
    const { status, body } = await test.send(admin, mailbox, {})
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/secret|password/)
  })

  it('are not kept where the mailbox cannot be read, and the reason is said', async () => {
    const wrong = await test.send(admin, saveMailbox, settings({ password: 'wrong' }))
    expect(wrong).toMatchObject({ status: 422, body: { message: mailboxFailures.signIn } })
    const nowhere = await test.send(admin, saveMailbox, settings({ password: 'secret', folder: 'Nowhere' }))
    expect(nowhere.body.message).toBe(mailboxFailures.folder('Nowhere'))
    expect(await test.call(admin, mailbox, {})).toEqual({})
  })

  it('are kept untried where it is off', async () => {
    const off = settings({ password: 'whatever', host: 'nowhere.invalid', isOn: false })
    expect((await test.call(admin, saveMailbox, off)).message).toBe(mailboxReplies.savedOff)
    expect(await stored()).toMatchObject({ is_on: false, uid_validity: null })
  })

  it('need no password again, unless it would go to another server or user', async () => {
    const missing = await test.send(admin, saveMailbox, settings())
    expect(missing).toMatchObject({ status: 400, body: { message: mailboxRefusals.password.text } })
    await test.call(admin, saveMailbox, settings({ password: 'secret' }))
    await test.call(admin, saveMailbox, settings({ folder: 'Leads' }))
    for (const over of [
      { host: 'localhost' },
      { port: dovecot.plainPort },
      { username: 'other@studio.test' },
    ])
      for (const endpoint of [saveMailbox, testMailbox])
        expect((await test.send(admin, endpoint, settings(over))).body.code).toBe(
          mailboxRefusals.password.code,
        )
  })

  it('are removed with their password, by admins of the firm alone; nothing is read any more', async () => {
    await test.call(admin, saveMailbox, settings({ password: 'secret' }))
    const editor = await (await test.company()).person('editor')
    expect((await test.send(editor, removeMailbox, {})).status).toBe(403)
    const stranger = await (await test.company()).person('superAdmin')
    expect(await test.send(stranger, removeMailbox, {})).toMatchObject({
      status: 404,
      body: { code: mailboxRefusals.none.code },
    })
    expect(await stored()).toBeDefined()
    expect((await test.call(admin, removeMailbox, {})).message).toBe(mailboxReplies.removed)
    expect(await stored()).toBeUndefined()
    expect(await test.call(admin, mailbox, {})).toEqual({})
    expect((await test.send(admin, mailboxEndpoints.readMailbox, {})).status).toBe(409)
    expect((await test.send(admin, saveMailbox, settings())).body.code).toBe(mailboxRefusals.password.code)
  })

  it('are tried by a button, which says what it sees', async () => {
    const tried = await test.call(admin, testMailbox, settings({ password: 'secret' }))
    expect(tried.message).toBe(mailboxReplies.works('INBOX', 1))
    const wrong = await test.send(admin, testMailbox, settings({ password: 'wrong' }))
    expect(wrong).toMatchObject({ status: 422, body: { message: mailboxFailures.signIn } })
    expect(await test.call(admin, mailbox, {})).toEqual({})
  })

  it('are not tried without end', async () => {
    const gone = settings({ password: 'secret', host: 'nowhere.invalid' })
    for (let tries = 0; tries < mailboxLimits.tries.atMost; tries++)
      expect((await test.send(admin, testMailbox, gone)).status).toBe(422)
    expect(await test.send(admin, testMailbox, gone)).toMatchObject({
      status: 429,
      body: { message: mailboxRefusals.tooManyTries.text },
    })
  })

  it('are refused in words where they make no sense', async () => {
    const problem = async (over: Partial<MailboxSettings>) => {
      const { status, body } = await test.send(admin, saveMailbox, settings({ password: 'secret', ...over }))
      expect(status).toBe(400)
      return body.message
    }
    expect(await problem({ host: 'https://imap.example.com/' })).toBe(mailboxProblems.host)
    expect(await problem({ port: 0 })).toBe(mailboxProblems.port)
    expect(await problem({ port: 993.5 })).toBe(mailboxProblems.port)
    await problem({ username: ' ' })
    await problem({ folder: '' })
    await problem({ host: 'x'.repeat(300) })
  })

  it('on this machine are refused where firms may not reach it', async () => {
    const boss = await (await closed.company()).person('superAdmin')
    for (const host of ['127.0.0.1', 'localhost', '169.254.169.254', '10.0.0.1'])
      expect(await closed.send(boss, testMailbox, settings({ password: 'secret', host }))).toMatchObject({
        status: 422,
        body: { message: outsideTexts.privateHost },
      })
  })

  it('are used at once where somebody does not want to wait', async () => {
    const { readMailbox } = mailboxEndpoints
    const off = await test.send(admin, readMailbox, {})
    expect(off).toMatchObject({ status: 409, body: { message: mailboxRefusals.off.text } })
    await test.call(admin, saveMailbox, settings({ password: 'secret' }))
    const { rows } = await test.deps.database.pool.query(
      `update mailboxes set next_read_at = $2 where company_id = $1 returning company_id`,
      [admin.companyId, new Date(test.deps.clock().getTime() + 3_600_000)],
    )
    expect(rows).toHaveLength(1)
    await test.call(admin, readMailbox, {})
    await test.deps.jobs.runDue(leadMailJobs(test.deps))
    const { mailbox: read } = await test.call(admin, mailbox, {})
    expect(read?.readAt).toBeDefined()
  })
})

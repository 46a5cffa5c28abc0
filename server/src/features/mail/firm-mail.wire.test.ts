import { readFileLocation } from '@foyer/contract/files/location'
import type { LiveEvent } from '@foyer/contract/live/events'
import { mailFailures } from '@foyer/contract/mail/messages'
import { api } from '@foyer/contract/wire/api'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inCompany } from '../../context'
import { outboxMailer } from '../../gateways/mailer/outbox'
import { smtpMailer } from '../../gateways/mailer/smtp'
import { newId } from '../../new-id'
import { type MailServer, startMailServer } from '../../testing/mail-servers/mail-server'
import {
  type Mood,
  type MoodyMailServer,
  startMoodyMailServer,
} from '../../testing/mail-servers/moody-mail-server'
import { type TestApp, useTestApp } from '../../testing/test-app'
import type { TestCompany } from '../../testing/test-company'
import { fileJobs } from '../files/jobs'
import { mailJobs } from './jobs'
import { cancelMails, type NewMail, queueMails, retryMails } from './service'

const minute = 60_000
const from = 'Foyer <no-reply@foyer.example>'

/** Mails of a firm on a server of its own time. */
function mailing(test: TestApp) {
  let now = new Date()
  let server: MailServer
  const moody: MoodyMailServer[] = []
  beforeEach(async () => {
    server = await startMailServer()
    now = new Date()
    test.setNow(now)
  })
  afterEach(async () => {
    await server.close()
    for (const one of moody.splice(0)) one.close()
    test.setNow(undefined)
  })
  /** One that is friendly is waited for, also on a busy machine. */
  const jobs = (url = server.url) =>
    mailJobs(test.deps, smtpMailer({ url, from, patience: url === server.url ? 20_000 : 500 }))
  return {
    server: () => server,
    now: () => now,
    wait: (ms: number) => {
      now = new Date(now.getTime() + ms)
      test.setNow(now)
    },
    moody: async (...mood: Parameters<typeof startMoodyMailServer>) => {
      const one = await startMoodyMailServer(...mood)
      moody.push(one)
      return one
    },
    queue: (company: TestCompany, ...mails: Partial<NewMail>[]) =>
      inCompany(test.deps, company.id, (scope) =>
        queueMails(
          scope,
          mails.map((mail, at) => ({
            companyId: company.id,
            lane: 'firm',
            recipient: `lead${at}@client.example`,
            subject: `Mail ${at}`,
            text: 'Hello',
            ...mail,
          })),
        ),
      ),
    run: (url?: string) => test.deps.jobs.runDue(jobs(url)),
    sweep: async (url?: string) => {
      await jobs(url)['mail.sweep']()
      await test.deps.jobs.runDue(jobs(url))
    },
    states: async (company: TestCompany) => {
      const { rows } = await test.deps.database.pool.query<{
        state: string
        tries: number
        error: string | null
      }>('select state, tries, error from mails where company_id = $1 order by recipient, id', [company.id])
      return rows
    },
    pumps: async (company: TestCompany) => {
      const { rows } = await test.deps.database.pool.query<{ at: Date }>(
        `select run_at as at from jobs where kind = 'mail.pump' and company_id = $1 order by run_at`,
        [company.id],
      )
      return rows.map(({ at }) => at.toISOString())
    },
  }
}

const many = (count: number, mail: Partial<NewMail> = {}) =>
  Array.from({ length: count }, (_, at) => ({ recipient: `lead${at}@client.example`, ...mail }))

describe('mails of a firm', () => {
  const test = useTestApp({ MAIL_PER_MINUTE: '100000' })
  const { server, now, wait, moody, queue, run, sweep, states, pumps } = mailing(test)

  it('leave in the name of the person and the firm, with attachments byte for byte and pictures within', async () => {
    const company = await test.company('Studio Kalpa')
    const person = await company.person('editor')
    const bytes = new Uint8Array(
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    )
    const upload = async (name: string) => {
      const { location } = await test.call(person, api.files.upload, {
        file: { name, content: new Blob([bytes]) },
      })
      return { location, id: readFileLocation(location)?.fileId ?? '' }
    }
    const [plan, sofa] = [await upload('plan.png'), await upload('sofa.png')]
    const strange = `/files/${newId(now())}/${sofa.id}`
    const gone = `/files/${company.id}/${newId(now())}`
    const [id] = await queue(company, {
      fromName: 'Meera Nair',
      replyTo: 'meera@kalpa.example',
      moreRecipients: ['second@client.example'],
      html: `<p>Sofa <img src="${sofa.location.replaceAll('&', '&amp;')}" alt="sofa"><img src="${gone}"><img src="${strange}"></p>`,
      attachmentIds: [plan.id],
      unsubscribeUrl: 'https://foyer.example/u/1',
    })
    await run()
    const [arrived] = server().received
    expect(arrived).toMatchObject({
      from: { name: 'Meera Nair · Studio Kalpa', address: 'no-reply@foyer.example' },
      replyTo: [{ address: 'meera@kalpa.example' }],
      to: [{ address: 'lead0@client.example' }, { address: 'second@client.example' }],
      messageId: `<${id}@foyer.example>`,
      attachments: [
        { filename: 'sofa.png', contentId: `<${sofa.id}@picture>` },
        { filename: 'plan.png', disposition: 'attachment', mimeType: 'image/png' },
      ],
    })
    for (const { content } of arrived?.attachments ?? [])
      expect(Buffer.from(content as ArrayBuffer).equals(bytes)).toBe(true)
    expect(arrived?.html).toContain(`<img src="cid:${sofa.id}@picture" alt="sofa">`)
    expect(arrived?.html).not.toContain(gone)
    expect(arrived?.html).toContain(strange)
    expect(arrived?.headers.map(({ key }) => key)).toContain('list-unsubscribe')
    expect(await states(company)).toEqual([{ state: 'sent', tries: 1, error: null }])
  })

  it('without an attachment that is gone is not sent', async () => {
    const company = await test.company()
    await queue(company, { attachmentIds: [newId(now())] })
    await run()
    expect(await states(company)).toEqual([{ state: 'failed', tries: 1, error: mailFailures.attachmentGone }])
  })

  it('have one job for all that become due at the same time', async () => {
    const company = await test.company()
    const later = new Date(now().getTime() + 60 * minute)
    await queue(company, ...many(20), ...many(20, { sendAt: later }))
    expect(await pumps(company)).toEqual([now().toISOString(), later.toISOString()])
    await run()
    expect((await states(company)).filter(({ state }) => state === 'sent')).toHaveLength(20)
    wait(59 * minute)
    await sweep()
    expect((await states(company)).filter(({ state }) => state === 'sent')).toHaveLength(20)
    wait(minute)
    await run()
    expect((await states(company)).filter(({ state }) => state === 'sent')).toHaveLength(40)
    expect(server().received).toHaveLength(40)
    expect(await pumps(company)).toEqual([])
  })

  it('leave by urgency, then by age', async () => {
    const company = await test.company()
    await queue(company, { subject: 'bulk', urgency: 5 }, { subject: 'one person', urgency: 0 })
    await run()
    expect(server().received.map(({ subject }) => subject)).toEqual(['one person', 'bulk'])
  })

  it('stay in the outbox where there is no mail server', async () => {
    const company = await test.company()
    await queue(company, ...many(25))
    await test.deps.jobs.runDue(mailJobs(test.deps, outboxMailer))
    expect(new Set((await states(company)).map(({ state }) => state))).toEqual(new Set(['outbox']))
  })

  it('that are put off wait half a minute, 2, 8 and 32 minutes, then have failed', async () => {
    const company = await test.company()
    await queue(company, {})
    server().answerTo(() => ({ code: 451, text: 'Come back later' }))
    await run()
    const reason = mailFailures.putOff('451 Come back later')
    for (const [tries, minutes] of [0.5, 2, 8, 32].entries()) {
      expect(await states(company)).toEqual([{ state: 'queued', tries: tries + 1, error: reason }])
      wait(minutes * minute - 1_000)
      await sweep()
      expect(await states(company)).toMatchObject([{ tries: tries + 1 }])
      wait(1_000)
      await sweep()
    }
    expect(await states(company)).toEqual([{ state: 'failed', tries: 5, error: reason }])
  })

  it('that a server does not take for its own reasons are not tried one after the other', async () => {
    const company = await test.company()
    await queue(company, ...many(5))
    const down = await moody((step) => (step === 'connect' ? '421 not today' : undefined))
    await run(down.url)
    expect((await states(company)).map(({ tries }) => tries).sort()).toEqual([0, 0, 0, 0, 1])
    expect(await pumps(company)).toEqual([new Date(now().getTime() + 30_000).toISOString()])
    wait(30_000)
    await run()
    expect(server().received).toHaveLength(5)
  })

  it.each<[Mood, 'content' | 'end']>([
    ['drop', 'content'],
    ['hang', 'content'],
    ['drop', 'end'],
    ['hang', 'end'],
  ])('that meet %s after DATA at %s are uncertain, and only a person sends them again', async (mood, at) => {
    const company = await test.company()
    const ids = await queue(company, {})
    const rude = await moody((step) => (step === at ? mood : undefined))
    await run(rude.url)
    expect(await states(company)).toEqual([{ state: 'uncertain', tries: 1, error: mailFailures.uncertain }])
    wait(24 * 60 * minute)
    await sweep()
    expect(server().received).toEqual([])
    expect(rude.received.length).toBe(at === 'end' ? 1 : 0)
    expect(await inCompany(test.deps, company.id, (scope) => retryMails(scope, ids))).toBe(1)
    await run()
    expect(server().received.map(({ messageId }) => messageId)).toEqual([`<${ids[0]}@foyer.example>`])
    expect(await states(company)).toEqual([{ state: 'sent', tries: 1, error: null }])
  })

  it('whose process ended are uncertain when it cannot be sending any more, and hold up nobody', async () => {
    const company = await test.company()
    const ids = await queue(company, ...many(3))
    await test.deps.database.pool.query(
      `update mails set state = 'sending', claimed_at = $2, tries = 1 where id = any($1)`,
      [ids.slice(0, 2), now()],
    )
    await run()
    expect((await states(company)).map(({ state }) => state)).toEqual(['sending', 'sending', 'queued'])
    wait(3 * minute)
    await sweep()
    expect((await states(company)).map(({ state }) => state)).toEqual(['sending', 'sending', 'sent'])
    wait(10 * minute)
    await sweep()
    const lost = { state: 'uncertain', tries: 1, error: mailFailures.interrupted }
    expect(await states(company)).toEqual([lost, lost, { state: 'sent', tries: 1, error: null }])
    expect(server().received).toHaveLength(1)
  })

  it('can be called back until they leave, by their firm alone', async () => {
    const [company, other] = [await test.company(), await test.company()]
    const later = new Date(now().getTime() + 60 * minute)
    const ids = await queue(company, {}, { sendAt: later }, { sendAt: later })
    await run()
    const cancel = (by: TestCompany) => inCompany(test.deps, by.id, (scope) => cancelMails(scope, ids))
    expect([await cancel(other), await cancel(company), await cancel(company)]).toEqual([0, 2, 0])
    const retry = (by: TestCompany) => inCompany(test.deps, by.id, (scope) => retryMails(scope, ids))
    expect([await retry(other), await retry(company)]).toEqual([0, 0])
    wait(60 * minute)
    await sweep()
    expect((await states(company)).map(({ state }) => state)).toEqual(['sent', 'cancelled', 'cancelled'])
    expect(server().received).toHaveLength(1)
  })

  it('to leads are kept with them, others go after 90 days', async () => {
    const company = await test.company()
    await queue(company, { leadId: newId(now()) }, {})
    await run()
    wait(91 * 24 * 60 * minute)
    await mailJobs(test.deps, outboxMailer)['mail.purge']()
    expect(await states(company)).toHaveLength(1)
  })

  it('keep their attachments as long as they are there, and so do mails to many and answers; templates keep their pictures', async () => {
    const company = await test.company()
    const { pool } = test.deps.database
    const ids = Array.from({ length: 5 }, () => newId(now()))
    for (const id of ids)
      await pool.query(
        `insert into files (company_id, id, name, content_type, size, storage_key, created_at)
         values ($1, $2::uuid, 'a.png', 'image/png', 1, $2::uuid::text, $3)`,
        [company.id, id, new Date(now().getTime() - 48 * 60 * minute)],
      )
    const [attached, ofBatch, ofAnswer, inTemplate] = ids
    const html = (id: string | undefined) => `<img src="/files/${company.id}/${id}?until=1&amp;signature=x">`
    await queue(company, { attachmentIds: [attached ?? ''] })
    await pool.query(
      `insert into mail_batches (company_id, id, created_by, subject, html, attachment_ids, lead_ids)
       values ($1, $2::uuid, $2::uuid, 'x', 'x', array[$3::uuid], '{}')`,
      [company.id, newId(now()), ofBatch],
    )
    await pool.query(
      `insert into received_mails (company_id, id, lead_id, message_id, from_address, subject, text, attachment_ids, received_at)
       values ($1, $2::uuid, $2::uuid, 'x', 'x', 'x', 'x', array[$3::uuid], now())`,
      [company.id, newId(now()), ofAnswer],
    )
    await pool.query(
      `insert into email_templates (company_id, id, type, name, subject, html) values ($1, $2, 1, 'x', 'x', $3)`,
      [company.id, newId(now()), html(inTemplate)],
    )
    await fileJobs(test.deps)['files.purge']()
    const { rows } = await pool.query<{ id: string }>('select id from files where company_id = $1', [
      company.id,
    ])
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(ids.slice(0, 4)))
  })

  it('are told to the open pages of who wrote them, of a mail to many not one by one', async () => {
    const company = await test.company()
    const person = await company.person('editor')
    const leadId = newId(now())
    const heard: LiveEvent[] = []
    const stop = test.server.live.subscribe(person.userId, {
      onEvent: (event) => void heard.push(event),
      onGap: () => {},
    })
    const told = { name: 'changed', about: ['leads'], ids: [leadId] }
    await queue(company, { leadId, senderId: person.userId })
    await run()
    await expect.poll(() => heard).toEqual([told, told])
    const batchId = newId(now())
    await queue(company, ...many(10, { leadId, senderId: person.userId, batchId }))
    await run()
    await expect.poll(() => heard).toEqual([told, told, told])
    stop()
  })

  it('are never more than two under way, however many processes there are', async () => {
    const company = await test.company()
    await queue(company, ...many(30))
    let [open, most] = [0, 0]
    /** The first of them end when a second one is under way and everybody else has given up. */
    const areOthersDone = async () => open === 2 && (await pumps(company)).length <= 2
    const slow = await moody(async (step) => {
      if (step === 'MAIL') most = Math.max(most, ++open)
      if (step === 'end') {
        // The server may not wait for longer than the mailer does.
        if (slow.received.length < 1)
          await expect
            .poll(areOthersDone, { timeout: 5_000 })
            .toBe(true)
            .catch(() => undefined)
        open -= 1
      }
      return undefined
    })
    const jobs = () => mailJobs(test.deps, smtpMailer({ url: slow.url, from }))
    await inCompany(test.deps, company.id, async ({ enqueue }) => {
      for (let count = 0; count < 8; count += 1) await enqueue('mail.pump', { companyId: company.id })
    })
    await Promise.all([1, 2, 3].map(() => test.deps.jobs.runDue(jobs())))
    expect(most).toBe(2)
    expect(new Set(slow.received.map(({ messageId }) => messageId)).size).toBe(30)
    expect(slow.received).toHaveLength(30)
  })

  it('of a firm with 2,000 waiting do not hold up the single mail of another', async () => {
    const [big, small] = [await test.company(), await test.company()]
    await queue(big, ...many(2_000))
    await queue(big, ...many(100))
    wait(1_000)
    await queue(small, { recipient: 'single@client.example' })
    const order: string[] = []
    let hasArrived = false
    const friendly = await moody(async (step, line) => {
      if (step === 'RCPT') order.push(line)
      if (step === 'RCPT' && line.includes('single@')) {
        hasArrived = true
        await test.deps.database.pool.query(
          `update mails set state = 'cancelled' where company_id = $1 and state = 'queued'`,
          [big.id],
        )
      }
      return undefined
    })
    await run(friendly.url)
    expect(hasArrived).toBe(true)
    expect(order.findIndex((line) => line.includes('single@'))).toBeLessThan(10)
  })
})

describe('the rate of a firm', () => {
  const test = useTestApp({ MAIL_PER_MINUTE: '5' })
  const { server, now, wait, queue, run, pumps } = mailing(test)

  it('is kept, and the next mails leave as soon as they may', async () => {
    const [company, other] = [await test.company(), await test.company()]
    const begin = now().getTime()
    await queue(company, ...many(12))
    await run()
    expect(server().received).toHaveLength(5)
    expect(await pumps(company)).toEqual([new Date(begin + minute).toISOString()])
    await queue(other, {})
    await run()
    expect(server().received).toHaveLength(6)
    wait(30_000)
    await queue(company, {})
    await run()
    expect(server().received).toHaveLength(6)
    expect(await pumps(company)).toHaveLength(1)
    wait(30_000)
    await run()
    expect(server().received).toHaveLength(11)
    wait(minute)
    await run()
    expect(server().received).toHaveLength(14)
    expect(await pumps(company)).toEqual([])
  })
})

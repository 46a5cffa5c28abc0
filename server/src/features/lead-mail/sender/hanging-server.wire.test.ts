import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inCompany } from '../../../context'
import { smtpMailer } from '../../../gateways/mailer/smtp'
import { mailServerDraft } from '../../../testing/builders/mail-server'
import { type MailServer, startMailServer } from '../../../testing/mail-servers/mail-server'
import {
  type Mood,
  type MoodyMailServer,
  startMoodyMailServer,
} from '../../../testing/mail-servers/moody-mail-server'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany } from '../../../testing/test-company'
import { mailJobs } from '../../mail/jobs'
import { queueMails } from '../../mail/service'
import { firmMailParts } from './mail-parts'
import { writeMailServer } from './repository'
import { ownServerOf } from './service/own-server'

const test = useTestApp({ PRIVATE_ADDRESSES: 'open', MAIL_PER_MINUTE: '100000' })
let ours: MailServer
let now: Date
let hanging: MoodyMailServer
let mood: () => Mood | Promise<Mood>
beforeEach(async () => {
  ours = await startMailServer()
  mood = () => 'hang'
  hanging = await startMoodyMailServer((step) => (step === 'connect' ? mood() : undefined))
  now = new Date()
  test.setNow(now)
})
afterEach(async () => {
  hanging.close()
  await ours.close()
  test.setNow(undefined)
})

const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000)
  test.setNow(now)
}

/** The work of one process. */
const jobsOf = (patience: number) =>
  mailJobs(test.deps, smtpMailer({ url: ours.url, from: 'Foyer <no-reply@foyer.example>' }), {
    ...firmMailParts(test.deps),
    ownServer: ownServerOf(test.deps, { patience }),
  })

const queue = (company: TestCompany, count: number) =>
  inCompany(test.deps, company.id, (scope) =>
    queueMails(
      scope,
      Array.from({ length: count }, (_, at) => ({
        companyId: company.id,
        lane: 'firm' as const,
        recipient: `lead${at}@client.example`,
        subject: 'Site visit',
        text: 'At 4 pm',
      })),
    ),
  )

async function firmThatHangs(error: string | null): Promise<TestCompany> {
  const company = await test.company()
  await inCompany(test.deps, company.id, ({ db }) =>
    writeMailServer(db, {
      ...mailServerDraft,
      companyId: company.id,
      host: '127.0.0.1',
      security: 'starttls',
      port: hanging.port,
      username: null,
      password: null,
      updatedAt: now,
      error,
    }),
  )
  return company
}

const triesOf = async (company: TestCompany) =>
  (
    await test.deps.database.pool.query<{ tries: number }>(
      'select sum(tries)::int as tries from mails where company_id = $1',
      [company.id],
    )
  ).rows[0]?.tries

describe('a mail server of a firm that hangs', () => {
  it('holds no more than two turns with all others of its kind: mails of other firms go on', async () => {
    for (let firm = 0; firm < 10; firm += 1) await queue(await firmThatHangs('It did not answer'), 3)
    wait(1)
    await queue(await test.company(), 1)
    // They hang until the mail of the other firm has arrived.
    mood = async () => {
      await expect.poll(() => ours.received.length, { timeout: 8_000 }).toBe(1)
      return 'drop'
    }
    await test.deps.jobs.runDue(jobsOf(10_000))
    expect(ours.received).toHaveLength(1)
    expect(hanging.connections()).toBe(2)
  })

  it('is left alone as a whole, each time for longer, whatever else is written or swept', async () => {
    const company = await firmThatHangs(null)
    const jobs = jobsOf(200)
    const run = () => test.deps.jobs.runDue(jobs)
    await queue(company, 30)
    await run()
    expect(await triesOf(company)).toBe(1)
    let tries = 1
    for (const seconds of [30, 60, 120, 240]) {
      wait(seconds - 1)
      await queue(company, 1)
      await jobs['mail.sweep']()
      await run()
      expect(await triesOf(company)).toBe(tries)
      wait(1)
      await run()
      tries += 1
      expect(await triesOf(company)).toBe(tries)
    }
    expect(hanging.connections()).toBe(tries)
  })

  it('is tried at once when its settings were changed', async () => {
    const company = await firmThatHangs(null)
    const jobs = jobsOf(200)
    await queue(company, 2)
    await test.deps.jobs.runDue(jobs)
    wait(1)
    await inCompany(test.deps, company.id, async ({ db, enqueue }) => {
      await db.$client.query('update mail_servers set updated_at = $1, error = null', [now])
      await enqueue('mail.pump', { companyId: company.id })
    })
    await test.deps.jobs.runDue(jobs)
    expect(await triesOf(company)).toBe(2)
  })

  it('after DATA leaves one mail uncertain, not all of them', async () => {
    const company = await test.company()
    const rude = await startMoodyMailServer((step) => (step === 'end' ? 'drop' : undefined))
    const jobs = mailJobs(test.deps, smtpMailer({ url: rude.url, from: 'no-reply@foyer.example' }))
    await queue(company, 20)
    await test.deps.jobs.runDue(jobs)
    rude.close()
    const { rows } = await test.deps.database.pool.query<{ state: string; count: number }>(
      'select state, count(*)::int from mails where company_id = $1 group by state order by state',
      [company.id],
    )
    expect(rows).toEqual([
      { state: 'queued', count: 19 },
      { state: 'uncertain', count: 1 },
    ])
  })
})

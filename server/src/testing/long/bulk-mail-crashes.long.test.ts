import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { bulkMailEndpoints } from '@foyer/contract/wire/lead-mail/bulk/endpoints'
import { expect, it } from 'vitest'
import { sendToLeads, toLeads } from '../builders/bulk-mail'
import { bundleChild } from '../child'
import { startMoodyMailServer } from '../mail-servers/moody-mail-server'
import { useTestApp } from '../test-app'
import type { TestCompany } from '../test-company'

const test = useTestApp()
const migrationsFolder = fileURLToPath(new URL('../../db/migrations', import.meta.url))
const count = 2_000
/** Of 2,000 leads: each tenth has no address, each eleventh the one of the lead before, some want no mails. */
const unsubscribed = [1, 2, 3].map((n) => `lead${n}@client.example`)
/** How far the messages are written when the servers are killed: a job is tried no more than five times. */
const killsWhileWriting = [200, 800, 1_400]
const killsWhileSending = 5
const processes = 2

async function addLeads(company: TestCompany): Promise<string[]> {
  const stage = company.stages.find(({ kind }) => kind === 'unassigned')?.id
  const { rows } = await test.deps.database.pool.query<{ id: string }>(
    `insert into leads (company_id, id, stage_id, first_name, last_name, email)
     select $1, gen_random_uuid(), $2, 'Lead', n::text,
       case when n % 10 = 0 then null when n % 11 = 0 then 'lead' || n - 1 || '@client.example'
         else 'lead' || n || '@client.example' end
     from generate_series(1, $3) as n returning id`,
    [company.id, stage, count],
  )
  return rows.map(({ id }) => id)
}

function expectedTotals() {
  const numbers = Array.from({ length: count }, (_, at) => at + 1)
  const without = numbers.filter((n) => n % 10 === 0).length
  const twice = numbers.filter((n) => n % 10 !== 0 && n % 11 === 0 && (n - 1) % 10 !== 0).length
  const skipped = { 'no-address': without, unsubscribed: unsubscribed.length, twice, gone: 0 }
  return { fit: count - without - twice - unsubscribed.length, skipped }
}

it('L-248 a mail to 2,000 leads ends with exact totals, one copy each, although the servers are killed again and again', async () => {
  const company = await test.company()
  const admin = await company.person('admin')
  const { env, database } = test.deps
  // In the middle of a hand-over as often as between two.
  const mailServer = await startMoodyMailServer(async (step) => {
    if (step === 'DATA' || step === 'end') await delay(randomInt(0, 15))
    return undefined
  })
  const sender = await bundleChild('send-mails')
  let starts = 0
  const start = async () => {
    const started = Array.from({ length: processes }, () =>
      sender.start(env.DATABASE_URL ?? '', env.DATA_DIR, migrationsFolder, mailServer.url, String(starts)),
    )
    starts += 1
    for (const child of started)
      if ((await child.nextLine()) !== 'ready') throw new Error(child.lines.join('\n'))
    return started
  }
  const killWhen = async (isTime: () => Promise<boolean> | boolean) => {
    const children = await start()
    while (!(await isTime())) await delay(randomInt(1, 10))
    await delay(randomInt(0, 120))
    await Promise.all(children.map((child) => child.kill()))
  }
  const batchOf = async () => test.call(admin, bulkMailEndpoints.mailBatch, { id: batchId })
  for (const address of unsubscribed) await test.call(admin, bulkMailEndpoints.addUnsubscribed, { address })
  const batchId = await sendToLeads(test, admin, toLeads(await addLeads(company)))
  const writtenAtKills: number[] = []
  try {
    for (const filled of killsWhileWriting) {
      await killWhen(async () => (await batchOf()).filled >= filled)
      writtenAtKills.push((await batchOf()).filled)
    }
    for (let kill = 0; kill < killsWhileSending; kill += 1) {
      const until = mailServer.received.length + randomInt(50, 200)
      await killWhen(() => mailServer.received.length >= until)
    }
    const last = await start()
    while ((await batchOf()).totals.waiting > 0) await delay(500)
    await Promise.all(last.map((child) => child.finish()))

    // They were killed in the middle of writing, each time further on.
    expect(new Set(writtenAtKills).size).toBe(killsWhileWriting.length)
    expect(writtenAtKills.filter((filled) => filled <= 0 || filled >= count)).toEqual([])
    const { state, filled, totals } = await batchOf()
    const { fit, skipped } = expectedTotals()
    expect([state, filled]).toEqual(['written', count])
    expect(totals).toEqual({
      waiting: 0,
      sent: fit - totals.uncertain,
      failed: 0,
      uncertain: totals.uncertain,
      cancelled: 0,
      skipped,
    })
    // Two of a firm are under way at a time.
    expect(totals.uncertain).toBeLessThanOrEqual(2 * (killsWhileWriting.length + killsWhileSending))

    const { rows } = await database.pool.query<{ id: string; state: string; recipient: string }>(
      'select id, state, recipient from mails where batch_id = $1',
      [batchId],
    )
    expect(rows).toHaveLength(fit)
    expect(new Set(rows.map(({ recipient }) => recipient)).size).toBe(fit)
    const arrived = mailServer.received.map(
      ({ messageId }) => /<(.+)@foyer.example>/.exec(messageId ?? '')?.[1],
    )
    expect(new Set(arrived).size).toBe(arrived.length)
    const idsIn = (...states: string[]) =>
      new Set(rows.filter((mail) => states.includes(mail.state)).map(({ id }) => id))
    expect([...idsIn('sent')].filter((id) => !arrived.includes(id))).toEqual([])
    const known = idsIn('sent', 'uncertain')
    expect(arrived.filter((id) => !known.has(id ?? ''))).toEqual([])
    const lines = await database.pool.query<{ lines: number; leads: number }>(
      `select count(*)::int as lines, count(distinct lead_id)::int as leads from lead_history
       where company_id = $1 and kind = 'mail-sent'`,
      [company.id],
    )
    expect(lines.rows).toEqual([{ lines: fit, leads: fit }])
  } finally {
    sender.remove()
    mailServer.close()
  }
}, 1_200_000)

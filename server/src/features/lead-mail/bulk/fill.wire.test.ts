import { bulkMailEndpoints } from '@foyer/contract/wire/lead-mail/bulk/endpoints'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillDue, mailsOfBatch, sendToLeads, toLeads } from '../../../testing/builders/bulk-mail'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { watchQueries } from '../../../testing/watched-queries'
import { leadMailJobs } from '../jobs'
import * as batches from './repository/batches'

const test = useTestApp()
const { eService, mailBatch, batchMails, cancelBatch, retryBatch } = bulkMailEndpoints

let company: TestCompany
let admin: TestPerson
beforeEach(async () => {
  company = await test.company()
  admin = await company.person('admin')
})
afterEach(() => {
  vi.restoreAllMocks()
  test.setNow(undefined)
})

/** Every tenth has no address, every eleventh the address of the one before. */
async function leads(count: number): Promise<string[]> {
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

/** As `leads` makes them. */
function expectedOf(count: number) {
  const numbers = Array.from({ length: count }, (_, at) => at + 1)
  const without = numbers.filter((n) => n % 10 === 0).length
  // The one before an eleventh has no address itself where it is a tenth.
  const twice = numbers.filter((n) => n % 10 !== 0 && n % 11 === 0 && (n - 1) % 10 !== 0).length
  return { withAddress: count - without - twice, without, twice }
}

const stateOf = (id: string) => test.call(admin, mailBatch, { id })

const linesOf = async () => {
  const { rows } = await test.deps.database.pool.query<{ lines: number; leads: number }>(
    `select count(*)::int as lines, count(distinct lead_id)::int as leads from lead_history
     where company_id = $1 and kind = 'mail-sent'`,
    [company.id],
  )
  return rows[0]
}

async function expectExact(batchId: string, count: number): Promise<void> {
  const { withAddress, without, twice } = expectedOf(count)
  const batch = await stateOf(batchId)
  expect([batch.state, batch.count, batch.filled]).toEqual(['written', count, count])
  expect(batch.totals).toEqual({
    waiting: withAddress,
    sent: 0,
    failed: 0,
    uncertain: 0,
    cancelled: 0,
    skipped: { 'no-address': without, unsubscribed: 0, twice, gone: 0 },
  })
  const mails = await mailsOfBatch(test, batchId)
  expect(mails).toHaveLength(withAddress)
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(withAddress)
  expect(await linesOf()).toEqual({ lines: withAddress, leads: withAddress })
}

describe('L-248 the messages of a batch', () => {
  it('L-248 are written in the background: 2,000 leads cost a request no more than two', async () => {
    const watched = watchQueries(test.deps.database)
    const few = await leads(2)
    const many = await leads(2_000)
    const tripsOf = async (work: () => Promise<unknown>) => (await watched(work)).trips.length
    const sent = (ids: string[]) => tripsOf(() => test.call(admin, eService, toLeads(ids)))
    await sent(few)
    expect(await sent(many)).toBe(await sent(few))
    await fillDue(test)
    await sent(few)
    const filled = await tripsOf(() => fillDue(test))
    await sent(many)
    // Ten chunks of 200 leads.
    expect(await tripsOf(() => fillDue(test))).toBeLessThanOrEqual(10 * filled)
  }, 60_000)

  it('L-248 end with exact totals when the process dies at any step of any chunk', async () => {
    const count = 450
    const batchId = await sendToLeads(test, admin, toLeads(await leads(count)))
    const handlers = leadMailJobs(test.deps)
    const job = { companyId: company.id, batchId }
    const attempt = { tries: 1, isLast: false }
    const dies = () => Promise.reject(new Error('the process was killed'))
    // Before the chunk is counted, after it, and once more in a later chunk.
    const real = batches.updateBatch
    let calls = 0
    vi.spyOn(batches, 'updateBatch').mockImplementation(((...given: Parameters<typeof real>) => {
      calls += 1
      return calls === 1 || calls === 3 ? dies() : real(...given)
    }) as typeof real)
    vi.spyOn(batches, 'holdBatch').mockImplementationOnce(dies)
    let failures = 0
    for (let tries = 0; tries < 5; tries++)
      try {
        await handlers['leadMail.fill-batch'](job, attempt)
      } catch {
        failures += 1
      }
    expect(failures).toBe(3)
    await expectExact(batchId, count)
  }, 60_000)

  it('L-248 are written once when several processes run the same job', async () => {
    const count = 450
    const batchId = await sendToLeads(test, admin, toLeads(await leads(count)))
    const handlers = leadMailJobs(test.deps)
    const job = { companyId: company.id, batchId }
    await Promise.all([1, 2, 3].map(() => handlers['leadMail.fill-batch'](job, { tries: 1, isLast: false })))
    await fillDue(test)
    await expectExact(batchId, count)
  }, 60_000)

  it('L-248 that nobody could write are cancelled, and counted so', async () => {
    const batchId = await sendToLeads(test, admin, toLeads(await leads(30)))
    await leadMailJobs(test.deps)['leadMail.fill-batch'].giveUp?.({ companyId: company.id, batchId })
    const { state, totals } = await stateOf(batchId)
    expect([state, totals.cancelled, totals.waiting]).toEqual(['cancelled', 30, 0])
    await fillDue(test)
    expect(await mailsOfBatch(test, batchId)).toEqual([])
  })

  it('L-248 of somebody who has left meanwhile are not sent', async () => {
    const editor = await company.person('editor')
    const ids = await leads(3)
    await test.deps.database.pool.query('update leads set assignee_id = $2 where company_id = $1', [
      company.id,
      editor.userId,
    ])
    const batchId = await sendToLeads(test, editor, toLeads(ids))
    await test.deps.database.pool.query('update members set deactivated_at = now() where user_id = $1', [
      editor.userId,
    ])
    await fillDue(test)
    expect(await stateOf(batchId)).toMatchObject({ state: 'cancelled', totals: { cancelled: 3 } })
  })
})

describe('L-248 C-103 a batch for later', () => {
  const tomorrow = (hours: number) => new Date(Date.now() + hours * 3_600_000)

  it('L-248 C-103 is written when its time has come, on the clocks of the company', async () => {
    test.setNow(new Date('2026-11-18T06:00:00Z'))
    const later = toLeads(await leads(2), { sendAt: '2026-11-18T12:30' })
    const batchId = await sendToLeads(test, admin, later)
    await fillDue(test)
    expect(await stateOf(batchId)).toMatchObject({
      state: 'scheduled',
      sendAt: '2026-11-18T07:00:00.000Z',
      totals: { waiting: 2 },
      canCancel: true,
    })
    expect(await mailsOfBatch(test, batchId)).toEqual([])
    test.setNow(new Date('2026-11-18T07:00:01Z'))
    await fillDue(test)
    expect(await mailsOfBatch(test, batchId)).toHaveLength(2)
  })

  it('L-248 can be cancelled until then: nobody gets anything', async () => {
    const batchId = await sendToLeads(
      test,
      admin,
      toLeads(await leads(2), { sendAt: tomorrow(5).toISOString() }),
    )
    await test.call(admin, cancelBatch, { id: batchId })
    test.setNow(tomorrow(6))
    await fillDue(test)
    expect(await stateOf(batchId)).toMatchObject({
      state: 'cancelled',
      totals: { waiting: 0, cancelled: 2 },
      canCancel: false,
    })
    expect(await mailsOfBatch(test, batchId)).toEqual([])
  })

  it('L-248 a job that comes too early waits for the time', async () => {
    const sendAt = tomorrow(5)
    const batchId = await sendToLeads(test, admin, toLeads(await leads(2), { sendAt: sendAt.toISOString() }))
    await leadMailJobs(test.deps)['leadMail.fill-batch'](
      { companyId: company.id, batchId },
      { tries: 1, isLast: false },
    )
    expect(await mailsOfBatch(test, batchId)).toEqual([])
    test.setNow(tomorrow(6))
    await fillDue(test)
    expect(await mailsOfBatch(test, batchId)).toHaveLength(2)
  })
})

describe('L-248 what has been written', () => {
  const setState = async (batchId: string, states: string[]) => {
    const mails = await mailsOfBatch(test, batchId)
    for (const [at, state] of states.entries())
      await test.deps.database.pool.query(`update mails set state = $2, error = $3 where id = $1`, [
        mails[at]?.id,
        state,
        state === 'failed' ? 'The mail server could not be reached.' : null,
      ])
  }

  it('L-248 is counted by what became of it; cancelling stops only what has not left', async () => {
    const batchId = await sendToLeads(test, admin, toLeads(await leads(6)))
    await fillDue(test)
    await setState(batchId, ['sent', 'outbox', 'failed', 'uncertain', 'sending', 'queued'])
    const before = await stateOf(batchId)
    expect(before.totals).toMatchObject({ sent: 2, failed: 1, uncertain: 1, waiting: 2, cancelled: 0 })
    await test.call(admin, cancelBatch, { id: batchId })
    const after = await stateOf(batchId)
    expect(after.totals).toMatchObject({ sent: 2, failed: 1, uncertain: 1, waiting: 1, cancelled: 1 })
    const again = await test.send(admin, cancelBatch, { id: batchId })
    expect([again.status, again.body.code]).toEqual([409, 'cannot-cancel-mails'])
  })

  it('L-248 failed ones are tried again, uncertain ones are not', async () => {
    const batchId = await sendToLeads(test, admin, toLeads(await leads(3)))
    await fillDue(test)
    await setState(batchId, ['failed', 'uncertain', 'sent'])
    const { mails } = await test.call(admin, batchMails, { id: batchId, filter: 'failed', after: undefined })
    expect(mails).toMatchObject([{ state: 'failed', error: 'The mail server could not be reached.' }])
    expect((await test.call(admin, retryBatch, { id: batchId })).message).toBe('One mail is tried again.')
    expect((await stateOf(batchId)).totals).toMatchObject({ waiting: 1, failed: 0, uncertain: 1, sent: 1 })
    expect((await test.send(admin, retryBatch, { id: batchId })).status).toBe(409)
  })

  it('L-248 many messages have pages, each message on one of them', async () => {
    const count = 130
    const batchId = await sendToLeads(test, admin, toLeads(await leads(count)))
    await fillDue(test)
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await test.call(admin, batchMails, { id: batchId, filter: 'all', after })
      seen.push(...page.mails.map(({ id }) => id))
      after = page.after
    } while (after)
    const { withAddress } = expectedOf(count)
    expect([seen.length, new Set(seen).size]).toEqual([withAddress, withAddress])
  })
})

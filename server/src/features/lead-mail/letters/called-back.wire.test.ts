import { mailFailures } from '@foyer/contract/mail/messages'
import { api } from '@foyer/contract/wire/api'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outboxMailer } from '../../../gateways/mailer/outbox'
import { fillDue, mailsOfBatch, sendToLeads, toLeads } from '../../../testing/builders/bulk-mail'
import { addLeads } from '../../../testing/builders/leads'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { mailJobs } from '../../mail/jobs'

const test = useTestApp()
const hour = 3_600_000
let company: TestCompany
let admin: TestPerson
let leads: string[]
beforeEach(async () => {
  company = await test.company()
  admin = await company.person('admin')
  leads = await addLeads(test.deps, company, [
    { email: 'asha@client.example' },
    { email: 'ravi@client.example' },
  ])
})
afterEach(() => test.setNow(undefined))

const write = async (as: TestPerson, leadId: string | undefined, inHours?: number) =>
  (
    await test.call(as, api.leadMail.sendLetter, {
      leadId,
      to: ['asha@client.example'],
      subject: 'Site visit',
      html: '<p>At 4 pm</p>',
      attachments: [],
      ...(inHours && { sendAt: new Date(Date.now() + inHours * hour).toISOString() }),
    })
  ).id
const deliver = () => test.deps.jobs.runDue(mailJobs(test.deps, outboxMailer))
const deliverLater = async () => {
  test.setNow(new Date(Date.now() + 2 * hour))
  await deliver()
}
const stateOf = async (id: string) =>
  (await test.deps.database.pool.query('select state, error from mails where id = $1', [id])).rows[0]
const sent = { state: 'outbox', error: null }
const calledBack = (error: string) => ({ state: 'cancelled', error })

describe('a mail whose time has come', () => {
  it('does not leave if its lead was deleted meanwhile; others of the firm do', async () => {
    const [first, second] = leads
    const ids = [await write(admin, first, 1), await write(admin, second, 1)]
    const atOnce = await write(admin, first)
    await test.call(admin, api.leads.bulk, { action: 'delete', selection: { ids: [first ?? ''] } })
    await deliverLater()
    expect(await stateOf(ids[0] ?? '')).toEqual(calledBack(mailFailures.calledBack.lead))
    expect(await stateOf(atOnce)).toEqual(calledBack(mailFailures.calledBack.lead))
    expect(await stateOf(ids[1] ?? '')).toEqual(sent)
  })

  it('leaves if its lead was archived: nobody called it back', async () => {
    const id = await write(admin, leads[0], 1)
    await test.call(admin, api.leads.bulk, { action: 'archive', selection: { ids: [leads[0] ?? ''] } })
    await deliverLater()
    expect(await stateOf(id)).toEqual(sent)
  })

  it('does not leave in the name of somebody who has left before the time they had set; what they sent does', async () => {
    const editor = await company.person('admin')
    const later = await write(editor, leads[0], 1)
    const atOnce = await write(editor, leads[1])
    await test.deps.database.pool.query('update members set deactivated_at = now() where user_id = $1', [
      editor.userId,
    ])
    await deliverLater()
    expect(await stateOf(later)).toEqual(calledBack(mailFailures.calledBack.sender))
    expect(await stateOf(atOnce)).toEqual(sent)
  })

  it('L-248 of a mail to many that failed and is tried again does not reach who has unsubscribed since', async () => {
    const batchId = await sendToLeads(test, admin, toLeads(leads))
    await fillDue(test)
    await test.deps.database.pool.query(`update mails set state = 'failed' where batch_id = $1`, [batchId])
    await test.call(admin, api.leadMail.addUnsubscribed, { address: 'asha@client.example' })
    await test.call(admin, api.leadMail.retryBatch, { id: batchId })
    await deliver()
    const states = (await mailsOfBatch(test, batchId)).map(({ recipient, state }) => [recipient, state])
    expect(states).toEqual([
      ['asha@client.example', 'cancelled'],
      ['ravi@client.example', 'outbox'],
    ])
    const { totals } = await test.call(admin, api.leadMail.mailBatch, { id: batchId })
    expect([totals.sent, totals.cancelled, totals.waiting, totals.failed]).toEqual([1, 1, 0, 0])
  })
})

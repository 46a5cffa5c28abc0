import type { BulkMail } from '@foyer/contract/lead-mail/bulk/model'
import { bulkMailEndpoints } from '@foyer/contract/wire/lead-mail/bulk/endpoints'
import { leadMailJobs } from '../../features/lead-mail/jobs'
import type { TestApp } from '../test-app'
import type { TestPerson } from '../test-company'
import type { Firm } from '../two-companies/firm'

export const greeting = {
  subject: 'Happy Diwali, {{firstName}}',
  html: '<p>Dear {{leadName}}, greetings from {{company}}.</p>',
  attachments: [],
}

export const toLeads = (ids: string[], over: Partial<BulkMail> = {}): BulkMail => ({
  ...greeting,
  to: { selection: { ids } },
  ...over,
})

/** The messages of what is due are written; nothing is sent. */
export const fillDue = ({ deps }: TestApp): Promise<void> => deps.jobs.runDue(leadMailJobs(deps))

export const sendToLeads = async (test: TestApp, as: TestPerson, mail: BulkMail): Promise<string> =>
  (await test.call(as, bulkMailEndpoints.eService, mail)).batchId ?? ''

interface WrittenMail {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  state: string
  leadId: string
  replyTo: string
  fromName: string
  lane: string
  urgency: number
  senderId: string
  attachmentIds: string[]
  unsubscribeUrl: string
}

/** The messages of a batch, in the order of their recipients. */
export const mailsOfBatch = async ({ deps }: TestApp, batchId: string): Promise<WrittenMail[]> =>
  (
    await deps.database.pool.query<WrittenMail>(
      `select id, recipient, subject, text, html, state, lead_id as "leadId", reply_to as "replyTo", from_name as "fromName",
        lane, urgency, sender_id as "senderId", attachment_ids as "attachmentIds", unsubscribe_url as "unsubscribeUrl"
       from mails where batch_id = $1 order by recipient`,
      [batchId],
    )
  ).rows

export const tokenIn = (text: string): string => /\/unsubscribe\/([\w.-]+)/.exec(text)?.[1] ?? ''

/** One that was written, of which a message failed, one that waits for its time, and two who want none. */
export async function furnishBulkMail(
  { test, caller }: Firm,
  { leads, until }: { leads: string[]; until: string },
) {
  const words = { subject: 'Alpha news for {{firstName}}', html: '<p>Alpha writes to {{leadName}}</p>' }
  for (const address of ['behind-alpha@example.com', 'nobody-alpha@example.com'])
    await test.call(caller, bulkMailEndpoints.addUnsubscribed, { address })
  const batch = await sendToLeads(test, caller, toLeads(leads, words))
  await fillDue(test)
  const [failed, waiting] = await mailsOfBatch(test, batch)
  await test.deps.database.pool.query(
    `update mails set state = 'failed', error = 'Alpha server away' where id = $1`,
    [failed?.id],
  )
  const waitingBatch = await sendToLeads(test, caller, toLeads(leads, { ...words, sendAt: until }))
  return { batch, waitingBatch, mail: waiting?.id ?? '', mailToken: tokenIn(waiting?.text ?? '') }
}

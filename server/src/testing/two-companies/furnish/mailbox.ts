import { api } from '@foyer/contract/wire/api'
import { inCompany } from '../../../context'
import { receivedMails } from '../../../db/schema/lead-mail'
import { newId } from '../../../new-id'
import type { Firm } from '../firm'

/** A mailbox, which was on when it could be reached, and what a lead has answered. */
export async function furnishMailbox(
  { test, company, caller }: Firm,
  { lead, picture }: { lead: string; picture: string },
): Promise<void> {
  await test.call(caller, api.leadMail.saveMailbox, {
    host: '127.0.0.1',
    port: 993,
    security: 'tls',
    username: 'alpha-answers@example.com',
    password: 'alpha-secret',
    folder: 'Alpha',
    isOn: false,
  })
  await test.deps.database.pool.query('update mailboxes set is_on = true where company_id = $1', [company.id])
  await inCompany(test.deps, company.id, ({ db, now }) =>
    db.insert(receivedMails).values({
      companyId: company.id,
      id: newId(now),
      leadId: lead,
      messageId: '<alpha-answer@example.com>',
      fromAddress: 'lead-alpha@example.com',
      fromName: 'Alpha Lead',
      subject: 'Alpha answer',
      text: 'Alpha says Sunday.',
      attachmentIds: [picture],
      receivedAt: now,
      createdAt: now,
    }),
  )
}

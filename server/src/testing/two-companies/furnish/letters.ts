import { api } from '@foyer/contract/wire/api'
import type { Firm } from '../firm'
import { addressOfLead } from '../own-things'

const letter = { subject: 'Alpha plans', html: '<p>Alpha plans</p>' }

/** A mail to the own lead that failed, one that waits for tomorrow, one that is no more, and an answer. */
export async function furnishLetters({ test, caller, company }: Firm, { lead }: { lead: string }) {
  const send = (sendAt?: string) =>
    test.call(caller, api.leadMail.sendLetter, {
      ...letter,
      to: [addressOfLead],
      attachments: [],
      leadId: lead,
      ...(sendAt && { sendAt }),
    })
  const { id: failedMail } = await send()
  const tomorrow = new Date(test.deps.clock().getTime() + 86_400_000).toISOString()
  const { id: waitingMail } = await send(tomorrow)
  const { id: erasedMail } = await send()
  const { pool } = test.deps.database
  await pool.query('delete from mails where id = $1', [erasedMail])
  await pool.query(`update mails set state = 'failed', error = 'Alpha refused' where id = $1`, [failedMail])
  const { rows } = await pool.query<{ id: string }>(
    `insert into received_mails (company_id, id, lead_id, mail_id, message_id, from_address, subject, text, received_at)
     values ($1, gen_random_uuid(), $2, $3, 'alpha-answer', $4, 'Re: Alpha plans', 'Alpha yes', $5) returning id`,
    [company.id, lead, failedMail, addressOfLead, test.deps.clock()],
  )
  return { failedMail, waitingMail, erasedMail, answer: rows[0]?.id ?? '' }
}

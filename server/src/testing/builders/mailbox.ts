import { mailboxEndpoints } from '@foyer/contract/wire/lead-mail/mailbox/endpoints'
import { asSystem } from '../../context'
import { receivedMails } from '../../db/schema/lead-mail'
import { mails } from '../../db/schema/mail'
import { storeReceived } from '../../features/files/service'
import { leadMailJobs } from '../../features/lead-mail/jobs'
import { notificationJobs } from '../../features/notifications/jobs'
import { newId } from '../../new-id'
import type { Dovecot } from '../dovecot/dovecot'
import type { TestApp } from '../test-app'
import type { TestPerson } from '../test-company'

const mailboxPassword = 'app-password'

/** The firm of this person reads this mailbox from now on. */
export async function readMailboxOf(test: TestApp, as: TestPerson, dovecot: Dovecot, username: string) {
  dovecot.user(username, mailboxPassword)
  const { host, port } = dovecot
  const settings = { host, port, security: 'tls' as const, username, folder: 'INBOX', isOn: true }
  await test.call(as, mailboxEndpoints.saveMailbox, { ...settings, password: mailboxPassword })
  return settings
}

/** What the schedule does every 2 minutes, to its end. */
export async function readMailboxes({ deps }: TestApp): Promise<void> {
  const handlers = { ...leadMailJobs(deps), ...notificationJobs(deps) }
  await handlers['leadMail.ask']()
  await deps.jobs.runDue(handlers)
}

/** A mail of the firm to a lead, as if it had been sent; its name in the heads of other messages. */
export async function sentMail(
  { deps }: TestApp,
  { companyId, leadId, senderId }: { companyId: string; leadId: string; senderId?: string },
  over: Partial<typeof mails.$inferInsert> = {},
): Promise<{ id: string; messageId: string }> {
  const id = newId()
  await asSystem(deps, ({ db }) =>
    db.insert(mails).values({
      id,
      companyId,
      leadId,
      senderId,
      lane: 'firm',
      recipient: 'asha@example.com',
      subject: 'Your kitchen',
      text: 'When may we visit?',
      state: 'sent',
      ...over,
    }),
  )
  return { id, messageId: `<${id}@studio.test>` }
}

/** A message as mail servers pass it on. */
export const messageOf = (heads: Record<string, string | undefined>, body = 'Sunday at 11 please.'): string =>
  [
    ...Object.entries(heads).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`])),
    '',
    body,
    '',
  ].join('\n')

/** What a lead has answered, with files of these names. */
export async function keepAnswer(
  { deps }: TestApp,
  { companyId, leadId, text, files }: { companyId: string; leadId: string; text: string; files: string[] },
): Promise<void> {
  const id = newId()
  const attachmentIds: string[] = []
  for (const name of files) {
    const stored = await storeReceived(deps, companyId, {
      name,
      bytes: new TextEncoder().encode('%PDF-1.7 plan'),
    })
    if ('id' in stored) attachmentIds.push(stored.id)
  }
  await asSystem(deps, ({ db, now }) =>
    db.insert(receivedMails).values({
      companyId,
      id,
      leadId,
      messageId: `<${id}@example.com>`,
      fromAddress: 'asha@example.com',
      subject: 'Re: Your kitchen',
      text,
      attachmentIds,
      receivedAt: now,
    }),
  )
}

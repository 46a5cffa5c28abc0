import type { CompanyScope, Scope } from '../../context'
import { newId } from '../../new-id'
import { cancelQueued, insertMails, type Mail, putBackFailed } from './repository'
import { updateReturned } from './repository/returned'

export { mailLayout } from './layout'
export { plainText } from './plain-text'
export { cleanHtml, richText } from './rich-text'
export { sanitised } from './sanitised'
export { picturesIn } from './service/outgoing'
export type { FirmServer, MailParts } from './service/parts'

export interface NewMail {
  /** Set by jobs that may run twice: the mail is written once. */
  id?: string
  /** Undefined for a mail of the product itself, which no company may see. */
  companyId: string | undefined
  recipient: string
  subject: string
  text: string
  html?: string
  /** A code, a link or a password is in it. */
  hasSecret?: boolean
  /** The leads it tells of. */
  aboutLeads?: string[]
  /** What follows is for mails of a firm to its leads: `lane` is 'firm' then. */
  lane?: Mail['lane']
  moreRecipients?: string[]
  /** The person in whose name it is sent (the name of the firm is added where the address is ours), and who gets the answers. */
  fromName?: string
  replyTo?: string
  /** Uploads of the company. */
  attachmentIds?: string[]
  /** Of a mail to many: where the recipient says that they want no more, also by one call of their mail program. */
  unsubscribeUrl?: string
  leadId?: string
  senderId?: string
  batchId?: string
  urgency?: number
  sendAt?: Date
}

/** Written in the caller's transaction, all in one statement; sent after it is committed. Returns their ids. */
export async function queueMails(scope: Scope, mails: readonly NewMail[]): Promise<string[]> {
  const { db, now, enqueue } = scope
  if (mails.length === 0) return []
  const rows = mails.map((mail) => ({
    ...mail,
    id: mail.id ?? newId(now),
    createdAt: now,
    dueAt: mail.sendAt ?? now,
  }))
  const added = await insertMails(db, rows)
  const fresh = rows.filter(({ id }) => added.has(id))
  for (const { id, companyId, lane, dueAt } of fresh)
    if (lane !== 'firm') await enqueue('mail.send', { mailId: id, companyId }, dueAt)
  await pump(
    scope,
    fresh.filter(({ lane }) => lane === 'firm'),
  )
  return rows.map(({ id }) => id)
}

/** One job for all mails of a firm that become due at the same time. */
async function pump({ enqueue }: Scope, mails: readonly { companyId: string | undefined; dueAt: Date }[]) {
  const turns = new Map(
    mails.map(({ companyId = '', dueAt }) => [`${companyId} ${dueAt.getTime()}`, { companyId, dueAt }]),
  )
  for (const { companyId, dueAt } of turns.values()) await enqueue('mail.pump', { companyId }, dueAt)
}

export const queueMail = async (scope: Scope, mail: NewMail): Promise<string> => {
  const [id = ''] = await queueMails(scope, [mail])
  return id
}

/** Those of a firm that failed or are uncertain are sent again, with all attempts. How many. */
export async function retryMails(scope: CompanyScope, ids: readonly string[]): Promise<number> {
  const { db, companyId, now } = scope
  const back = await putBackFailed(db, companyId, ids, now)
  if (back.length > 0) await pump(scope, [{ companyId, dueAt: now }])
  await tellOfMails(scope, back)
  return back.length
}

/** Those of a firm that have not begun to leave stay here. How many. */
export async function cancelMails(scope: CompanyScope, ids: readonly string[]): Promise<number> {
  const cancelled = await cancelQueued(scope.db, scope.companyId, ids)
  await tellOfMails(scope, cancelled)
  return cancelled.length
}

/** More than these are not named in a message to open pages. */
const namedInEvent = 50

/** Open pages of those who wrote them show how far they are. */
export async function tellOfMails(
  { tell }: Pick<Scope, 'tell'>,
  mails: readonly Pick<Mail, 'leadId' | 'senderId'>[],
): Promise<void> {
  const bySender = new Map<string, Set<string>>()
  for (const { leadId, senderId } of mails)
    if (leadId && senderId) bySender.set(senderId, (bySender.get(senderId) ?? new Set()).add(leadId))
  for (const [senderId, leads] of bySender)
    await tell([senderId], {
      name: 'changed',
      about: ['leads'],
      ...(leads.size <= namedInEvent && { ids: [...leads] }),
    })
}
/** It was taken by a mail server and came back later. Returns whether that is news. */
export const markReturned = (
  { db }: Scope,
  companyId: string,
  mailId: string,
  why: string,
): Promise<boolean> => updateReturned(db, companyId, mailId, why)

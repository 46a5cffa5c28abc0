import type { CompanyScope, Scope } from '../../context'
import { newId } from '../../new-id'
import { dropWaitingMails, insertMails, type Mail, requeueMails } from './repository'

export { mailLayout } from './layout'
export { plainText } from './plain-text'
export { richText } from './rich-text'
export { sanitised } from './sanitised'

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
  /** In whose name it is sent, and who gets the answers. */
  fromName?: string
  replyTo?: string
  /** Uploads of the company. */
  attachmentIds?: string[]
  leadId?: string
  senderId?: string
  batchId?: string
  urgency?: number
  sendAt?: Date
}

/** Written in the caller's transaction, all in one statement; sent after it is committed. Returns their ids. */
export async function queueMails({ db, now, enqueue }: Scope, mails: readonly NewMail[]): Promise<string[]> {
  if (mails.length === 0) return []
  const rows = mails.map((mail) => ({
    ...mail,
    id: mail.id ?? newId(now),
    createdAt: now,
    dueAt: mail.sendAt ?? now,
  }))
  const added = await insertMails(db, rows)
  for (const { id, companyId } of rows)
    if (added.has(id)) await enqueue('mail.send', { mailId: id, companyId })
  return rows.map(({ id }) => id)
}

export const queueMail = async (scope: Scope, mail: NewMail): Promise<string> => {
  const [id = ''] = await queueMails(scope, [mail])
  return id
}

/** Those that failed or are uncertain go out once more. Returns how many. */
export async function retryMails(scope: CompanyScope, ids: readonly string[]): Promise<number> {
  const again = await requeueMails(scope.db, scope.companyId, ids, scope.now)
  for (const { id } of again) await scope.enqueue('mail.send', { mailId: id, companyId: scope.companyId })
  return again.length
}

/** Those that wait do not go out. Returns how many. */
export const cancelMails = async ({ db, companyId }: CompanyScope, ids: readonly string[]): Promise<number> =>
  (await dropWaitingMails(db, companyId, ids)).length

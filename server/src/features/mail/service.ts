import type { Scope } from '../../context'
import { newId } from '../../new-id'
import { insertMail } from './repository'

export { mailLayout } from './layout'
export { richText } from './rich-text'

interface NewMail {
  /** Set by jobs that may run twice: the mail is written once. */
  id?: string
  /** Undefined for a mail of the product itself, which no company may see. */
  companyId: string | undefined
  recipient: string
  subject: string
  text: string
  html?: string
}

/** Written in the caller's transaction, sent after it is committed. */
export async function queueMail({ db, now, enqueue }: Scope, mail: NewMail): Promise<string> {
  const id = mail.id ?? newId(now)
  const isNew = await insertMail(db, { ...mail, id, createdAt: now })
  if (isNew) await enqueue('mail.send', { mailId: id, companyId: mail.companyId })
  return id
}

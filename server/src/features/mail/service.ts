import type { Scope } from '../../context'
import { newId } from '../../new-id'
import { insertMail } from './repository'

interface NewMail {
  /** None for a mail of the product itself, which no company may see. */
  companyId: string | undefined
  recipient: string
  subject: string
  text: string
  html?: string
}

/** Written in the caller's transaction, sent after it is committed. */
export async function queueMail({ db, now, enqueue }: Scope, mail: NewMail): Promise<string> {
  const id = newId(now)
  await insertMail(db, { ...mail, id, createdAt: now })
  await enqueue('mail.send', { mailId: id, companyId: mail.companyId })
  return id
}

import { mailFailures } from '@foyer/contract/mail/messages'
import type { Deps } from '../../../context'
import type { HandOver, Mailer, MailSession } from '../../../gateways/mailer/port'
import type { Mail } from '../repository'
import type { MailEnd } from '../repository/claims'
import { outgoing } from './outgoing'

/** A mail that was claimed is handed to the mail server. No transaction is open meanwhile. */
export async function handOver(
  deps: Deps,
  session: MailSession,
  mail: Mail,
  fromName?: string,
): Promise<HandOver> {
  const message = await outgoing(deps, mail)
  if (!message)
    return { is: 'refused', reason: mailFailures.attachmentGone, isPermanent: true, isAboutServer: false }
  return session.send({ ...message, ...(fromName && { fromName }) })
}

/** Five attempts: at once, then after half a minute, 2, 8 and 32 minutes. */
export const maxTries = 5
const waitAfter = (tries: number): number => 30_000 * 4 ** (tries - 1)

/** What becomes of a mail; `isLast`: there is no attempt after this one. */
export function endOf(
  mail: Pick<Mail, 'tries'>,
  outcome: HandOver,
  { mailer, now, isLast }: { mailer: Mailer; now: Date; isLast: boolean },
): MailEnd {
  switch (outcome.is) {
    case 'accepted':
      return {
        state: mailer.delivers ? 'sent' : 'outbox',
        error: outcome.refused.join('\n') || null,
        sentAt: now,
      }
    case 'uncertain':
      return { state: 'uncertain', error: outcome.reason }
    case 'refused':
      return outcome.isPermanent || isLast
        ? { state: 'failed', error: outcome.reason }
        : { state: 'queued', error: outcome.reason, dueAt: new Date(now.getTime() + waitAfter(mail.tries)) }
  }
}

import { mailFailures } from '@foyer/contract/mail/messages'
import { asSystem, type Deps } from '../../../context'
import type { Mailer } from '../../../gateways/mailer/port'
import { handOverLimit } from '../../../gateways/mailer/smtp'
import { type Attempt, JobFailed } from '../../../jobs/kinds'
import { findMail, type Mail } from '../repository'
import { claimMail, settleMail } from '../repository/claims'
import { endOf, handOver } from './hand-over'

/** A process that has not settled a mail by then has ended. */
const lostAfter = handOverLimit + 60_000

const failure = ({ recipient }: Mail, reason: string | null, isFinal: boolean) =>
  new JobFailed(mailFailures.about(recipient, reason ?? mailFailures.interrupted), isFinal)

/** A mail of the product, by its own job. One that failed or is uncertain is sent again only if somebody asks for it. */
export async function sendProductMail(
  deps: Deps,
  mailer: Mailer,
  mailId: string,
  attempt: Attempt,
): Promise<void> {
  // A job that somebody has tried again counts from one; one that runs again by itself does not.
  const states = attempt.tries === 1 ? (['queued', 'failed', 'uncertain'] as const) : (['queued'] as const)
  const mail = await asSystem(deps, ({ db, now }) => claimMail(db, mailId, states, now))
  if (!mail) return endWithout(deps, mailId)
  const session = mailer.open()
  const outcome = await handOver(deps, session, mail).finally(session.close)
  const end = await asSystem(deps, async ({ db, now }) => {
    const settled = endOf(mail, outcome, { mailer, now, isLast: attempt.isLast })
    await settleMail(db, mail, settled)
    return settled
  })
  if (outcome.is !== 'accepted') throw failure(mail, end.error, end.state !== 'queued')
}

/** Its process may have ended between the mail server's answer and the end of the job. */
const endWithout = (deps: Deps, mailId: string): Promise<void> =>
  asSystem(deps, async ({ db, now }) => {
    const mail = await findMail(db, mailId)
    if (mail?.state === 'failed' || mail?.state === 'uncertain') throw failure(mail, mail.error, true)
    if (mail?.state !== 'sending') return
    const isLost = now.getTime() - (mail.claimedAt?.getTime() ?? 0) > lostAfter
    throw failure(mail, isLost ? mailFailures.interrupted : mailFailures.underWay, isLost)
  })

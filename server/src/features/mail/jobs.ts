import { jobFailures } from '@foyer/contract/jobs/messages'
import { mailFailures } from '@foyer/contract/mail/messages'
import { asSystem, type Deps } from '../../context'
import { type Mailer, NotDelivered } from '../../gateways/mailer/port'
import { type Attempt, JobFailed, type JobHandlers } from '../../jobs/kinds'
import { deleteOldMails, findMail, type Mail, markTry } from './repository'

export const mailJobs = (deps: Deps, mailer: Mailer) =>
  ({
    'mail.purge': () => asSystem(deps, ({ db, now }) => deleteOldMails(db, now)),
    'mail.send': async ({ mailId }, attempt) => {
      const mail = await asSystem(deps, ({ db }) => findMail(db, mailId))
      if (mail && mail.state !== 'sent' && mail.state !== 'outbox') await deliver(deps, mailer, mail, attempt)
    },
  }) satisfies JobHandlers

/** No transaction is open while talking to the mail server. */
async function deliver(deps: Deps, mailer: Mailer, mail: Mail, attempt: Attempt): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (failure) {
    const isKnown = failure instanceof NotDelivered
    const error = isKnown ? failure.message : jobFailures.unexpected
    const isOver = attempt.isLast || (isKnown && failure.isPermanent)
    await asSystem(deps, ({ db }) =>
      markTry(db, mail.id, { state: isOver ? 'failed' : 'queued', error, sentAt: null }),
    )
    throw isKnown ? new JobFailed(mailFailures.about(mail.recipient, error), failure.isPermanent) : failure
  }
  const state = mailer.delivers ? 'sent' : 'outbox'
  await asSystem(deps, ({ db, now }) => markTry(db, mail.id, { state, error: null, sentAt: now }))
}

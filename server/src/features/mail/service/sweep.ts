import { mailFailures } from '@foyer/contract/mail/messages'
import { asSystem, type Deps, inCompany } from '../../../context'
import { handOverLimit } from '../../../gateways/mailer/smtp'
import type { Mail } from '../repository'
import { firmsWithDue, markInterrupted } from '../repository/claims'
import { tellOfMails } from '../service'
import type { MailParts } from './parts'

/** More than a clock may be wrong, or a process stand still. */
const margin = 10 * 60_000

/** Mails whose process ended are uncertain, and firms whose turn was lost get one. */
export async function sweepMails(deps: Deps, { whenLost }: MailParts): Promise<void> {
  const lost = await asSystem(deps, async (scope) => {
    const { db, now, enqueue } = scope
    const before = new Date(now.getTime() - handOverLimit - margin)
    const interrupted = await markInterrupted(db, before, mailFailures.interrupted)
    await tellOfMails(scope, interrupted)
    for (const companyId of await firmsWithDue(db, now)) await enqueue('mail.pump', { companyId })
    return interrupted
  })
  for (const mail of lost.filter(isOfFirm))
    await inCompany(deps, mail.companyId, async (scope) => whenLost?.(scope, mail))
}

const isOfFirm = (mail: Mail): mail is Mail & { companyId: string } =>
  mail.lane === 'firm' && mail.companyId !== null

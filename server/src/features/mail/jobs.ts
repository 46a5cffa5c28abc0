import { asSystem, type Deps } from '../../context'
import type { Mailer } from '../../gateways/mailer/port'
import type { JobHandlers } from '../../jobs/kinds'
import { deleteOldMails } from './repository'
import { sendFirmMails } from './service/firm-mail'
import type { MailParts } from './service/parts'
import { sendProductMail } from './service/product-mail'
import { sweepMails } from './service/sweep'
import { watchTroubles } from './service/troubles'

export const mailJobs = (deps: Deps, mailer: Mailer, more: Omit<MailParts, 'mailer'> = {}) => {
  const parts = { mailer, ...more }
  const troubles = watchTroubles()
  return {
    'mail.purge': () => asSystem(deps, ({ db, now }) => deleteOldMails(db, now)),
    'mail.pump': ({ companyId }) => sendFirmMails(deps, parts, troubles, companyId),
    'mail.send': ({ mailId }, attempt) => sendProductMail(deps, mailer, mailId, attempt),
    'mail.sweep': () => sweepMails(deps, parts),
  } satisfies JobHandlers
}

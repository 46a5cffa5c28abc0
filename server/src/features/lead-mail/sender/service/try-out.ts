import { refuseFor } from '@foyer/contract/kit/refusal'
import { mailServerLimits as limits } from '@foyer/contract/lead-mail/sender/limits'
import {
  senderMails as mails,
  senderRefusals as refusals,
  senderReplies as replies,
} from '@foyer/contract/lead-mail/sender/messages'
import type { MailServerDraft, MailServerTrial } from '@foyer/contract/lead-mail/sender/model'
import { asSystem, type Context, inCompany } from '../../../../context'
import { newId } from '../../../../new-id'
import { takeTry } from '../../../accounts/service'
import { mailLayout } from '../../../mail/service'
import { findMailServer, type MailServerRow } from '../repository'
import { mailerOfDraft, noteFailing, noteWorked } from './own-server'
import { passwordFor } from './set-up'

/** Somebody waits for it. */
const times = { patience: 10_000, limit: 20_000 }

const isOf = (draft: MailServerDraft, server: MailServerRow | undefined): server is MailServerRow =>
  server !== undefined &&
  server.host === draft.host &&
  server.port === draft.port &&
  server.security === draft.security &&
  (server.username ?? '') === draft.username

/** A mail to whoever asks, with settings that need not be saved. No transaction is open while it is sent. */
export async function tryMailServer(ctx: Context, draft: MailServerDraft): Promise<MailServerTrial> {
  const { companyId, userId, email } = ctx.viewer
  const { max: atMost, minutes } = limits.tests
  const limit = { subject: `mail-test:${userId}`, atMost, minutes }
  const taken = await asSystem(ctx, (scope) => takeTry(scope, [limit]))
  if (taken.wait > 0) return refuseFor(taken.wait, refusals.tooManyTests)
  const known = await inCompany(ctx, companyId, ({ db }) => findMailServer(db, companyId), 'reading')
  const password = passwordFor(ctx, draft, known)
  const session = mailerOfDraft(ctx, { ...draft, password }, times).open()
  const outcome = await session
    .send({
      id: newId(ctx.clock()),
      recipients: [email],
      subject: mails.testSubject,
      ...mailLayout({ title: mails.testTitle, paragraphs: [mails.testText(draft.fromName)] }),
    })
    .finally(session.close)
  const isWorking = outcome.is === 'accepted'
  // Only what is saved has a state, and only where the same password was tried.
  if (isOf(draft, known) && (!draft.password || isSamePassword(ctx, known, password)))
    await inCompany(ctx, companyId, (scope) =>
      isWorking ? noteWorked(scope, known) : noteFailing(scope, known, outcome.reason),
    )
  return { works: isWorking, message: isWorking ? replies.tested(email) : outcome.reason }
}

const isSamePassword = ({ secrets }: Context, { password }: MailServerRow, tried: string): boolean =>
  (password ? secrets.unlock(password) : '') === tried

import { refuse } from '@foyer/contract/kit/refusal'
import {
  letterRefusals as refusals,
  sendLetterTexts,
  letterHistoryTexts as texts,
} from '@foyer/contract/lead-mail/letters/messages'
import type { Context } from '../../../../context'
import { addLine, inLeadScope, type LeadScope, seeHistoryOf } from '../../../leads/service'
import { cancelMails, retryMails } from '../../../mail/service'
import { findSentMail } from '../repository/mails'

/** Tries a mail again that did not leave, or of which it is not known. */
export const retryMail = (ctx: Context, { id }: { id: string }): Promise<{ message: string }> =>
  inLeadScope(ctx, async (scope) => {
    await seenMail(scope, id)
    if ((await retryMails(scope, [id])) === 0) refuse(refusals.cannotRetry)
    return { message: sendLetterTexts.triedAgain }
  })

/** Calls back a mail that has not left. */
export const cancelMail = (ctx: Context, { id }: { id: string }): Promise<{ message: string }> =>
  inLeadScope(ctx, async (scope) => {
    const { leadId, subject } = await seenMail(scope, id)
    if ((await cancelMails(scope, [id])) === 0) refuse(refusals.cannotCancel)
    const sentence = texts.cancelled(scope.viewer.fullName, subject)
    await addLine(scope, leadId, { kind: 'mail-cancelled', sentence, details: { mailId: id } })
    return { message: sendLetterTexts.cancelled }
  })

async function seenMail(scope: LeadScope, id: string): Promise<{ leadId: string; subject: string }> {
  const mail = await findSentMail(scope.db, scope.companyId, id)
  if (!mail?.leadId) return refuse(refusals.unknown)
  await seeHistoryOf(scope, mail.leadId)
  return { leadId: mail.leadId, subject: mail.subject }
}

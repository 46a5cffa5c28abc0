import { refuse } from '@foyer/contract/kit/refusal'
import { letterRefusals } from '@foyer/contract/lead-mail/letters/messages'
import type { LeadMail, ShownAttachment } from '@foyer/contract/lead-mail/letters/model'
import type { Context } from '../../../../context'
import { signedLink } from '../../../files/service'
import { inLeadScope, type LeadScope, peopleOf, seeHistoryOf } from '../../../leads/service'
import { cleanHtml, picturesIn } from '../../../mail/service'
import { withPictureLinks } from '../../templates/service/pictures'
import { findFiles, findReceivedMail, findSentMail } from '../repository/mails'

/** A mail to a lead or from it, for whoever sees the lead. What people wrote is cleaned once more on its way out. */
export const leadMail = (ctx: Context, { id }: { id: string }): Promise<LeadMail> =>
  inLeadScope(ctx, async (scope) => (await sentMail(ctx, scope, id)) ?? receivedMail(ctx, scope, id))

async function sentMail(ctx: Context, scope: LeadScope, id: string): Promise<LeadMail | undefined> {
  const mail = await findSentMail(scope.db, scope.companyId, id)
  if (!mail?.leadId) return undefined
  await seeHistoryOf(scope, mail.leadId)
  const sender = (await peopleOf(scope)).get(mail.senderId ?? '')
  return {
    id,
    leadId: mail.leadId,
    isReceived: false,
    at: (mail.sentAt ?? mail.createdAt).toISOString(),
    subject: mail.subject,
    html: withPictureLinks(ctx, cleanHtml(mail.html ?? '')),
    text: mail.text,
    sender: sender && { id: sender.id, fullName: sender.fullName, email: sender.email },
    from: mail.fromName ?? '',
    to: [mail.recipient, ...mail.moreRecipients],
    attachments: await attachmentsOf(ctx, scope, without(mail.attachmentIds, picturesIn(mail))),
    state: mail.state,
    error: mail.error ?? undefined,
    sendAt: mail.sendAt?.toISOString(),
    isAutomatic: false,
  }
}

async function receivedMail(ctx: Context, scope: LeadScope, id: string): Promise<LeadMail> {
  const mail = await findReceivedMail(scope.db, scope.companyId, id)
  if (!mail) return refuse(letterRefusals.unknown)
  await seeHistoryOf(scope, mail.leadId)
  const { leadId, subject, text, fromName, fromAddress, isAutomatic } = mail
  return {
    id,
    leadId,
    isReceived: true,
    at: mail.receivedAt.toISOString(),
    subject,
    html: mail.html === null ? '' : cleanHtml(mail.html),
    text,
    sender: undefined,
    from: fromName ? `${fromName} <${fromAddress}>` : fromAddress,
    to: [],
    attachments: await attachmentsOf(ctx, scope, mail.attachmentIds),
    state: undefined,
    error: undefined,
    sendAt: undefined,
    isAutomatic,
  }
}

const without = (ids: readonly string[], others: readonly string[]) =>
  ids.filter((id) => !others.includes(id))

async function attachmentsOf(
  ctx: Context,
  { db, companyId }: LeadScope,
  ids: readonly string[],
): Promise<ShownAttachment[]> {
  const files = await findFiles(db, companyId, ids)
  return files.map((file) => ({ ...file, path: signedLink(ctx, companyId, file.id) }))
}

import { formatInstant } from '@foyer/contract/kit/dates'
import { refuse, refuseFor } from '@foyer/contract/kit/refusal'
import type { Letter } from '@foyer/contract/lead-mail/letters/forms'
import { letterLimits as limits } from '@foyer/contract/lead-mail/letters/limits'
import {
  letterRefusals as refusals,
  letterHistoryTexts as texts,
} from '@foyer/contract/lead-mail/letters/messages'
import type { WrittenLetter } from '@foyer/contract/lead-mail/letters/model'
import { asSystem, type Context } from '../../../../context'
import { newId } from '../../../../new-id'
import { takeTry } from '../../../accounts/service'
import { holdLead, inLeadScope, type LeadScope, regionOf, writeLead } from '../../../leads/service'
import { queueMail } from '../../../mail/service'
import { filled } from '../../templates/service/fill'
import { placeValuesOf } from '../../templates/service/place-values'
import { findLeadOfAddress, isTemplate } from '../repository/mails'
import { attachedFiles } from './attached-files'
import { letterBody } from './letter-body'

const day = 86_400_000

/** Writes to a lead: the mail is queued, and its state stands in the history. No mail server is spoken to here. */
export async function sendLetter(ctx: Context, letter: Letter): Promise<WrittenLetter> {
  await refuseTooMany(ctx)
  return inLeadScope(ctx, async (scope) => {
    const { viewer, companyId, now } = scope
    const { lead } = await holdLead(scope, letter.leadId ?? (await leadOf(scope, letter)))
    const sendAt = momentOf(letter, now)
    const { subject, html } = await wordsFor(scope, lead.id, letter)
    const body = letterBody(html)
    const attachmentIds = await attachedFiles(scope, letter.attachments, body.pictures)
    const [recipient = '', ...moreRecipients] = letter.to
    const id = newId(now)
    await queueMail(scope, {
      id,
      companyId,
      lane: 'firm',
      recipient,
      moreRecipients,
      subject,
      text: body.text,
      html: body.html,
      fromName: viewer.fullName,
      replyTo: viewer.email,
      attachmentIds,
      leadId: lead.id,
      senderId: viewer.userId,
      aboutLeads: [lead.id],
      ...(sendAt && { sendAt }),
    })
    const to = letter.to.join(', ')
    const { timeZone } = await regionOf(scope)
    const sentence = sendAt
      ? texts.scheduled(viewer.fullName, to, formatInstant(sendAt, timeZone), subject)
      : texts.sent(viewer.fullName, to, subject)
    const details = {
      mailId: id,
      templateId: await templateOf(scope, letter),
      ...(sendAt && { sendAt: sendAt.toISOString() }),
    }
    await writeLead(scope, { before: lead, lines: [{ kind: 'mail-sent', sentence, details }] })
    return { id, leadId: lead.id, sendAt: sendAt?.toISOString() }
  })
}

/** A template as it is read has its placeholders in it: nobody is sent those (ADR-130). */
async function wordsFor(scope: LeadScope, leadId: string, { subject, html }: Letter) {
  if (!`${subject}${html}`.includes('{{')) return { subject, html }
  const values = (await placeValuesOf(scope, [leadId], scope.viewer.userId)).get(leadId)
  return filled({ subject, html }, values ?? {})
}

async function leadOf({ db, companyId, visibility }: LeadScope, { to }: Letter): Promise<string> {
  return (await findLeadOfAddress(db, companyId, to[0] ?? '', visibility)) ?? refuse(refusals.noLead)
}

/** With which template it began; nothing hangs on it, so that one that is gone is not refused. */
const templateOf = async ({ db, companyId }: LeadScope, { templateId }: Letter) =>
  templateId && (await isTemplate(db, companyId, templateId)) ? templateId : undefined

/** Undefined: at once. */
export function momentOf({ sendAt }: Pick<Letter, 'sendAt'>, now: Date): Date | undefined {
  if (sendAt === undefined) return undefined
  const at = new Date(sendAt)
  if (at <= now) refuse(refusals.past)
  if (at.getTime() > now.getTime() + limits.scheduledDays * day) refuse(refusals.tooFar)
  return at
}

async function refuseTooMany(ctx: Context): Promise<void> {
  const limit = { subject: `letters:${ctx.viewer.userId}`, atMost: limits.perHour, minutes: 60 }
  const taken = await asSystem(ctx, (scope) => takeTry(scope, [limit]))
  if ('limit' in taken) refuseFor(taken.wait, refusals.tooMany)
}

import { todayIn } from '@foyer/contract/kit/dates'
import { exactAmount } from '@foyer/contract/kit/money'
import { refuse, refuseFor } from '@foyer/contract/kit/refusal'
import { whatsAppAddress } from '@foyer/contract/leads/work/contact'
import { withoutBlankItems } from '@foyer/contract/quotations/document/blank'
import { sendingProblems } from '@foyer/contract/quotations/document/sending-problems'
import { sendingLimits as limits } from '@foyer/contract/quotations/sending/limits'
import {
  letterTexts,
  sendingRefusals as refusals,
  sendingReplies as replies,
  sendingHistory as texts,
} from '@foyer/contract/quotations/sending/messages'
import type { SendQuotation, SentQuotation } from '@foyer/contract/quotations/sending/model'
import { asSystem, type Context } from '../../../../context'
import { newId } from '../../../../new-id'
import { takeTry } from '../../../accounts/service'
import { inLeadScope, type LeadScope, regionOf } from '../../../leads/service'
import { tellClient, writeLog } from '../../../projects/service'
import { type QuotationRow, updateQuotation } from '../../document/repository/quotations'
import { refuseStale } from '../../document/service/save'
import { holdQuotation, refuseFrozen } from '../../document/service/see-quotation'
import { tellOfQuotations } from '../../document/service/tell'
import { holdLeadOf, writeLeadLine } from './lead-lines'
import { newLink } from './links'
import { type SentVersion, versionToSend } from './version'

/** One transaction: number, version, link, library, history and, by mail, the job that makes the paper and writes the mail. */
export async function sendQuotation(ctx: Context, input: SendQuotation): Promise<SentQuotation> {
  if (input.way === 'mail') await refuseTooMany(ctx)
  return inLeadScope(ctx, async (scope) => {
    const { quotation: written, project } = await holdQuotation(scope, ctx, input.id)
    refuseFrozen(written)
    await refuseStale(scope, written, input.baseRevision)
    const { timeZone } = await regionOf(scope)
    const problems = sendingProblems(written.draft, todayIn(timeZone, scope.now))
    const quotation = { ...written, draft: withoutBlankItems(written.draft) }
    if (problems[0]) refuse(refusals.notReady(problems[0]), { problems })
    // Before the number, which everybody who sends waits for.
    const leadId = project.leadId ?? quotation.leadId
    const lead = await holdLeadOf(scope, leadId)
    const link = await newLink(scope, ctx, input.id, input.days)
    const sent = await versionToSend(scope, quotation, ctx.viewer.userId)
    await markSent(scope, quotation, sent, leadId)
    const { sentence, details } = await tellWhatWasSent(scope, ctx, quotation, sent, input)
    await writeLeadLine(
      scope,
      lead,
      { kind: 'quotation-sent', sentence, remark: wordsOf(input), details },
      { hasQuotation: true },
    )
    if (input.way === 'mail') await queueLetter(scope, ctx, input, sent.version, link.id)
    else if (sent.isNew) await orderPaper(scope, input.id, sent.version)
    await tellOfQuotations(scope, 'quotationLibrary', 'projects')
    await tellClient(scope, project.id, 'quotations', 'projects')
    const { number, version } = sent
    return {
      message: input.way === 'mail' ? replies.mailed(number) : replies.ready(number),
      number,
      version,
      link,
      whatsAppUrl: input.way === 'whatsapp' ? await whatsAppUrl(scope, input, link.url ?? '') : undefined,
    }
  })
}

/** The mail itself is not kept once it has left, as whoever reads its link can accept. */
const wordsOf = ({ way, message }: SendQuotation): string | undefined =>
  way === 'mail' ? message.trim() : undefined

/** The project may have been tied to its lead after the quotation was begun. */
const markSent = (
  { db, companyId, now }: LeadScope,
  { id, draft }: QuotationRow,
  { number, version }: SentVersion,
  leadId: string | null,
) => updateQuotation(db, companyId, id, { state: 'sent', draft, number, version, sentAt: now, leadId })

async function tellWhatWasSent(
  scope: LeadScope,
  { viewer }: Context,
  { id, projectId, title }: QuotationRow,
  { number, version, total }: SentVersion,
  { way }: SendQuotation,
) {
  const amount = exactAmount(total, (await regionOf(scope)).currencySymbol)
  const sentence = texts.sent(number, way, amount)
  await writeLog(scope, { projectId, actorId: viewer.userId, kind: 'quotation', sentence, subject: title })
  return { sentence, details: { quotationId: id, number, version, way } }
}

const queueLetter = (
  { companyId, now, enqueue }: LeadScope,
  { viewer }: Context,
  { id, to, subject, message }: SendQuotation,
  version: number,
  linkId: string,
) =>
  enqueue('quotations.mail', {
    companyId,
    quotationId: id,
    version,
    linkId,
    mailId: newId(now),
    senderId: viewer.userId,
    to,
    subject: subject.replace(/\s+/g, ' ').trim(),
    message: message.trim(),
  })

/** So that it is there when the client asks for it; a mail has it made by itself. */
const orderPaper = ({ companyId, enqueue }: LeadScope, quotationId: string, version: number) =>
  enqueue('quotations.make-paper', { companyId, quotationId, version })

/** Without a number WhatsApp asks whom it is for. */
async function whatsAppUrl(
  scope: LeadScope,
  { phone, message }: SendQuotation,
  url: string,
): Promise<string> {
  const text = letterTexts.whatsApp(message.trim(), url)
  const { dialCode } = await regionOf(scope)
  return whatsAppAddress(phone, text, dialCode) ?? `https://wa.me/?text=${encodeURIComponent(text)}`
}

async function refuseTooMany(ctx: Context): Promise<void> {
  const limit = { subject: `quotations:${ctx.viewer.userId}`, atMost: limits.perHour, minutes: 60 }
  const taken = await asSystem(ctx, (scope) => takeTry(scope, [limit]))
  if ('limit' in taken) refuseFor(taken.wait, refusals.tooMany)
}

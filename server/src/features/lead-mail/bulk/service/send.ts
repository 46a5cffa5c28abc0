import { refuse } from '@foyer/contract/kit/refusal'
import { bulkMailRefusals, bulkMailTexts } from '@foyer/contract/lead-mail/bulk/messages'
import type { BulkMail, SentBulkMail } from '@foyer/contract/lead-mail/bulk/model'
import type { Context } from '../../../../context'
import { newId } from '../../../../new-id'
import { inLeadScope, type LeadScope } from '../../../leads/service'
import { queueMails, richText } from '../../../mail/service'
import { refuseStrangers } from '../../../notifications/service'
import { attachedFiles } from '../../letters/service/attached-files'
import { letterBody } from '../../letters/service/letter-body'
import { momentOf } from '../../letters/service/send'
import { insertBatch } from '../repository/batches'
import { findLeadsByAddress } from '../repository/recipients'
import { sortIds, sortSelection } from './recipients'
import { tellOfBatch } from './tell'
import { asSent, wordsForMany } from './words'

interface Letter {
  subject: string
  html: string
  attachmentIds: string[]
  sendAt: Date | undefined
}

/** Written in one step, whatever the number of leads; a job writes the messages. */
async function startBatch(
  scope: LeadScope,
  { subject, html, attachmentIds, sendAt }: Letter,
  chosenLeads: string[],
): Promise<string> {
  const { db, companyId, now, enqueue, viewer } = scope
  const id = newId(now)
  await insertBatch(db, {
    companyId,
    id,
    createdBy: viewer.userId,
    createdAt: now,
    subject,
    html,
    attachmentIds,
    chosenLeads,
    state: sendAt ? 'scheduled' : 'filling',
    sendAt: sendAt ?? null,
  })
  await enqueue('leadMail.fill-batch', { companyId, batchId: id }, sendAt)
  await tellOfBatch(scope, viewer.userId)
  return id
}

/** To colleagues and clients, who are no leads: there is nothing of theirs that could be filled in. */
async function mailOthers(scope: LeadScope, letter: Letter, addresses: string[]): Promise<void> {
  const { companyId, viewer } = scope
  const { attachmentIds, sendAt } = letter
  const words = asSent(wordsForMany(letter)({}))
  await queueMails(
    scope,
    addresses.map((recipient) => ({
      companyId,
      lane: 'firm' as const,
      recipient,
      ...words,
      fromName: viewer.fullName,
      replyTo: viewer.email,
      attachmentIds,
      senderId: viewer.userId,
      urgency: 1,
      ...(sendAt && { sendAt }),
    })),
  )
}

async function sendToAddresses(
  ctx: Context,
  scope: LeadScope,
  letter: Letter,
  addresses: string[],
): Promise<Omit<SentBulkMail, 'message'>> {
  const leadOf = new Map<string, string>()
  for (const { id, address } of await findLeadsByAddress(
    scope.db,
    scope.companyId,
    addresses,
    scope.visibility,
  ))
    if (!leadOf.has(address)) leadOf.set(address, id)
  const others = addresses.filter((address) => !leadOf.has(address))
  if (others.length > 0) await refuseStrangers(ctx, scope, others)
  await mailOthers(scope, letter, others)
  const ids = addresses.flatMap((address) => leadOf.get(address) ?? [])
  if (ids.length === 0) return { batchId: undefined, count: others.length }
  const { fit, chosenLeads } = await sortIds(scope, ids)
  if (fit.length + others.length === 0) refuse(bulkMailRefusals.nobody)
  return { batchId: await startBatch(scope, letter, chosenLeads), count: fit.length + others.length }
}

/** One message for each, so that they do not see each other (L-248, C-138). */
export const eService = (ctx: Context, input: BulkMail): Promise<SentBulkMail> =>
  inLeadScope(ctx, async (scope) => {
    const { pictures } = letterBody(input.html)
    const letter: Letter = {
      subject: input.subject,
      html: richText(input.html).html,
      attachmentIds: await attachedFiles(scope, input.attachments, pictures),
      sendAt: momentOf(input, scope.now),
    }
    const { to } = input
    const message = bulkMailTexts.sent
    if ('addresses' in to) return { message, ...(await sendToAddresses(ctx, scope, letter, to.addresses)) }
    const { fit, chosenLeads } = await sortSelection(scope, to.selection)
    if (fit.length === 0) refuse(bulkMailRefusals.nobody)
    return { message, batchId: await startBatch(scope, letter, chosenLeads), count: fit.length }
  })

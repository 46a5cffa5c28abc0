import { letterHistoryTexts } from '@foyer/contract/lead-mail/letters/messages'
import { type CompanyScope, type Deps, inCompany } from '../../../../context'
import type { JobHandler } from '../../../../jobs/kinds'
import { newId } from '../../../../new-id'
import { holdMany, type LeadScope, leadScopeOfPerson, writeLeads } from '../../../leads/service'
import { queueMails } from '../../../mail/service'
import { placeValuesOf } from '../../templates/service/place-values'
import { type BatchRecord, holdBatch, type Skipped, updateBatch } from '../repository/batches'
import { findMailedOf, findUnsubscribedOf } from '../repository/recipients'
import { addressesOf, type Recipient, type Sorted, sortLeads } from './recipients'
import { tellOfBatch } from './tell'
import { unsubscribeLink } from './unsubscribe-link'
import { asSent, wordsForMany } from './words'

/** So many leads a transaction: nobody waits long for their locks, and a batch can be stopped between two. */
const atOnce = 200

type Linker = Pick<Deps, 'secret' | 'env'>

interface BatchJob {
  companyId: string
  batchId: string
}

/** One message for each, and a line in the history of its lead. */
async function writeMails(
  deps: Linker,
  scope: LeadScope,
  batch: BatchRecord,
  { fit, held }: { fit: readonly Recipient[]; held: Awaited<ReturnType<typeof holdMany>>['leads'] },
): Promise<void> {
  const { companyId, now, viewer } = scope
  const ids = fit.map(({ id }) => id)
  const values = await placeValuesOf(scope, ids, viewer.userId)
  const wordsOf = wordsForMany(batch)
  const mails = fit.map(({ id: leadId, address }) => {
    const id = newId(now)
    const known = values.get(leadId) ?? {}
    const link = unsubscribeLink(deps, id)
    const words = asSent(wordsOf(known), { firm: known.company ?? '', link })
    return {
      id,
      companyId,
      lane: 'firm' as const,
      recipient: address,
      ...words,
      fromName: viewer.fullName,
      replyTo: viewer.email,
      attachmentIds: batch.attachmentIds,
      unsubscribeUrl: link,
      leadId,
      senderId: viewer.userId,
      batchId: batch.id,
      urgency: 1,
      aboutLeads: [leadId],
    }
  })
  await queueMails(scope, mails)
  const mailOf = new Map(mails.map((mail) => [mail.leadId, mail]))
  await writeLeads(
    scope,
    held.flatMap((before) => {
      const mail = mailOf.get(before.id)
      if (!mail) return []
      const sentence = letterHistoryTexts.sent(viewer.fullName, mail.recipient, mail.subject)
      const details = { mailId: mail.id, batchId: batch.id }
      return { before, lines: [{ kind: 'mail-sent' as const, sentence, details }] }
    }),
  )
}

/** Which of the next leads get a message; who is not there any more for the sender gets none. */
async function sortNext(scope: LeadScope, batch: BatchRecord, next: string[]) {
  const { db, companyId } = scope
  const { leads: held } = await holdMany(scope, next, {}, 'live')
  const byId = new Map(held.map((lead) => [lead.id, lead]))
  const leads = next.flatMap((id) => byId.get(id) ?? [])
  const addresses = addressesOf(leads)
  const sorted = sortLeads(leads, {
    unsubscribed: await findUnsubscribedOf(db, companyId, addresses),
    mailed: await findMailedOf(db, companyId, batch.id, addresses),
  })
  const gone = next.filter((id) => !byId.has(id)).map((id) => ({ id, name: '', reason: 'gone' as const }))
  return { fit: sorted.fit, skipped: [...sorted.skipped, ...gone], held }
}

function withSkipped(before: Skipped, more: Sorted['skipped']): Skipped {
  const after: Skipped = { ...before }
  for (const { id, reason } of more) after[reason] = [...(after[reason] ?? []), id]
  return after
}

const end = async (scope: CompanyScope, { id, createdBy }: BatchRecord): Promise<void> => {
  await updateBatch(scope.db, scope.companyId, id, { state: 'cancelled', endedAt: scope.now })
  await tellOfBatch(scope, createdBy)
}

/**
 * The next leads of a batch: their messages, the lines of their history and how far it is are one transaction, so that it goes
 * on where it was, whenever it ends and however many run it. Whether there are more.
 */
async function fillSome(deps: Linker, scope: CompanyScope, batchId: string): Promise<boolean> {
  const { db, companyId, now } = scope
  const batch = await holdBatch(db, companyId, batchId)
  if (batch?.state !== 'filling' && batch?.state !== 'scheduled') return false
  if (batch.sendAt && batch.sendAt > now) {
    await scope.enqueue('leadMail.fill-batch', { companyId, batchId }, batch.sendAt)
    return false
  }
  const sender = await leadScopeOfPerson(scope, batch.createdBy)
  if (!sender?.viewer.rights.crm.edit) {
    await end(scope, batch)
    return false
  }
  const next = batch.chosenLeads.slice(batch.filled, batch.filled + atOnce)
  const { fit, skipped, held } = await sortNext(sender, batch, next)
  if (fit.length > 0) await writeMails(deps, sender, batch, { fit, held })
  const filled = batch.filled + next.length
  const isDone = filled >= batch.chosenLeads.length
  await updateBatch(db, companyId, batchId, {
    filled,
    skipped: withSkipped(batch.skipped, skipped),
    state: isDone ? 'written' : 'filling',
    ...(isDone && { endedAt: now }),
  })
  await tellOfBatch(scope, batch.createdBy)
  return !isDone
}

export function fillBatch(deps: Deps): JobHandler<BatchJob> {
  const run = async ({ companyId, batchId }: BatchJob): Promise<void> => {
    let isMore = true
    while (isMore) isMore = await inCompany(deps, companyId, (scope) => fillSome(deps, scope, batchId))
  }
  /** What was not written is cancelled: nobody waits for it for ever. */
  const giveUp = ({ companyId, batchId }: BatchJob): Promise<void> =>
    inCompany(deps, companyId, async (scope) => {
      const batch = await holdBatch(scope.db, companyId, batchId)
      if (batch?.state === 'filling' || batch?.state === 'scheduled') await end(scope, batch)
    })
  return Object.assign(run, { giveUp })
}

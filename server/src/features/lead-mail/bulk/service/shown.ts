import { refuse } from '@foyer/contract/kit/refusal'
import { bulkMailLimits as limits } from '@foyer/contract/lead-mail/bulk/limits'
import { bulkMailRefusals } from '@foyer/contract/lead-mail/bulk/messages'
import {
  type BatchMail,
  type BatchMailFilter,
  type BatchTotals,
  type MailBatch,
  type MailBatchDetail,
  type NamedLead,
  skipReasons,
} from '@foyer/contract/lead-mail/bulk/model'
import { leadRefusals } from '@foyer/contract/leads/messages'
import type { MailState } from '@foyer/contract/mail/model'
import { may } from '@foyer/contract/policy'
import type { Context } from '../../../../context'
import {
  describeLeads,
  inLeadScope,
  type LeadScope,
  peopleOf,
  readCursor,
  writeCursor,
} from '../../../leads/service'
import { withPictureLinks } from '../../templates/service/pictures'
import {
  countMails,
  findBatch,
  findBatches,
  findMailsOf,
  type Place,
  type ShownBatch,
  statesOf,
} from '../repository/batches'

const isAdmin = ({ viewer }: LeadScope) => viewer.isAdmin || viewer.isSuperAdmin

/** Its sender, and admins. */
export const isTheirs = (scope: LeadScope, { createdBy }: { createdBy: string }): boolean =>
  createdBy === scope.viewer.userId || isAdmin(scope)

/** All leads of the batch, each once: those that are not written yet wait, or are cancelled with it. */
function totalsOf(batch: ShownBatch, counts: ReadonlyMap<MailState, number>): BatchTotals {
  const sum = (states: readonly MailState[]) =>
    states.reduce((total, state) => total + (counts.get(state) ?? 0), 0)
  const unwritten = batch.count - batch.filled
  const isCancelled = batch.state === 'cancelled'
  return {
    waiting: sum(statesOf.waiting) + (isCancelled ? 0 : unwritten),
    sent: sum(statesOf.sent),
    failed: sum(statesOf.failed),
    uncertain: sum(statesOf.uncertain),
    cancelled: sum(statesOf.cancelled) + (isCancelled ? unwritten : 0),
    skipped: {
      'no-address': batch.noAddress,
      unsubscribed: batch.unsubscribed,
      twice: batch.twice,
      gone: batch.gone,
    },
  }
}

async function shownBatches(scope: LeadScope, batches: readonly ShownBatch[]): Promise<MailBatch[]> {
  const { db, companyId, viewer } = scope
  const people = await peopleOf(scope)
  const ids = batches.map(({ id }) => id)
  const counts = ids.length > 0 ? await countMails(db, companyId, ids) : []
  const maySend = may(viewer, 'leadMail.send')
  return batches.map((batch) => {
    const { id, subject, createdBy, createdAt, state, sendAt, count, filled } = batch
    const own = new Map(
      counts.filter(({ batchId }) => batchId === id).map((one) => [one.state, one.count] as const),
    )
    const totals = totalsOf(batch, own)
    return {
      id,
      subject,
      by: { id: createdBy, fullName: people.get(createdBy)?.fullName ?? '' },
      createdAt: createdAt.toISOString(),
      state,
      sendAt: sendAt?.toISOString(),
      count,
      filled,
      totals,
      canCancel: maySend && totals.waiting - (own.get('sending') ?? 0) > 0,
      canRetry: maySend && totals.failed > 0,
    }
  })
}

function placeOf(after: string | undefined): Place | undefined {
  if (after === undefined) return undefined
  const cursor = readCursor(after)
  if (!cursor?.value || Number.isNaN(Date.parse(cursor.value))) return refuse(leadRefusals.badCursor)
  return { at: cursor.value, id: cursor.id }
}

export const mailBatches = (
  ctx: Context,
  { after }: { after: string | undefined },
): Promise<{ batches: MailBatch[]; after: string | undefined }> =>
  inLeadScope(ctx, async (scope) => {
    const found = await findBatches(scope.db, scope.companyId, {
      createdBy: isAdmin(scope) ? undefined : scope.viewer.userId,
      after: placeOf(after),
      limit: limits.page + 1,
    })
    const page = found.slice(0, limits.page)
    const last = found.length > limits.page ? page.at(-1) : undefined
    return {
      batches: await shownBatches(scope, page),
      after: last && writeCursor({ value: last.createdAt.toISOString(), id: last.id }),
    }
  })

async function seeBatch(scope: LeadScope, id: string) {
  const batch = await findBatch(scope.db, scope.companyId, id)
  return batch && isTheirs(scope, batch) ? batch : refuse(bulkMailRefusals.unknownBatch)
}

/** Of these leads those that the caller may see, by their names. */
async function namesOf(scope: LeadScope, ids: readonly string[]): Promise<Map<string, NamedLead>> {
  const shown = await describeLeads(scope, [...new Set(ids)])
  return new Map(
    [...shown].flatMap(([id, lead]) =>
      lead.kind === 'visible' ? [[id, { id, name: lead.name }] as const] : [],
    ),
  )
}

export const mailBatch = (ctx: Context, { id }: { id: string }): Promise<MailBatchDetail> =>
  inLeadScope(ctx, async (scope) => {
    const found = await seeBatch(scope, id)
    const [batch = refuse(bulkMailRefusals.unknownBatch)] = await shownBatches(scope, [found])
    const first = skipReasons.map((reason) => (found.skipped[reason] ?? []).slice(0, limits.named))
    const names = await namesOf(scope, first.flat())
    const named = (at: number) => (first[at] ?? []).flatMap((lead) => names.get(lead) ?? [])
    return {
      ...batch,
      html: withPictureLinks(ctx, found.html),
      skipped: { 'no-address': named(0), unsubscribed: named(1), twice: named(2), gone: named(3) },
    }
  })

interface MailsQuery {
  id: string
  filter: BatchMailFilter
  after: string | undefined
}

/** Where the lead is not there for the caller any more, what is said of it is not either. */
export const batchMails = (
  ctx: Context,
  { id, filter, after }: MailsQuery,
): Promise<{ mails: BatchMail[]; after: string | undefined }> =>
  inLeadScope(ctx, async (scope) => {
    await seeBatch(scope, id)
    const query = { filter, after, limit: limits.page + 1 }
    const found = await findMailsOf(scope.db, scope.companyId, id, query)
    const page = found.slice(0, limits.page)
    const names = await namesOf(
      scope,
      page.flatMap(({ leadId }) => leadId ?? []),
    )
    return {
      mails: page.map(({ id: mailId, leadId, recipient, state, error, sentAt }) => {
        const lead = names.get(leadId ?? '')
        return {
          id: mailId,
          lead,
          address: lead ? recipient : '',
          state,
          error: error ?? undefined,
          sentAt: sentAt?.toISOString(),
        }
      }),
      after: found.length > limits.page ? page.at(-1)?.id : undefined,
    }
  })

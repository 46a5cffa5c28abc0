import { refuse } from '@foyer/contract/kit/refusal'
import { workRefusals } from '@foyer/contract/leads/messages/work'
import type { HistoryQuery } from '@foyer/contract/leads/work/forms'
import type { HistoryEntry, HistoryPage } from '@foyer/contract/leads/work/history'
import type { Context } from '../../../../context'
import { inLeadScope, type LeadScope, refuseGone } from '../../lead-scope'
import { findLead } from '../../record/repository/lead'
import { peopleOf } from '../../record/service/company-settings'
import { type Signer, withVisits } from '../../visits/service/shown'
import { entryOf, findHistory, findMailStates, type HistoryPlace } from '../repository/history'

const written = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)~([0-9a-f-]{36})$/

function readPlace(after: string): HistoryPlace {
  const [, at = '', id] = written.exec(after) ?? []
  return id && !Number.isNaN(Date.parse(at)) ? { at, id } : refuse(workRefusals.badCursor)
}
const writePlace = ({ at, id }: HistoryEntry): string => `${at}~${id}`

export async function pageOf(
  scope: LeadScope,
  signer: Signer,
  { leadId, kinds, after, limit }: HistoryQuery,
): Promise<HistoryPage> {
  const { db, companyId, visibility } = scope
  const before = after === undefined ? undefined : readPlace(after)
  // One more than requested tells whether there is another page.
  const slice = { kinds, before, limit: limit + 1 }
  const found = await findHistory(db, companyId, leadId, slice, visibility)
  // Nothing of this kind, or no such lead?
  if (found.length === 0 && !(await findLead(db, companyId, leadId, visibility)))
    return refuseGone(scope, leadId)
  const people = await peopleOf(scope)
  const shown = found.slice(0, limit)
  const withMails = await withMailStates(
    scope,
    shown.map((row) => entryOf(row, people)),
  )
  const entries = await withVisits(scope, signer, shown, withMails)
  const last = entries.at(-1)
  return { entries, after: found.length > limit && last ? writePlace(last) : undefined }
}

/** What was sent stands as it is now; only a page with such entries asks for it. */
async function withMailStates(
  { db, companyId }: LeadScope,
  entries: HistoryEntry[],
): Promise<HistoryEntry[]> {
  const sent = entries.flatMap(({ kind, mail }) => (kind === 'mail-sent' && mail ? [mail.id] : []))
  if (sent.length === 0) return entries
  const states = await findMailStates(db, companyId, sent)
  return entries.map((entry) => {
    const found = states.get(entry.mail?.id ?? '')
    if (!entry.mail || !found) return entry
    const { state, error, sendAt } = found
    const mail = { id: entry.mail.id, state, error: error ?? undefined, sendAt: sendAt?.toISOString() }
    return { ...entry, mail }
  })
}

/** Keyset paging: entries that are added meanwhile come before the first page and shift nothing. */
export const logs = (ctx: Context, query: HistoryQuery): Promise<HistoryPage> =>
  inLeadScope(ctx, (scope) => pageOf(scope, ctx, query))

import type { HistoryKind } from '@foyer/contract/leads/work/history'
import type { LeadColumns, LeadRecord } from '../repository/columns'
import type { HistoryLine, LeadUpdate } from './lead-write'

const contacts: readonly HistoryKind[] = ['call', 'contacted', 'interaction']

/** A mail that one person wrote to the lead, and that leaves now. */
const isMail = ({ kind, details = {} }: HistoryLine): boolean =>
  kind === 'mail-sent' && details.sendAt === undefined && details.batchId === undefined

/** A call, chat or meeting, also with words about it. That a lead is new again is none. */
const isContact = ({ kind, details = {} }: HistoryLine): boolean =>
  (contacts.includes(kind) || details.callBefore !== undefined) && details.callStatus !== 'new'

/** A call may be told of the day before; the lead cannot have been contacted before it was there. */
const within = (from: Date, at: Date, to: Date): Date =>
  new Date(Math.min(Math.max(at.getTime(), from.getTime()), to.getTime()))

/**
 * What an update means for the clock of the first response: the first logged contact ends it, whoever logs it and wherever.
 * Of a lead that was called before anybody measured it is not known.
 */
export function responseColumns(
  now: Date,
  before: LeadRecord,
  { columns = {}, lines = [] }: Pick<LeadUpdate, 'columns' | 'lines'>,
): LeadColumns {
  if (columns.firstContactAt !== undefined) return {}
  const isFirst = before.firstContactAt === null && before.lastCallAt === null
  if (isFirst && (columns.lastCallAt || lines.some((line) => isContact(line) || isMail(line))))
    return { firstContactAt: within(before.createdAt, columns.lastCallAt ?? now, now), alertAt: null }
  // What should have been told while it was away is not told when it comes back.
  const isBack =
    (before.archivedAt !== null && columns.archivedAt === null) ||
    (before.deletedAt !== null && columns.deletedAt === null)
  return isBack && before.alertAt && before.alertAt <= now ? { alertAt: null } : {}
}

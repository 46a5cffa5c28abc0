import { newId } from '../../../../new-id'
import type { LeadScope } from '../../lead-scope'
import type { LeadColumns, LeadRecord } from '../repository/columns'
import { writeLeadTags } from '../repository/tags'
import { type LeadRows, type WrittenLine, writeLeadRows } from '../repository/write'
import { responseColumns } from './first-contact'
import type {
  ContactsWrite,
  HistoryLine,
  LeadAddition,
  LeadUpdate,
  LeadWrite,
  WrittenLead,
} from './lead-write'
import { notifyOfLeads } from './notify'
import { tellOfLeads } from './tell'

/**
 * A transaction that waited for the lead may have begun before the one it waited for: its lines still come after those,
 * and not after the change they describe, so that "since then" can be asked (C-150).
 */
const begunAt = (now: Date, before: LeadRecord | undefined): Date =>
  before ? new Date(Math.max(now.getTime(), before.updatedAt.getTime() + 1)) : now

const later = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds)

const lastOf = (begun: Date, lines: readonly HistoryLine[]): Date =>
  later(begun, Math.max(0, lines.length - 1))

/** The lead has its first number, and is searched by all of them. */
function otherPhonesOf({ contacts }: ContactsWrite, phone: string | null): string | null {
  const others = contacts.flatMap(({ phones }) => phones).filter((one) => one !== phone)
  return others.length > 0 ? others.join(', ') : null
}

function addition({ companyId, now }: LeadScope, { added, lines = [], contacts }: LeadAddition): LeadRecord {
  const otherPhones = contacts ? otherPhonesOf(contacts, added.phone) : null
  const times = { createdAt: now, updatedAt: lastOf(now, lines) }
  // Of thousands: to spread so many columns takes ten times as long.
  return Object.assign({}, added, times, {
    companyId,
    position: '',
    historyCount: lines.length,
    otherPhones,
  })
}

function update(
  { now }: LeadScope,
  { before, columns, lines = [], countedLines = 0, keepsTime }: LeadUpdate,
): LeadRecord {
  return {
    ...before,
    ...columns,
    updatedAt: keepsTime ? before.updatedAt : lastOf(begunAt(now, before), lines),
    historyCount: before.historyCount + lines.length + countedLines,
  }
}

const resultOf = (scope: LeadScope, write: LeadWrite): WrittenLead =>
  'added' in write
    ? { before: undefined, after: addition(scope, write) }
    : { before: write.before, after: update(scope, write) }

function withOtherPhones({ before, columns = {}, contacts }: LeadUpdate): LeadColumns {
  if (!contacts) return {}
  const otherPhones = otherPhonesOf(contacts, columns.phone === undefined ? before.phone : columns.phone)
  return otherPhones === before.otherPhones ? {} : { otherPhones }
}

const withDerived = (now: Date, write: LeadWrite): LeadWrite => {
  if ('added' in write) return write
  const more = { ...responseColumns(now, write.before, write), ...withOtherPhones(write) }
  return Object.keys(more).length > 0 ? { ...write, columns: { ...write.columns, ...more } } : write
}

/** In this order, a millisecond apart: ids of one millisecond have none. */
const linesOf = (
  { now, actorId }: LeadScope,
  { before, after }: WrittenLead,
  lines: readonly HistoryLine[],
): WrittenLine[] => {
  const begun = begunAt(now, before)
  return lines.map(({ kind, sentence, remark, details = {} }, place) => {
    const at = later(begun, place)
    return { lead_id: after.id, id: newId(at), kind, at, actor_id: actorId, sentence, remark, details }
  })
}

/**
 * THE way to add and change leads, one or many: columns, lines of the history, contacts, tags, the pages that show them,
 * and who is notified. Each table is written once for all of them. Leads that change are locked before (`holdLeads`).
 */
export async function writeLeads(scope: LeadScope, writes: readonly LeadWrite[]): Promise<LeadRecord[]> {
  if (writes.length === 0) return []
  const { db, companyId, now } = scope
  const rows: LeadRows = { added: [], changed: [], lines: [], contacts: [] }
  const results = writes.map((given) => {
    const write = withDerived(now, given)
    const result = resultOf(scope, write)
    const { before, after } = result
    if ('added' in write) rows.added.push(after)
    else
      rows.changed.push({
        id: after.id,
        columns: write.columns ?? {},
        updatedAt: write.keepsTime ? undefined : after.updatedAt,
        addedLines: after.historyCount - (before?.historyCount ?? 0),
      })
    rows.lines.push(...linesOf(scope, result, write.lines ?? []))
    if (write.contacts) rows.contacts.push({ lead_id: after.id, ...write.contacts })
    return result
  })
  await writeLeadRows(db, companyId, rows)

  const tags = writes.flatMap(({ addedTags = [], removedTags = [] }, at) =>
    addedTags.length + removedTags.length > 0
      ? [{ lead_id: results[at]?.after.id ?? '', added: addedTags, removed: removedTags }]
      : [],
  )
  if (tags.length > 0) await writeLeadTags(db, companyId, tags, now)
  await tellOfLeads(scope, results)
  await notifyOfLeads(
    scope,
    results.map((result, at) => ({ ...result, events: writes[at]?.events ?? [] })),
  )
  return results.map(({ after }) => after)
}

/** The same for one. */
export async function writeLead(scope: LeadScope, write: LeadWrite): Promise<LeadRecord> {
  const [after] = await writeLeads(scope, [write])
  if (!after) throw new Error('a lead was not written')
  return after
}

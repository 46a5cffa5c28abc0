import { setImmediate } from 'node:timers/promises'
import { calendarDateOf, clockTimeOf } from '@foyer/contract/kit/dates'
import { normalisePhone } from '@foyer/contract/kit/phone-number'
import type { Scope } from '../context'
import type { Db } from '../db/on-client'
import { newId } from '../new-id'
import { firstResponseOf } from './first-response'
import { linesOf, type SeedLine } from './history-lines'
import { insertLines, lineOf, textOf } from './insert-lines'
import type { BelievableLead } from './invent/model'

/** The ids behind the keys of a generated company. */
export interface KnownIds {
  companyId: string
  people: Map<string, string>
  stages: Map<string, string>
  tags: Map<string, string>
  teams: Map<string, string>
}

/** The date and time on the clocks of the firm. */
type Place = KnownIds & { now: string; at: Date }

const zone = 'Asia/Kolkata'
const chunkSize = 2_000
/** After as many invented leads the database gets its next statement, if it is done with the last one. */
const breath = 20

/** Thousands of leads and everything that belongs to them in a few statements, while the next ones are invented. */
export async function insertLeads(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  leads: Iterable<BelievableLead>,
  known: KnownIds,
): Promise<void> {
  const ids = { ...known, now: `${calendarDateOf(now, zone)} ${clockTimeOf(now, zone)}`, at: now }
  let chunk = emptyChunk()
  let sent: Promise<void> = Promise.resolve()
  for (const lead of leads) {
    addLines(chunk, lead, ids)
    if (chunk.leads.length % breath === 0) await Promise.race([sent, setImmediate()])
    if (chunk.leads.length === chunkSize) {
      const texts = textsOf(chunk)
      await sent
      sent = insertTexts(db, ids.companyId, texts)
      chunk = emptyChunk()
    }
  }
  await sent
  await insertTexts(db, ids.companyId, textsOf(chunk))
}

/** The lines of some leads, by table. */
interface Chunk {
  leads: string[]
  identities: string[]
  tags: string[]
  history: string[]
}

const emptyChunk = (): Chunk => ({ leads: [], identities: [], tags: [], history: [] })

function addLines(chunk: Chunk, lead: BelievableLead, ids: Place): void {
  const id = newId(lead.createdAt)
  const e164 = normalisePhone(lead.phone)
  const lines = linesOf(lead, ids)
  chunk.leads.push(lineOf(leadRow({ lead, id, e164, lines }, ids)))
  for (const value of [e164, lead.email?.toLowerCase()]) if (value) chunk.identities.push(lineOf([id, value]))
  for (const tag of lead.tags) chunk.tags.push(lineOf([id, ids.tags.get(tag), lead.createdAt]))
  // What happened at one moment keeps its order.
  const lineIds = lines.map(({ at }) => newId(at)).sort()
  for (const [place, { kind, at, by, sentence, remark, details }] of lines.entries())
    chunk.history.push(
      lineOf([id, lineIds[place], kind, at, ids.people.get(by), sentence, remark, JSON.stringify(details)]),
    )
}

/** Put together while the database is busy: between two statements it would wait for it. */
const textsOf = ({ leads, identities, tags, history }: Chunk) => ({
  leads: textOf(leads),
  identities: textOf(identities),
  tags: textOf(tags),
  history: textOf(history),
})

async function insertTexts(db: Db, companyId: string, texts: ReturnType<typeof textsOf>): Promise<void> {
  await insertLines(db, 'leads', companyId, leadColumns, texts.leads)
  await insertLines(db, 'lead_identities', companyId, identityColumns, texts.identities)
  await insertLines(db, 'lead_tags', companyId, tagColumns, texts.tags)
  await insertLines(db, 'lead_history', companyId, historyColumns, texts.history)
}

const identityColumns = [
  ['lead_id', 'uuid'],
  ['value', 'text'],
] as const

const tagColumns = [
  ['lead_id', 'uuid'],
  ['tag_id', 'uuid'],
  ['created_at', 'timestamptz'],
] as const

const historyColumns = [
  ['lead_id', 'uuid'],
  ['id', 'uuid'],
  ['kind', 'text'],
  ['at', 'timestamptz'],
  ['actor_id', 'uuid'],
  ['sentence', 'text'],
  ['remark', 'text'],
  ['details', 'jsonb'],
] as const

const leadColumns = [
  ['id', 'uuid'],
  ['type', 'smallint'],
  ['first_name', 'text'],
  ['last_name', 'text'],
  ['company_name', 'text'],
  ['email', 'text'],
  ['phone', 'text'],
  ['phone_e164', 'text'],
  ['address', 'text'],
  ['city', 'text'],
  ['postal_code', 'text'],
  ['area', 'text'],
  ['area_unit', 'text'],
  ['budget', 'bigint'],
  ['work_scope', 'text'],
  ['source', 'text'],
  ['source_name', 'text'],
  ['team_id', 'uuid'],
  ['assignee_id', 'uuid'],
  ['creator_id', 'uuid'],
  ['stage_id', 'uuid'],
  ['status_id', 'int'],
  ['call_status', 'text'],
  ['reason_not_interested', 'text'],
  ['follow_up_on', 'date'],
  ['follow_up_time', 'time'],
  ['follow_up_kind', 'text'],
  ['reminded_of', 'timestamp'],
  ['expected_closure', 'date'],
  ['last_call_at', 'timestamptz'],
  ['first_contact_at', 'timestamptz'],
  ['respond_by', 'timestamptz'],
  ['alert_at', 'timestamptz'],
  ['alerts_sent', 'smallint'],
  ['history_count', 'int'],
  ['stage_since', 'timestamptz'],
  ['position', 'text'],
  ['created_at', 'timestamptz'],
  ['updated_at', 'timestamptz'],
] as const

interface Identified {
  lead: BelievableLead
  id: string
  e164: string | undefined
  lines: SeedLine[]
}

function leadRow({ lead, id, e164, lines }: Identified, { now, at, ...ids }: Place) {
  const followUpAt = lead.followUpOn && `${lead.followUpOn} ${lead.followUpTime}`
  const stageSince = lines.findLast(({ kind }) => kind === 'stage')?.at ?? lead.createdAt
  const values = {
    id,
    type: lead.type === 'corporate' ? 1 : 0,
    first_name: lead.firstName,
    last_name: lead.lastName,
    company_name: lead.companyName,
    email: lead.email,
    phone: lead.phone,
    phone_e164: e164,
    address: lead.address,
    city: lead.city,
    postal_code: lead.postalCode,
    area: lead.area?.toString(),
    area_unit: lead.areaUnit,
    budget: lead.budget,
    work_scope: lead.workScope,
    source: lead.source,
    source_name: lead.sourceName,
    team_id: lead.team && ids.teams.get(lead.team),
    assignee_id: lead.assignee && ids.people.get(lead.assignee),
    creator_id: ids.people.get(lead.creator),
    stage_id: ids.stages.get(lead.stage),
    status_id: lead.statusId,
    call_status: lead.callStatus,
    reason_not_interested: lead.reasonNotInterested,
    follow_up_on: lead.followUpOn,
    follow_up_time: lead.followUpTime,
    follow_up_kind: lead.followUpKind,
    // A firm that starts today is not notified of everything that came before.
    reminded_of: followUpAt && followUpAt <= now ? followUpAt : undefined,
    expected_closure: lead.expectedClosure,
    last_call_at: lead.lastCallAt,
    ...firstResponseOf(lead, at),
    history_count: lines.length,
    stage_since: stageSince,
    position: String(stageSince.getTime() / 1000),
    created_at: lead.createdAt,
    updated_at: lead.updatedAt,
  }
  return leadColumns.map(([name]) => values[name])
}

import { calendarDateOf, clockTimeOf } from '@foyer/contract/kit/dates'
import { normalisePhone } from '@foyer/contract/kit/phone-number'
import { identitiesOf } from '@foyer/contract/leads/duplicates/model'
import { sql } from 'drizzle-orm'
import type { Scope } from '../context'
import type { Db } from '../db/on-client'
import { newId } from '../new-id'
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
type Place = KnownIds & { now: string }

const zone = 'Asia/Kolkata'
const chunkSize = 1_000

/** A thousand leads and everything that belongs to them in a few statements. */
export async function insertLeads(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  leads: Iterable<BelievableLead>,
  known: KnownIds,
): Promise<void> {
  const ids = { ...known, now: `${calendarDateOf(now, zone)} ${clockTimeOf(now, zone)}` }
  let chunk: BelievableLead[] = []
  for (const lead of leads) {
    chunk.push(lead)
    if (chunk.length === chunkSize) {
      await insertChunk(db, chunk, ids)
      chunk = []
    }
  }
  if (chunk.length) await insertChunk(db, chunk, ids)
}

async function insertChunk(db: Db, chunk: BelievableLead[], ids: Place): Promise<void> {
  const withIds = chunk.map((lead) => ({ lead, id: newId(lead.createdAt) }))
  await db.execute(sql`
    insert into leads (company_id, id, type, first_name, last_name, company_name, email, phone, phone_e164, address,
      city, postal_code, area, area_unit, budget, work_scope, source, source_name, team_id, assignee_id, creator_id,
      stage_id, status_id, call_status, follow_up_on, follow_up_time, follow_up_kind, reminded_of, expected_closure,
      last_call_at, history_count, stage_since, position, created_at, updated_at)
    select ${ids.companyId}, x.* from json_to_recordset(${JSON.stringify(withIds.map((one) => leadRow(one, ids)))}) as x(
      id uuid, type smallint, first_name text, last_name text, company_name text, email text, phone text,
      phone_e164 text, address text, city text, postal_code text, area text, area_unit text, budget bigint,
      work_scope text, source text, source_name text, team_id uuid, assignee_id uuid, creator_id uuid, stage_id uuid,
      status_id int, call_status text, follow_up_on date, follow_up_time time, follow_up_kind text,
      reminded_of timestamp, expected_closure date, last_call_at timestamptz, history_count int, stage_since timestamptz,
      position text, created_at timestamptz, updated_at timestamptz)`)
  const identityRows = withIds.flatMap(({ lead, id }) =>
    identitiesOf([{ email: lead.email, phones: [lead.phone] }]).map((value) => ({ lead_id: id, value })),
  )
  await db.execute(sql`
    insert into lead_identities (company_id, lead_id, value)
    select ${ids.companyId}, x.* from json_to_recordset(${JSON.stringify(identityRows)}) as x(lead_id uuid, value text)`)
  const tagRows = withIds.flatMap(({ lead, id }) =>
    lead.tags.map((tag) => ({ lead_id: id, tag_id: ids.tags.get(tag), created_at: lead.createdAt })),
  )
  await db.execute(sql`
    insert into lead_tags (company_id, lead_id, tag_id, created_at)
    select ${ids.companyId}, x.* from json_to_recordset(${JSON.stringify(tagRows)}) as x(
      lead_id uuid, tag_id uuid, created_at timestamptz)`)
  const historyRows = withIds.flatMap(({ lead, id }) =>
    lead.history.map(({ kind, at, by, sentence, ...details }) => ({
      lead_id: id,
      id: newId(at),
      kind,
      at,
      actor_id: ids.people.get(by),
      sentence,
      remark: 'text' in details ? details.text : undefined,
      details,
    })),
  )
  await db.execute(sql`
    insert into lead_history (company_id, lead_id, id, kind, at, actor_id, sentence, remark, details)
    select ${ids.companyId}, x.* from json_to_recordset(${JSON.stringify(historyRows)}) as x(
      lead_id uuid, id uuid, kind text, at timestamptz, actor_id uuid, sentence text, remark text, details jsonb)`)
}

function leadRow({ lead, id }: { lead: BelievableLead; id: string }, { now, ...ids }: Place) {
  const followUpAt = lead.followUpOn && `${lead.followUpOn} ${lead.followUpTime}`
  const stageChanges = lead.history.filter(
    (entry) => entry.kind === 'stage' || (entry.kind === 'assigned' && !entry.from),
  )
  const stageSince = stageChanges.at(-1)?.at ?? lead.createdAt
  return {
    id,
    type: lead.type === 'corporate' ? 1 : 0,
    first_name: lead.firstName,
    last_name: lead.lastName,
    company_name: lead.companyName,
    email: lead.email,
    phone: lead.phone,
    phone_e164: normalisePhone(lead.phone),
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
    follow_up_on: lead.followUpOn,
    follow_up_time: lead.followUpTime,
    follow_up_kind: lead.followUpKind,
    // A firm that starts today is not notified of everything that came before.
    reminded_of: followUpAt && followUpAt <= now ? followUpAt : undefined,
    expected_closure: lead.expectedClosure,
    last_call_at: lead.lastCallAt,
    history_count: lead.history.length,
    stage_since: stageSince,
    position: String(stageSince.getTime() / 1000),
    created_at: lead.createdAt,
    updated_at: lead.updatedAt,
  }
}

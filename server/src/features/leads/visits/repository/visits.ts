import type { RemarkType } from '@foyer/contract/leads/model'
import type { VisitOutcome } from '@foyer/contract/leads/visits/model'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'

/** A visit as JSON of the database. */
export interface VisitRow {
  id: string
  userId: string
  onTheWayAt: string | null
  arrivedAt: string | null
  latitude: number | null
  longitude: number | null
  accuracy: number | null
  isSaved: boolean
}

interface Steps {
  onTheWayAt: Date | null
  arrivedAt: Date | null
  latitude: number | null
  longitude: number | null
  accuracy: number | null
}

/** The lead and those that were merged into it: nobody's way is lost by a merge. */
const family = (companyId: string, leadId: string) => sql`
  with recursive family(id) as (
    select ${leadId}::uuid
    union
    select m.merged_id from lead_merges m join family on m.company_id = ${companyId} and m.kept_id = family.id
    where m.undone_at is null
  )`

/** Those that are under way, and the latest that was saved with a place. Of one lead there are few. */
export async function findVisits(db: Db, companyId: string, leadId: string): Promise<VisitRow[]> {
  const { rows } = await db.execute<{ visits: VisitRow[] }>(sql`
    ${family(companyId, leadId)}, own as (
      select v.* from site_visits v where v.company_id = ${companyId} and v.lead_id in (select id from family)
    )
    select coalesce(json_agg(json_build_object('id', v.id, 'userId', v.user_id, 'onTheWayAt', v.on_the_way_at,
      'arrivedAt', v.arrived_at, 'latitude', v.latitude, 'longitude', v.longitude, 'accuracy', v.accuracy,
      'isSaved', v.saved_at is not null) order by v.created_at), '[]') as visits
    from (
      (select * from own where saved_at is null)
      union all
      (select * from own where saved_at is not null and undone_at is null and latitude is not null
        order by saved_at desc limit 1)
    ) v`)
  return rows[0]?.visits ?? []
}

const stepColumns = ({ onTheWayAt, arrivedAt, latitude, longitude, accuracy }: Steps) => sql`
  ${onTheWayAt?.toISOString() ?? null}::timestamptz, ${arrivedAt?.toISOString() ?? null}::timestamptz,
  ${latitude}::float8, ${longitude}::float8, ${accuracy}::int`

interface Whose {
  companyId: string
  leadId: string
  userId: string
}

export const insertUnderWay = (db: Db, { companyId, leadId, userId }: Whose, id: string, steps: Steps) =>
  db.execute(sql`
    insert into site_visits
      (company_id, id, lead_id, user_id, on_the_way_at, arrived_at, latitude, longitude, accuracy)
    values (${companyId}, ${id}, ${leadId}, ${userId}, ${stepColumns(steps)})`)

export const updateSteps = (db: Db, companyId: string, id: string, steps: Steps, now: Date) =>
  db.execute(sql`
    update site_visits set (on_the_way_at, arrived_at, latitude, longitude, accuracy, updated_at) =
      (${stepColumns(steps)}, ${now.toISOString()}::timestamptz)
    where company_id = ${companyId} and id = ${id}`)

export const deleteUnderWay = (db: Db, companyId: string, ids: readonly string[]) =>
  db.execute(sql`
    delete from site_visits where company_id = ${companyId} and id = any(${sql.param([...ids])}::uuid[])
      and saved_at is null`)

export interface SavedVisit {
  id: string
  outcome: VisitOutcome
  remark: string | undefined
  nextOn: string | undefined
  nextTime: string | undefined
  nextKind: RemarkType | undefined
  fileIds: readonly string[]
}

/** What was under way becomes the visit, or a new one is written. */
export const writeSaved = (
  db: Db,
  { companyId, leadId, userId }: Whose,
  { id, outcome, remark, nextOn, nextTime, nextKind, fileIds }: SavedVisit,
  now: Date,
) =>
  db.execute(sql`
    insert into site_visits (company_id, id, lead_id, user_id, outcome, remark, next_on, next_time, next_kind, file_ids,
      created_at, updated_at, saved_at)
    values (${companyId}, ${id}, ${leadId}, ${userId}, ${outcome}, ${remark ?? null}, ${nextOn ?? null}::date,
      ${nextTime ?? null}::time, ${nextKind ?? null}, ${sql.param([...fileIds])}::uuid[],
      ${now.toISOString()}, ${now.toISOString()}, ${now.toISOString()})
    on conflict (company_id, id) do update set lead_id = excluded.lead_id, outcome = excluded.outcome,
      remark = excluded.remark, next_on = excluded.next_on, next_time = excluded.next_time, next_kind = excluded.next_kind,
      file_ids = excluded.file_ids, updated_at = excluded.updated_at, saved_at = excluded.saved_at`)

/** It stays as it was, as its entry does; on the way and there are under way again. */
export const setTakenBack = (db: Db, companyId: string, id: string, again: string, now: Date) =>
  db.execute(sql`
    with undone as (
      update site_visits set undone_at = ${now.toISOString()}, updated_at = ${now.toISOString()}
      where company_id = ${companyId} and id = ${id} and undone_at is null returning *
    )
    insert into site_visits
      (company_id, id, lead_id, user_id, on_the_way_at, arrived_at, latitude, longitude, accuracy, created_at)
    select company_id, ${again}::uuid, lead_id, user_id, on_the_way_at, arrived_at, latitude, longitude, accuracy, created_at
    from undone where on_the_way_at is not null or arrived_at is not null
    on conflict (company_id, lead_id, user_id) where saved_at is null do nothing`)

export interface ShownRow extends Omit<VisitRow, 'userId' | 'isSaved'> {
  outcome: VisitOutcome
  photos: { id: string; name: string; contentType: string }[]
}

/** With their photos, in the order in which they were added. */
export async function findShown(db: Db, companyId: string, ids: readonly string[]): Promise<ShownRow[]> {
  const { rows } = await db.execute<{ visits: ShownRow[] }>(sql`
    select coalesce(json_agg(json_build_object('id', v.id, 'onTheWayAt', v.on_the_way_at, 'arrivedAt', v.arrived_at,
      'latitude', v.latitude, 'longitude', v.longitude, 'accuracy', v.accuracy, 'outcome', v.outcome,
      'photos', (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'contentType', f.content_type)
        order by photo.place), '[]') from unnest(v.file_ids) with ordinality photo(id, place)
        join files f on f.company_id = v.company_id and f.id = photo.id))), '[]') as visits
    from site_visits v where v.company_id = ${companyId} and v.id = any(${sql.param([...ids])}::uuid[])`)
  return rows[0]?.visits ?? []
}

import { cardFields } from '@foyer/contract/board/model'
import type { LeanField, LeanRow } from '@foyer/contract/leads/list/lean-row'
import { and, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Db, runPrepared } from '../../db/on-client'
import { leadTagTallies, leadTallies } from '../../db/schema/derived/lead-sums'
import { leads, leadTags } from '../../db/schema/leads'
import { type FullRowRead, selectedOf, wholeRow } from '../leads/service'
import type { Visibility } from '../teams/service'

export type Narrowing = SQL | undefined

export const allOf = (...conditions: Narrowing[]): Narrowing => and(...conditions)

/** Which leads a board shows: those the caller sees, narrowed by its filters. */
export interface Shown {
  companyId: string
  visibility: Visibility
  members: string[]
  tagIds: string[]
  /** What the sums of leads do not know. */
  further: Narrowing
}

type Tallies = typeof leadTallies | typeof leadTagTallies

const ofMembers = (
  column: typeof leads.assigneeId | Tallies['assigneeId'],
  members: string[],
): SQL | undefined => (members.length ? inArray(column, members) : undefined)

/** The sums for the leads that are shown. */
const counted = (tallies: Tallies, { visibility, members }: Shown): SQL | undefined =>
  and(
    visibility({ assignee: tallies.assigneeId, creator: tallies.creatorId }),
    ofMembers(tallies.assigneeId, members),
  )

/** Only columns of leads_on_board, so that the index alone answers. */
const seen = ({ companyId, visibility, members, further }: Shown): SQL | undefined =>
  and(
    eq(leads.companyId, companyId),
    isNull(leads.deletedAt),
    isNull(leads.archivedAt),
    visibility({ assignee: leads.assigneeId, creator: leads.creatorId }),
    ofMembers(leads.assigneeId, members),
    further,
  )

const taggedOf = (leadId: SQLWrapper, { companyId, tagIds }: Shown): SQL =>
  sql`${leadId} in (select ${leadTags.leadId} from ${leadTags} where ${and(
    eq(leadTags.companyId, companyId),
    inArray(leadTags.tagId, tagIds),
  )})`

const tagged = (shown: Shown): SQL | undefined =>
  shown.tagIds.length ? taggedOf(leads.id, shown) : undefined

export interface StageSum {
  leads: number
  budget: number
  /** How many leads are in the stage, for any viewer. */
  all: number
}

/** Adds up a few rows, however many leads there are. */
export async function sumStages(db: Db, shown: Shown): Promise<Map<string, StageSum>> {
  const isShown = counted(leadTallies, shown) ?? sql`true`
  const rows = await runPrepared<StageSum & { stageId: string }>(
    db,
    sql`select ${leadTallies.stageId} as "stageId",
        coalesce(sum(${leadTallies.leads}) filter (where ${isShown}), 0)::int as leads,
        coalesce(sum(${leadTallies.budget}) filter (where ${isShown}), 0)::float8 as budget,
        sum(${leadTallies.leads})::int as all
      from ${leadTallies} where ${eq(leadTallies.companyId, shown.companyId)} group by ${leadTallies.stageId}`,
  )
  return new Map(rows.map(({ stageId, ...sum }) => [stageId, sum]))
}

type TaggedSum = Omit<StageSum, 'all'>

/** The same for leads with one tag. */
export async function sumTagged(db: Db, shown: Shown, tagId: string): Promise<Map<string, TaggedSum>> {
  const rows = await db
    .select({
      stageId: leadTagTallies.stageId,
      leads: sql<number>`sum(${leadTagTallies.leads})::int`,
      budget: sql<number>`sum(${leadTagTallies.budget})::float8`,
    })
    .from(leadTagTallies)
    .where(
      and(
        eq(leadTagTallies.companyId, shown.companyId),
        eq(leadTagTallies.tagId, tagId),
        counted(leadTagTallies, shown),
      ),
    )
    .groupBy(leadTagTallies.stageId)
  return new Map(rows.map(({ stageId, ...sum }) => [stageId, sum]))
}

/** A lead may have several of these tags, which the sums do not know: counted among few leads or among most of them. */
export async function countTagged(
  db: Db,
  shown: Shown,
  isAmongFew: boolean,
): Promise<Map<string, TaggedSum>> {
  // In the order of leads_on_board, so that this index is read instead of the leads.
  const order = isAmongFew ? sql`` : sql`order by ${leads.stageId}, ${leads.position}`
  const { rows } = await db.execute<{ stage_id: string; leads: number; budget: number }>(sql`
    select counted.stage_id, count(*)::int as leads, coalesce(sum(counted.budget), 0)::float8 as budget
    from (
      select ${leads.id}, ${leads.stageId}, ${leads.budget} from ${leads} where ${seen(shown)} ${order} offset 0
    ) counted
    where ${taggedOf(sql`counted.id`, shown)}
    group by counted.stage_id`)
  return new Map(rows.map(({ stage_id, ...sum }) => [stage_id, sum]))
}

/** Sums of leads that have to be looked at one by one. */
export async function countShown(db: Db, shown: Shown): Promise<Map<string, TaggedSum>> {
  const rows = await db
    .select({
      stageId: leads.stageId,
      leads: sql<number>`count(*)::int`,
      budget: sql<number>`coalesce(sum(${leads.budget}), 0)::float8`,
    })
    .from(leads)
    .where(and(seen(shown), tagged(shown)))
    .groupBy(leads.stageId)
  return new Map(rows.map(({ stageId, ...sum }) => [stageId, sum]))
}

export interface ColumnSlice {
  stageId: string
  limit: number
  /** Cards below this position are folded away. */
  lowest: string
}

interface Slices {
  columns: ColumnSlice[]
  /** Where the last page of the only column ended. */
  after: { value: string; id: string } | undefined
  /** Whether each card has all that is known of its lead. */
  isWhole: boolean
  /** Whether so few leads are shown that they are picked out instead of met on a walk down the columns. */
  isPicked: boolean
}

const wanted = (columns: ColumnSlice[]): SQL =>
  sql`unnest(${sql.param(columns.map(({ stageId }) => stageId))}::uuid[],
    ${sql.param(columns.map(({ limit }) => limit))}::int[],
    ${sql.param(columns.map(({ lowest }) => lowest))}::text[]) as wanted(stage_id, most, lowest)`

/** Walks down each column along leads_on_board until it has its cards. */
const walked = (shown: Shown, { columns, after }: Slices): SQL => {
  const beyond = after && sql`(${leads.position}, ${leads.id}) < (${after.value}::text, ${after.id}::uuid)`
  // The inner limit is known at planning time, so the index is chosen; the outer one ends each walk in time.
  const most = Math.max(...columns.map(({ limit }) => limit))
  return sql`select key.id, key.position from ${wanted(columns)} cross join lateral (
    select * from (
      select ${leads.id}, ${leads.position} from ${leads}
      where ${and(
        seen(shown),
        sql`${leads.stageId} = wanted.stage_id and ${leads.position} >= wanted.lowest`,
        beyond,
        tagged(shown),
      )}
      order by ${leads.position} desc, ${leads.id} desc limit ${most}
    ) walk limit wanted.most
  ) key`
}

/** All that are shown, by the index of the filter; then the first of each column. */
const picked = (shown: Shown, { columns, after }: Slices): SQL => {
  const beyond = after && sql`(few.position, few.id) < (${after.value}::text, ${after.id}::uuid)`
  return sql`select ranked.id, ranked.position from (
    select few.id, few.position, wanted.most,
      row_number() over (partition by few.stage_id order by few.position desc, few.id desc) as place
    from (
      select ${leads.id}, ${leads.stageId}, ${leads.position} from ${leads}
      where ${and(seen(shown), tagged(shown))} offset 0
    ) few join ${wanted(columns)} on wanted.stage_id = few.stage_id and few.position >= wanted.lowest
    where ${beyond ?? sql`true`}
  ) ranked where ranked.place <= ranked.most`
}

/** What of a lead its card needs; tags, stage and person by their ids. */
export type CardRow = (LeanRow | FullRowRead) & { stageSince: string }

export interface PlacedRow {
  row: CardRow
  position: string
}

const read = cardFields.map((field): LeanField => (field === 'tags' ? 'tagIds' : field))
const since = ', l.stage_since as "stageSince"'
const selected = sql.raw(`${selectedOf([...read, 'stageId', 'assigneeId'])}${since}`)
const all = sql.raw(`${wholeRow}${since}`)

/** The first cards of each column, the highest first; all in one statement. */
export async function findCards(db: Db, shown: Shown, slices: Slices): Promise<PlacedRow[]> {
  const keys = slices.isPicked ? picked(shown, slices) : walked(shown, slices)
  const { rows } = await db.execute<PlacedRow & Record<string, unknown>>(sql`
    select key.position, json_strip_nulls((select row_to_json(r) from (select ${slices.isWhole ? all : selected}) r)) as row
    from (${keys}) key
    join ${leads} l on l.company_id = ${shown.companyId} and l.id = key.id
    order by key.position desc, key.id desc`)
  return rows
}

import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { leads } from '../../../../db/schema/leads'
import type { Visibility } from '../../../teams/service'

/** Of two leads that arrive at the same instant, or while a clock is ahead, the later one is higher. */
const step = sql.raw('0.001')

/** As stored. */
export const written = (number: SQL): SQL => sql`trim_scale(${number})::text`

/** A number above all leads of the stage. */
export const topOf = (companyId: string, stageId: SQL, now: Date, except?: string): SQL => sql`greatest(
  round(extract(epoch from ${now.toISOString()}::timestamptz)::numeric, 3),
  (select first.position::numeric + ${step} from ${leads} first
    where first.company_id = ${companyId} and first.stage_id = ${stageId} and first.deleted_at is null
      and first.archived_at is null and first.id is distinct from ${except ?? null}::uuid
    order by first.position desc, first.id desc limit 1))`

/** Strictly between two, with no more digits than needed. */
const between = (above: SQL, below: SQL): SQL =>
  sql`round((${above} + ${below}) * 0.5, greatest(0, ceil(-log(${above} - ${below}))::int + 1))`

interface Column {
  companyId: string
  stageId: string
  /** The lead that looks for a position does not count. */
  leadId: string
}

export async function findTop(db: Db, { companyId, stageId, leadId }: Column, now: Date): Promise<string> {
  const { rows } = await db.execute<{ position: string }>(
    sql`select ${written(topOf(companyId, sql`${stageId}::uuid`, now, leadId))} as position`,
  )
  return rows[0]?.position ?? '0'
}

interface Gap {
  /** The position of the card. */
  card: string
  /** Undefined if the next one has the same position as the card. */
  position: string | null
  /** Below all cards with the position of this card. */
  below: string
}

/** The gap below a card that the caller sees in the column; undefined if the card is no longer there. */
export async function findGap(
  db: Db,
  { companyId, stageId, leadId }: Column,
  cardId: string,
  visibility: Visibility,
): Promise<Gap | undefined> {
  const others = (key: SQL) => sql`
    select l.position from ${leads} l
    where l.company_id = ${companyId} and l.stage_id = ${stageId} and l.deleted_at is null and l.archived_at is null
      and l.id <> ${leadId} and ${key}
    order by l.position desc, l.id desc limit 1`
  const above = sql`card.position::numeric`
  const placed = (next: SQL) =>
    written(
      sql`case when ${next} is null then ${above} - 1 when ${next} < card.position then ${between(above, sql`${next}::numeric`)} end`,
    )
  const card = db
    .select({ id: leads.id, position: leads.position })
    .from(leads)
    .where(
      and(
        eq(leads.companyId, companyId),
        eq(leads.id, cardId),
        eq(leads.stageId, stageId),
        isNull(leads.deletedAt),
        isNull(leads.archivedAt),
        visibility({ assignee: leads.assigneeId, creator: leads.creatorId }),
      ),
    )
  const { rows } = await db.execute<Gap & Record<string, unknown>>(sql`
    select card.position as card, ${placed(sql`next.position`)} as position, ${placed(sql`lower.position`)} as below
    from (${card}) card
    left join lateral (${others(sql`(l.position, l.id) < (card.position, card.id)`)}) next on true
    left join lateral (${others(sql`l.position < card.position`)}) lower on true`)
  return rows[0]
}

/**
 * Leads that arrived at one instant share a position: those below the card are spread over the room below it, in their
 * order. A locked lead keeps its position, because waiting for it could be a deadlock.
 */
export const spreadBehind = (
  db: Db,
  { companyId, stageId, leadId }: Column,
  cardId: string,
  { card }: Pick<Gap, 'card'>,
) =>
  db.execute(sql`
    with same as (
      select id from ${leads}
      where company_id = ${companyId} and stage_id = ${stageId} and deleted_at is null and archived_at is null
        and position = ${card} and id < ${cardId} and id <> ${leadId}
      order by id desc for no key update skip locked
    ),
    room as (
      select ${card}::numeric - coalesce((
        select l.position::numeric from ${leads} l
        where l.company_id = ${companyId} and l.stage_id = ${stageId} and l.deleted_at is null
          and l.archived_at is null and l.position < ${card}
        order by l.position desc, l.id desc limit 1), ${card}::numeric - 1) as size
    ),
    spread as (
      select id, size * row_number() over (order by id desc) / (count(*) over () + 1) as below,
        size / (count(*) over () + 1) as gap
      from same, room
    )
    update ${leads} l
    set position = ${written(sql`round(${card}::numeric - s.below, greatest(0, ceil(-log(s.gap))::int + 1))`)}
    from spread s where l.company_id = ${companyId} and l.id = s.id`)

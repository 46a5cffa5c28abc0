import { type Db, prepared } from '../../../../db/on-client'
import { isVisible } from '../../../teams/service'

/** Of two leads that arrive at the same instant, or while a clock is ahead, the later one is higher. */
const step = '0.001'

/** As stored. */
const written = (number: string): string => `trim_scale(${number})::text`

/** The live leads of a stage, from the top; $1 is the company. */
const cards = (table: string, stage: string): string =>
  `${table}.company_id = $1 and ${table}.stage_id = ${stage} and ${table}.deleted_at is null and ${table}.archived_at is null`

/** A position above all leads of a stage, except one. */
export const topOf = (stage: string, now: string, except: string): string =>
  `${written(`greatest(
  round(extract(epoch from ${now}::timestamptz)::numeric, 3),
  (select first.position::numeric + ${step} from leads first
    where ${cards('first', stage)} and first.id is distinct from ${except}
    order by first.position desc, first.id desc limit 1))`)}`

/** Strictly between two, with no more digits than needed. */
const between = (above: string, below: string): string =>
  `round((${above} + ${below}) * 0.5, greatest(0, ceil(-log(${above} - ${below}))::int + 1))`

export interface Gap {
  /** The position of the card. */
  card: string
  /** Null if the next one has the same position as the card. */
  position: string | null
  /** Below all cards with the position of this card. */
  below: string
}

/** Numbers of parameters. */
interface GapParameters {
  stage: string
  card: string
  /** The lead that looks for a position does not count. */
  lead: string
  /** The first of the three about what the caller sees. */
  visible: number
}

/** The gap below a card that the caller sees in the column; no row if the card is no longer there. */
export const gapBelow = ({ stage, card, lead, visible }: GapParameters): string => {
  const other = (condition: string) => `
    select o.position from leads o where ${cards('o', `${stage}::uuid`)} and o.id <> ${lead} and ${condition}
    order by o.position desc, o.id desc limit 1`
  const above = 'card.position::numeric'
  const placed = (next: string) =>
    written(
      `case when ${next} is null then ${above} - 1 when ${next} < card.position then ${between(above, `${next}::numeric`)} end`,
    )
  return `
    select card.position as card, ${placed('next.position')} as position, ${placed('lower.position')} as below
    from (select c.id, c.position from leads c
      where ${cards('c', `${stage}::uuid`)} and c.id = ${card}::uuid and ${isVisible('c', visible)}) card
    left join lateral (${other('(o.position, o.id) < (card.position, card.id)')}) next on true
    left join lateral (${other('o.position < card.position')}) lower on true`
}

const spread = prepared(
  'spread-cards',
  `with same as (
    select o.id from leads o where ${cards('o', '$2')} and o.position = $3 and o.id < $4 and o.id <> $5
    order by o.id desc for no key update skip locked
  ),
  room as (
    select $3::numeric - coalesce((
      select o.position::numeric from leads o where ${cards('o', '$2')} and o.position < $3
      order by o.position desc, o.id desc limit 1), $3::numeric - 1) as size
  ),
  places as (
    select id, size * row_number() over (order by id desc) / (count(*) over () + 1) as below,
      size / (count(*) over () + 1) as gap
    from same, room
  )
  update leads l set position = ${written('round($3::numeric - p.below, greatest(0, ceil(-log(p.gap))::int + 1))')}
  from places p where l.company_id = $1 and l.id = p.id`,
)

/**
 * Leads that arrived at one instant share a position: those below the card are spread over the room below it, in their
 * order. A locked lead keeps its position, because waiting for it could be a deadlock.
 */
export const spreadBelow = (
  db: Db,
  {
    companyId,
    stageId,
    leadId,
    cardId,
    card,
  }: Pick<Gap, 'card'> & Record<'companyId' | 'stageId' | 'leadId' | 'cardId', string>,
) => spread(db, [companyId, stageId, card, cardId, leadId])

import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { type Db, runPrepared } from '../../../../db/on-client'
import { leadTallies } from '../../../../db/schema/derived/lead-sums'
import { leads } from '../../../../db/schema/leads'
import type { Visibility } from '../../../teams/service'

/** How many of the newest leads are read: older values are found by typing them. */
const lookedAt = 5_000

const newest = (filter: SQL | undefined): SQL => sql`
  select ${leads.area} as area, trim(${leads.city}) as city, ${leads.cityKey} as city_key, ${leads.address} as address
  from ${leads} where ${filter} order by ${leads.createdAt} desc limit ${sql.raw(String(lookedAt))}`

const areas = (most: number): SQL => sql`
  select area from newest
  where nullif(trim(area), '') is not null
  group by area
  order by substring(replace(area, ',', '') from '[0-9]{1,15}(?:[.][0-9]{1,15})?')::numeric, area
  limit ${sql.raw(String(most))}`

/** Each once, as most leads spell it; those of most leads. */
const cities = (most: number): SQL => sql`
  select city from (
    select mode() within group (order by city) as city from newest where city_key <> ''
    group by city_key order by count(*) desc, city_key limit ${sql.raw(String(most))}
  ) as known order by lower(city)`

/** What stands before a number of its own, such as that of a flat, is no place that others share. */
const numbered = String.raw`^(#|no[. ]|[0-9]|(flat|unit|office|shop|villa|row house|bungalow|house|plot|door|apt|apartment|wing|tower|block|floor|gala|room)\y.*[0-9])`

/** Societies and localities: the parts of addresses between commas, those of most leads. */
const places = (most: number): SQL => sql`
  select place from (
    select mode() within group (order by place) as place
    from (select trim(part) as place, city_key from newest, regexp_split_to_table(address, '[,;\\n]') as part) as parts
    where length(place) between 3 and 60 and place ~ '[^0-9[:space:][:punct:]]' and place !~* ${numbered}
      and figure_key(place) <> coalesce(city_key, '')
    group by figure_key(place) order by count(*) desc, figure_key(place) limit ${sql.raw(String(most))}
  ) as known order by lower(place)`

/** Jumps along the index from one value to the next, however many leads have each. */
function sources(companyId: string, most: number): SQL {
  const next = (than: SQL) => sql`(
    select l.source from ${leads} l
    where l.company_id = ${companyId} and l.deleted_at is null and l.archived_at is null and l.source > ${than}
    order by l.source limit 1)`
  return sql`
    with recursive found(source) as (
      select ${next(sql`''`)}
      union all
      select ${next(sql`found.source`)} from found where found.source is not null
    )
    select source from found where source is not null limit ${sql.raw(String(most))}`
}

/** Everybody who has leads that the caller may see. */
const assignees = (companyId: string, visibility: Visibility): SQL => sql`
  select ${leadTallies.assigneeId} as id from ${leadTallies}
  where ${and(
    eq(leadTallies.companyId, companyId),
    isNotNull(leadTallies.assigneeId),
    visibility({ assignee: leadTallies.assigneeId, creator: leadTallies.creatorId }),
  )}
  group by ${leadTallies.assigneeId} having sum(${leadTallies.leads}) > 0`

/** One of the two ends of the index. */
const budget = (filter: SQL | undefined, way: 'asc' | 'desc'): SQL => sql`
  select ${leads.budget} from ${leads} where ${and(filter, isNotNull(leads.budget))}
  order by ${leads.budget} ${sql.raw(way)} limit 1`

interface Options extends Record<string, unknown> {
  areas: string[]
  sources: string[]
  cities: string[]
  places: string[]
  assignees: string[]
  lowest: number | null
  highest: number | null
}

export async function findOptions(
  db: Db,
  companyId: string,
  { filter, visibility, most }: { filter: SQL | undefined; visibility: Visibility; most: number },
): Promise<Options | undefined> {
  const [found] = await runPrepared<Options>(
    db,
    sql`with newest as materialized (${newest(filter)})
      select array(${areas(most)}) as areas, array(${sources(companyId, most)}) as sources,
      array(${cities(most)}) as cities, array(${places(most)}) as places,
      array(${assignees(companyId, visibility)}) as assignees,
      (${budget(filter, 'asc')}) as lowest, (${budget(filter, 'desc')}) as highest`,
  )
  return found
}

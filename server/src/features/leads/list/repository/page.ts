import type { LeadListQuery, LeadSort } from '@foyer/contract/leads/model'
import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import {
  type Db,
  preparedStatement,
  runPlanned,
  runPrepared,
  runStatement,
  type Statement,
} from '../../../../db/on-client'
import { leads } from '../../../../db/schema/leads'
import { counted } from './count'
import type { FarPlace } from './far-page'
import { type RowNames, selectedAs, withoutNulls } from './row-values'
import { type Cursor, sortColumn } from './sorts'

/** One statement for the number of leads that match, a page of them as JSON, and where the page ended. */
export interface PageWanted extends Pick<LeadListQuery, 'sort' | 'descending' | 'limit' | 'page'> {
  companyId: string
  filter: SQL | undefined
  /** The leads that a search finds (`foundLeads`), which fulfil the filter. */
  found?: SQL | undefined
  /** How many there are, as a query; of what a search finds they are counted. */
  total: SQL | undefined
  /** Where a page far down the list begins. */
  far?: FarPlace | undefined
  /** Whether there were more than a few when somebody last asked for the same. */
  areMany: boolean
  /** More leads than this are not sorted. */
  most: number | undefined
  cursor: Cursor | undefined
  /** For lists with the overdue ones after all others (L-041). */
  overdue: SQL | undefined
  /** Whether one plan is right for any values: the filter is none of a person's own choice. */
  isUsual: boolean
  names: RowNames
  /** Further values of each row, of leads `l`. */
  more?: string | undefined
}

export interface FoundPage {
  total: number
  /** A JSON array. */
  rows: string
  /** Where the page ended, if there may be another one. */
  last: Cursor | undefined
}

/** A part of the list with one order: the leads of one part come before those of the next. */
interface Part {
  where: SQL | undefined
  order: SQL
  /** The sort value; null where there is none. */
  key: SQL
  isOverdue: boolean
  isBlank: boolean
}

/** Every lead has one. */
const alwaysSet: readonly LeadSort[] = ['created', 'updated', 'name']

function partsOf({ sort, descending, overdue, cursor, companyId, ...wanted }: PageWanted): Part[] {
  const filter = wanted.found
    ? sql`${leads.companyId} = ${companyId} and ${leads.id} in (select lead_id from found)`
    : wanted.filter
  const { column, type } = sortColumn(sort)
  const way = sql.raw(descending ? 'desc' : 'asc')
  const isSet = alwaysSet.includes(sort)
  const beyond = (part: Pick<Part, 'isOverdue' | 'isBlank'>) => {
    const isHere =
      cursor && (cursor.value === null) === part.isBlank && (cursor.isOverdue ?? false) === part.isOverdue
    if (!isHere) return undefined
    return part.isBlank
      ? sql`${leads.id} > ${cursor.id}::uuid`
      : sql`(${column}, ${leads.id}) ${sql.raw(descending ? '<' : '>')} (${cursor.value}::${type}, ${cursor.id}::uuid)`
  }
  const valued = (where: SQL | undefined, isOverdue: boolean): Part => ({
    where: and(filter, where, isSet ? undefined : isNotNull(column), beyond({ isOverdue, isBlank: false })),
    order: sql`${column} ${way}, ${leads.id} ${way}`,
    key: sql`${column}`,
    isOverdue,
    isBlank: false,
  })
  // Leads without a value come last in both directions, ordered by id.
  const blank: Part = {
    where: and(filter, isNull(column), beyond({ isOverdue: false, isBlank: true })),
    order: sql`${leads.id}`,
    key: sql`null::${type}`,
    isOverdue: false,
    isBlank: true,
  }
  const all = overdue
    ? [valued(sql`(${overdue}) is not true`, false), valued(overdue, true)]
    : [valued(undefined, false), ...(isSet ? [] : [blank])]
  const isBefore = (part: Part) =>
    cursor && ((cursor.isOverdue && !part.isOverdue) || (cursor.value === null && !part.isBlank && !overdue))
  return all.filter((part) => !isBefore(part))
}

const number = (value: number) => sql.raw(String(Math.trunc(value)))

/** The leads of the page in order, each with its key. Far out only the index is walked, and then the page itself is read. */
function pageOf(wanted: PageWanted): SQL {
  const { companyId, limit, page, cursor, most, far } = wanted
  const offset = cursor ? 0 : page * limit
  const isWorthwhile = sql`(select n from total) > 0${most === undefined ? sql.empty() : sql` and (select n from total) <= ${number(most)}`}`
  if (wanted.found && wanted.sort === 'created' && !wanted.overdue) return foundPage(wanted, offset)
  const parts = partsOf(wanted)
  const isOne = parts.length === 1
  const columns = offset > 0 ? sql`${leads.id} as id` : sql`${leads}.*`
  const skipped = far?.offset ?? number(isOne ? offset : 0)
  const read = parts.map(
    ({ where, order, key, isOverdue }) => sql`(
      select ${columns}, ${key} as page_value, ${sql.raw(String(isOverdue))} as is_page_overdue
      from ${leads} where ${and(where, isWorthwhile, far?.from)} order by ${order}
      limit ${number(isOne ? limit : offset + limit)} offset ${skipped})`,
  )
  const joined = sql.join(read, sql` union all `)
  if (offset === 0)
    return sql`select parts.*, page_value::text as page_key from (${joined}) as parts limit ${number(limit)}`
  const keys = isOne
    ? joined
    : sql`select * from (${joined}) as parts limit ${number(limit)} offset ${number(offset)}`
  return readInOrder(companyId, keys)
}

/** What a search finds has its own order: the leads of the page alone are read. */
function foundPage({ companyId, limit, descending, cursor }: PageWanted, offset: number): SQL {
  const way = sql.raw(descending ? 'desc' : 'asc')
  const beyond =
    cursor &&
    sql`where (created_at, lead_id) ${sql.raw(descending ? '<' : '>')} (${cursor.value}::timestamptz, ${cursor.id}::uuid)`
  return readInOrder(
    companyId,
    sql`select lead_id as id, created_at as page_value, false as is_page_overdue from found ${beyond ?? sql.empty()}
      order by created_at ${way}, lead_id ${way} limit ${number(limit)} offset ${number(offset)}`,
  )
}

const readInOrder = (companyId: string, keys: SQL): SQL =>
  sql`select l.*, keys.page_value::text as page_key, keys.is_page_overdue
    from (select chosen.*, row_number() over () as place from (${keys}) as chosen) as keys
    join ${leads} l on l.company_id = ${companyId} and l.id = keys.id
    order by keys.place`

/** A page, and what it is read from, each once. */
interface PageSource {
  first: SQL
  page: SQL
}

function walked(wanted: PageWanted): PageSource {
  const { found, far, total, filter } = wanted
  const number = found ? sql`select count(*) from found` : (total ?? counted(filter))
  const first = sql.join(
    [
      ...(found ? [sql`found as materialized (${found})`] : []),
      ...(far ? [sql`place as materialized (${far.place})`] : []),
      sql`total as materialized (select (${number})::int as n)`,
    ],
    sql`, `,
  )
  return { first, page: pageOf(wanted) }
}

/** So many leads are sorted as quickly as an index is walked. */
export const few = 3_000

/** As short as it can be: each further value is compared thousands of times. */
function orderOf({ sort, descending, overdue }: Pick<PageWanted, 'sort' | 'descending' | 'overdue'>): SQL {
  if (overdue)
    return descending ? sql`is_page_overdue, page_value desc, id desc` : sql`is_page_overdue, page_value, id`
  if (!descending) return sql`page_value, id`
  return alwaysSet.includes(sort)
    ? sql`page_value desc, id desc`
    : sql`page_value desc nulls last, case when page_value is null then id end, id desc`
}

/** Of leads that have to be counted: they are found once, for their number and their order. */
function gathered({
  companyId,
  filter,
  overdue,
  cursor,
  sort,
  descending,
  limit,
  page,
}: PageWanted): PageSource {
  const { column, type } = sortColumn(sort)
  const beyond =
    cursor &&
    sql`and (is_page_overdue, page_value is null) >= (${cursor.isOverdue ?? false}, ${cursor.value === null}) and (
      (is_page_overdue, page_value is null) > (${cursor.isOverdue ?? false}, ${cursor.value === null}) or
      ${
        cursor.value === null
          ? sql`id > ${cursor.id}::uuid`
          : sql`(page_value, id) ${sql.raw(descending ? '<' : '>')} (${cursor.value}::${type}, ${cursor.id}::uuid)`
      })`
  const keys = sql`select id, page_value, is_page_overdue from gathered
    where true ${beyond ?? sql.empty()}
    order by ${orderOf({ sort, descending, overdue })}
    limit ${number(limit)} offset ${number(cursor ? 0 : page * limit)}`
  return {
    first: sql`gathered as materialized (
        select ${leads.id} as id, ${column} as page_value, ${overdue ? sql`(${overdue}) is true` : sql`false`} as is_page_overdue
        from ${leads} where ${filter}
      ), total as materialized (select count(*)::int as n from gathered)`,
    page: readInOrder(companyId, keys),
  }
}

interface Row extends Record<string, unknown> {
  total: number
  rows: string | null
  last_id: string | null
  last_key: string | null
  is_last_overdue: boolean | null
}

export async function findPage(db: Db, wanted: PageWanted): Promise<FoundPage> {
  const run = wanted.isUsual ? runPrepared : runPlanned
  const isGathered = !wanted.found && !wanted.total && !wanted.areMany
  return foundIn(await run<Row>(db, queryOf(wanted, isGathered ? gathered(wanted) : walked(wanted))))
}

/** What can be kept and run again for the same list. */
export const statementOfPage = (wanted: PageWanted): Statement =>
  preparedStatement(queryOf(wanted, walked(wanted)))

export const findPageAgain = async (db: Db, statement: Statement): Promise<FoundPage> =>
  foundIn(await runStatement<Row>(db, statement))

function queryOf({ limit, names, more, overdue }: PageWanted, { first, page }: PageSource): SQL {
  const at = number(limit)
  return sql`with ${first}
    select (select n from total) as total, json_agg(page.row)::text as rows,
      (array_agg(page.id))[${at}] as last_id, (array_agg(page.page_key))[${at}] as last_key,
      ${overdue ? sql`(array_agg(page.is_page_overdue))[${at}]` : sql`false`} as is_last_overdue
    from (
      select l.id, l.page_key, l.is_page_overdue,
        (select row_to_json(r) from (select ${sql.raw(selectedAs(names) + (more ?? ''))}) r) as row
      from (${page}) l
    ) page`
}

const foundIn = ([row]: Row[]): FoundPage => ({
  total: row?.total ?? 0,
  rows: withoutNulls(row?.rows ?? '[]'),
  last: row?.last_id
    ? { id: row.last_id, value: row.last_key, isOverdue: row.is_last_overdue ?? false }
    : undefined,
})

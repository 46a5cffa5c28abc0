import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { leads, leadWords } from '../../../db/schema/leads'
import type { Visibility } from '../../teams/service'
import type { Cursor } from './sorts'

/** What was typed, as words of the leads: each entry holds all that begin with one typed word. */
export type Search = string[][]

/** The same as in words_of, which fills the index. */
const between = /[-.@_/(),&+\s]+/
const unindexed = new Set([
  'com',
  'in',
  'co',
  'org',
  'net',
  'gmail',
  'yahoo',
  'hotmail',
  'outlook',
  'rediffmail',
])

/** A phone in any written form becomes its digits, without trunk zero or +91; other text becomes its words. */
export function searchWords(search: string): string[] {
  const isPhone = /^[+\d\s().-]+$/.test(search) && search.replace(/\D/g, '').length >= 4
  if (!isPhone) return search.toLowerCase().split(/\s+/).filter(Boolean)
  const digits = search.replace(/\D/g, '')
  if (digits.length === 12 && digits.startsWith('91')) return [digits.slice(2)]
  if (digits.length === 11 && digits.startsWith('0')) return [digits.slice(1)]
  return [digits]
}

/** words_like gives no more; beyond it the trigrams of the whole text find what the words would miss. */
const mostWords = 200

/** The words the index knows for what was typed; undefined when it cannot answer for one of them. */
export async function findWords(db: Db, companyId: string, typed: string[]): Promise<Search | undefined> {
  const parts = [...new Set(typed.flatMap((word) => word.split(between)))].filter(
    (part) => part && !unindexed.has(part),
  )
  if (!parts.length) return undefined
  const { rows } = await db.execute<{ words: string[] }>(sql`
    select words_like(${companyId}, part) as words from unnest(${sql.param(parts)}::text[]) as part`)
  const found = rows.map(({ words }) => words)
  if (found.some((words) => words.length === 0 || words.length === mostWords)) return undefined
  // The rarest first: it decides how much is read.
  return found.toSorted((a, b) => a.length - b.length)
}

/** The entries of the index that match, as the caller may see them. */
const matching = (companyId: string, [first = [], ...others]: Search, visibility: Visibility) =>
  and(inArray(leadWords.word, first), rest(companyId, others, visibility))

const rest = (companyId: string, others: Search, visibility: Visibility) =>
  and(
    eq(leadWords.companyId, companyId),
    visibility({ assignee: leadWords.assigneeId, creator: leadWords.creatorId }),
    ...others.map(
      (words) =>
        sql`exists (select 1 from lead_words other where other.company_id = ${companyId}
          and other.lead_id = ${leadWords.leadId} and other.word = any(${sql.param(words)}::text[]))`,
    ),
  )

export const countFound = async (
  db: Db,
  companyId: string,
  search: Search,
  visibility: Visibility,
): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${leadWords.leadId})::int` })
    .from(leadWords)
    .where(matching(companyId, search, visibility))
  return row?.count ?? 0
}

interface Slice {
  descending: boolean
  limit: number
  page: number
  cursor: Cursor | undefined
}

/** One page in the order of creation: of each word no more than the page is read from its index. */
export async function findFoundPage(
  db: Db,
  companyId: string,
  [first = [], ...others]: Search,
  visibility: Visibility,
  { descending, limit, page, cursor }: Slice,
): Promise<{ id: string; value: string }[]> {
  const offset = cursor ? 0 : page * limit
  const way = sql.raw(descending ? 'desc' : 'asc')
  const beyond = cursor
    ? sql`and (${leadWords.createdAt}, ${leadWords.leadId}) ${sql.raw(descending ? '<' : '>')} (${cursor.value}::timestamptz, ${cursor.id}::uuid)`
    : sql.empty()
  const { rows } = await db.execute<{ id: string; value: string }>(sql`
    select lead_id as id, created_at::text as value
    from unnest(${sql.param(first)}::text[]) as typed(word) cross join lateral (
      select ${leadWords.leadId}, ${leadWords.createdAt} from ${leadWords}
      where ${rest(companyId, others, visibility)} and ${leadWords.word} = typed.word ${beyond}
      order by ${leadWords.createdAt} ${way}, ${leadWords.leadId} ${way}
      limit ${limit + offset}
    ) as found
    group by lead_id, created_at
    order by created_at ${way}, lead_id ${way}
    limit ${limit} offset ${offset}`)
  return rows
}

/** For a list with another order or more conditions: the leads that match. */
export const isFound = (companyId: string, search: Search, visibility: Visibility): SQL =>
  sql`${leads.id} in (select ${leadWords.leadId} from ${leadWords} where ${matching(companyId, search, visibility)})`

/** Substrings inside a word, for what begins none: through the trigrams of the whole text. */
export function contains(companyId: string, typed: string[]): SQL | undefined {
  const [longest, ...others] = typed.toSorted((a, b) => b.length - a.length)
  if (!longest) return undefined
  const pattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`
  const first =
    longest.length >= trigram
      ? sql`${leads.id} in (select search_leads(${companyId}, ${pattern(longest)}))`
      : sql`${leads.search} like ${pattern(longest)}`
  return and(first, ...others.map((word) => sql`${leads.search} like ${pattern(word)}`))
}

/** Shorter words are compared while the sorted index is walked. */
const trigram = 3

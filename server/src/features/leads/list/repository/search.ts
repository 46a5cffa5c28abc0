import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { leadWords } from '../../../../db/schema/lead-sums'
import { leadIdentities, leads } from '../../../../db/schema/leads'
import type { Visibility } from '../../../teams/service'
import type { Cursor } from './sorts'

/** The typed text in the form of the index. */
export interface Search {
  /** Each entry has all words of leads that begin with one typed word, the rarest first. */
  words: string[][]
  /** Typed words that begin too many words to list them. */
  common: string[]
  /** An email address or a part of one: its words alone would find everybody of that name. */
  addresses: string[]
}

/** Must be the same as in words_of, which fills the index. */
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

/** A phone in any form becomes its digits, without leading zero or +91; other text becomes its words. */
export function searchWords(search: string): string[] {
  const isPhone = /^[+\d\s().-]+$/.test(search) && search.replace(/\D/g, '').length >= 4
  if (!isPhone) return search.toLowerCase().split(/\s+/).filter(Boolean)
  const digits = search.replace(/\D/g, '').replace(/^00/, '')
  if (digits.length === 12 && digits.startsWith('91')) return [digits.slice(2)]
  if (digits.length === 11 && digits.startsWith('0')) return [digits.slice(1)]
  return [digits]
}

/** words_like returns no more. */
const mostWords = 200

/** The words of the index for the typed text; undefined if the index cannot answer. */
export async function findWords(db: Db, companyId: string, typed: string[]): Promise<Search | undefined> {
  const parts = [...new Set(typed.flatMap((word) => word.split(between)))].filter(
    (part) => part && !unindexed.has(part),
  )
  if (!parts.length) return undefined
  const { rows } = await db.execute<{ beginning: string; words: string[] }>(sql`
    select beginning, words_like(${companyId}, beginning) as words
    from unnest(${sql.param(parts.flatMap(beginnings))}::text[]) as beginning`)
  const known = new Map(rows.map(({ beginning, words }) => [beginning, words]))
  const found = parts.map((part) => ({
    part,
    lists: beginnings(part).map((beginning) => known.get(beginning) ?? []),
  }))
  const isCommon = ({ lists }: (typeof found)[number]) => lists.some((words) => words.length === mostWords)
  const words = found.filter((one) => !isCommon(one)).map(({ lists }) => lists.flat())
  // Only common words: walking along the list is faster than any index.
  if (!words.length || words.some((some) => !some.length)) return undefined
  return {
    words: words.toSorted((a, b) => a.length - b.length),
    common: found.filter(isCommon).map(({ part }) => part),
    addresses: typed.filter((word) => word.includes('@')),
  }
}

/** How words_of stores it: a word that ends in digits is there without them, and whole after a marker. */
const beginnings = (part: string): string[] => (/^[^0-9].*[0-9]$/.test(part) ? [part, `@${part}`] : [part])

/** The matching entries of the index that the caller may see. */
const matching = (companyId: string, search: Search, visibility: Visibility) =>
  and(inArray(leadWords.word, search.words[0] ?? []), rest(companyId, search, visibility))

/** All words but the first: looked up for each lead that the first one finds. */
const rest = (
  companyId: string,
  { words: [, ...others], common, addresses }: Search,
  visibility: Visibility,
) =>
  and(
    eq(leadWords.companyId, companyId),
    visibility({ assignee: leadWords.assigneeId, creator: leadWords.creatorId }),
    ...others.map(
      (words) =>
        sql`exists (select 1 from lead_words other where other.company_id = ${companyId}
          and other.lead_id = ${leadWords.leadId} and other.word = any(${sql.param(words)}::text[]))`,
    ),
    ...common.map(
      (part) =>
        sql`exists (select 1 from lead_words other where other.company_id = ${companyId}
          and other.lead_id = ${leadWords.leadId} and other.word ^@ any(${sql.param(beginnings(part))}::text[]))`,
    ),
    ...addresses.map(
      (address) =>
        sql`exists (select 1 from leads whole where whole.company_id = ${companyId}
          and whole.id = ${leadWords.leadId} and whole.search like ${pattern(address)})`,
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

/** One page in the order of creation: for each word at most a page is read from its index. */
export async function findFoundPage(
  db: Db,
  companyId: string,
  search: Search,
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
    from unnest(${sql.param(search.words[0])}::text[]) as typed(word) cross join lateral (
      select ${leadWords.leadId}, ${leadWords.createdAt} from ${leadWords}
      where ${rest(companyId, search, visibility)} and ${leadWords.word} = typed.word ${beyond}
      order by ${leadWords.createdAt} ${way}, ${leadWords.leadId} ${way}
      limit ${limit + offset}
    ) as found
    group by lead_id, created_at
    order by created_at ${way}, lead_id ${way}
    limit ${limit} offset ${offset}`)
  return rows
}

/**
 * Leads with one of these phones or emails in any contact, even if their own text lacks it; at most as many as a search
 * reads.
 */
export const findKnownBy = async (
  db: Db,
  companyId: string,
  identities: string[],
  typed: string[],
): Promise<string[]> => {
  const rows = await db
    .select({ id: leadIdentities.leadId })
    .from(leadIdentities)
    .innerJoin(leads, and(eq(leads.companyId, leadIdentities.companyId), eq(leads.id, leadIdentities.leadId)))
    .where(
      and(
        eq(leadIdentities.companyId, companyId),
        inArray(leadIdentities.value, identities),
        not(and(...typed.map((word) => sql`${leads.search} like ${pattern(word)}`)) ?? sql`false`),
      ),
    )
    .limit(mostWords)
  return rows.map(({ id }) => id)
}

/** For a list with another order or more conditions: the leads that match by text, phone or email. */
export const isFound = (companyId: string, search: Search, visibility: Visibility, known: string[]): SQL => {
  const found = sql`select ${leadWords.leadId} from ${leadWords} where ${matching(companyId, search, visibility)}`
  return known.length > 0
    ? sql`${leads.id} in (${found} union select unnest(${sql.param(known)}::uuid[]))`
    : sql`${leads.id} in (${found})`
}

/** Substrings inside a word, through the trigrams of the whole text. */
export function contains(companyId: string, typed: string[]): SQL | undefined {
  const [longest, ...others] = typed.toSorted((a, b) => b.length - a.length)
  if (!longest) return undefined
  const first =
    longest.length >= trigram
      ? sql`${leads.id} in (select search_leads(${companyId}, ${pattern(longest)}))`
      : sql`${leads.search} like ${pattern(longest)}`
  return and(first, ...others.map((word) => sql`${leads.search} like ${pattern(word)}`))
}

const pattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** Shorter words are compared while walking along the sorted index. */
const trigram = 3

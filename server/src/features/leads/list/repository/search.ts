import { and, type SQL, sql } from 'drizzle-orm'
import { leadSearch } from '../../../../db/schema/derived/lead-search'
import { leadIdentities, leads } from '../../../../db/schema/leads'
import type { Visibility } from '../../../teams/service'

/** The typed text in the form of the index: every pattern of a list must match. */
export interface Search {
  /** Each typed word begins a word of the lead. */
  beginnings: string[]
  /** Each typed word is anywhere in the text of the lead. */
  inside: string[]
  /** Whole phones and emails: a lead is known by those of all its contacts. */
  identities: string[]
}

/** Must be the same as in leads.search, which has a space after each of them. */
const signs = /[-.@_/(),&+]/

/** The digits of what looks like a phone, however much of it is typed: without +91, and without the zero that is dialled first. */
export function phoneRun(search: string): string | undefined {
  if (!/^[+\d\s().-]*\d[+\d\s().-]*$/.test(search)) return undefined
  const digits = search.replace(/\D/g, '')
  if (search.trim().startsWith('+')) return digits.replace(/^91/, '')
  const run = digits.replace(/^0+/, '')
  // Zeros before a few digits rather are from within a number.
  if (run.length < 4) return digits
  return digits.startsWith('00') || run.length === 12 ? run.replace(/^91/, '') : run
}

/** A phone in any form becomes its digits; other text becomes its words. */
export function searchWords(search: string): string[] {
  const run = search.replace(/\D/g, '').length >= 4 ? phoneRun(search) : undefined
  return run ? [run] : search.toLowerCase().split(/\s+/).filter(Boolean)
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')
const asWritten = (word: string) => escaped(word.replace(new RegExp(signs, 'g'), '$& ').trimEnd())

/** The longest says most about a lead. */
const longestFirst = (patterns: string[]) => [...new Set(patterns)].sort((a, b) => b.length - a.length)

const insidePatterns = (words: string[]): string[] =>
  longestFirst(words.map((word) => `%${asWritten(word)}%`))

/** An address is taken literally, because its words alone would find everybody of that name. */
const beginningsIn = (word: string): string[] => {
  if (!word.includes('@')) {
    const parts = word.split(signs).filter(Boolean)
    return parts.map((part) => `% ${escaped(part)}%`)
  }
  return [signs.test(word.charAt(0)) ? `%${asWritten(word)}%` : `% ${asWritten(word)}%`]
}

export function patternsOf(words: string[]): Omit<Search, 'identities'> {
  const inside = insidePatterns(words)
  const beginnings = longestFirst(words.flatMap(beginningsIn))
  return { beginnings: beginnings.length > 0 ? beginnings : inside, inside }
}

/** A text as it stands in leads.search, at the beginning of a word. */
export const textPattern = (text: string): string =>
  `% ${escaped(
    text
      .trim()
      .toLowerCase()
      .replace(/([-.@_/(),&+])|\s+/g, '$1 ')
      .trimEnd(),
  )}%`

/** Leads with such a text anywhere in what a search looks at. */
export const withPattern = (companyId: string, pattern: string): SQL =>
  sql`select lead_id from (${withText(companyId, [pattern])}) as found`

/** As rows of lead_search, without its text. */
const withText = (companyId: string, patterns: string[]): SQL =>
  sql`select * from find_leads(${companyId}::uuid, ${sql.param(patterns)}::text[])`

/** Those that begin so, and those known by a phone or email, whatever their own text. */
const likely = (companyId: string, { beginnings, identities }: Search): SQL =>
  identities.length === 0
    ? withText(companyId, beginnings)
    : sql`${withText(companyId, beginnings)}
      union
      select s.lead_id, s.created_at, s.assignee_id, s.creator_id
      from ${leadIdentities} i join ${leadSearch} s on s.company_id = i.company_id and s.lead_id = i.lead_id
      where i.company_id = ${companyId}::uuid and i.value = any(${sql.param(identities)}::text[])`

const visible = (found: SQL, visibility: Visibility): SQL =>
  sql`select lead_id, created_at from (${found}) as lead_search
    where ${visibility({ assignee: leadSearch.assigneeId, creator: leadSearch.creatorId }) ?? sql`true`}`

const matching = (found: SQL, companyId: string, filter: SQL | undefined): SQL =>
  sql`select lead_search.lead_id, lead_search.created_at
    from (${found}) as lead_search join ${leads} on ${leads.companyId} = ${companyId}::uuid and ${leads.id} = lead_search.lead_id
    where ${filter ?? sql`true`}`

/**
 * All leads that a search finds, as a query with `lead_id` and `created_at`: for `with found as materialized (…)`, from
 * which one statement takes both the number and a page. If no lead begins so, those with the text inside a word are
 * found; only then is that looked up. `among` is who may see them or, if the list has other conditions, its whole filter.
 */
export function foundLeads(
  companyId: string,
  search: Search,
  among: { visibility: Visibility } | { filter: SQL | undefined },
): SQL {
  const narrowed = (found: SQL) =>
    'visibility' in among ? visible(found, among.visibility) : matching(found, companyId, among.filter)
  return sql`with begun as materialized (${narrowed(likely(companyId, search))})
    select * from begun
    union all
    select * from (${narrowed(withText(companyId, search.inside))}) as inside where not exists (select from begun)`
}

/** Found by a run of digits, each lead at once: who looks for a number does not know how it begins. */
const isDigits = (patterns: readonly string[]): boolean =>
  patterns.every((pattern) => /^%\d+%$/.test(pattern))

/** The index knows three letters or digits beside each other; of fewer, every text would be read. */
const isIndexed = ([longest = '']: readonly string[]): boolean => /[\p{L}\p{N}]{3}/u.test(longest)

/**
 * Those that somebody who types is most likely to mean, with their assignee: that begin so and, where they are fewer than
 * `few`, that have the text inside a word.
 */
export function likelyLeads(companyId: string, search: Search, visibility: Visibility, few: number): SQL {
  const seen = (found: SQL) => sql`select lead_id, created_at, assignee_id from (${found}) as lead_search
    where ${visibility({ assignee: leadSearch.assigneeId, creator: leadSearch.creatorId }) ?? sql`true`}`
  const beginnings = isDigits(search.inside) && isIndexed(search.inside) ? search.inside : search.beginnings
  const begun = seen(likely(companyId, { ...search, beginnings }))
  if (beginnings === search.inside || !isIndexed(search.inside)) return begun
  return sql`with begun as materialized (${begun})
    select * from begun
    union
    select * from (${seen(withText(companyId, search.inside))}) as inside where (select count(*) from begun) < ${few}`
}

export const isAmong = (found: SQL): SQL => sql`${leads.id} in (select lead_id from (${found}) as found)`

/** The same as conditions on leads, the likelier first: the second one counts if the first finds nothing. */
export const searchConditions = (companyId: string, search: Search, visibility: Visibility): SQL[] =>
  [likely(companyId, search), withText(companyId, search.inside)].map((found) =>
    isAmong(visible(found, visibility)),
  )

/** For leads that are not in the index, because they are archived. */
export const hasText = (words: string[]): SQL | undefined =>
  and(...insidePatterns(words).map((pattern) => sql`${leads.search} like ${pattern}`))

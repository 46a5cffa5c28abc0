import type { LeadListQuery } from '@foyer/contract/leads/model'
import { and, eq, gte, isNull, like, lte, type SQL, sql } from 'drizzle-orm'
import { leads } from '../../../db/schema/leads'
import { stages } from '../../../db/schema/pipeline'
import type { Visibility } from '../../teams/service'

const liveLeads = sql`${leads.deletedAt} is null and ${leads.archivedAt} is null`

/** The conditions of a list, apart from where its page begins. */
export const leadFilter = (
  companyId: string,
  query: Omit<LeadListQuery, 'sort' | 'descending' | 'limit' | 'after' | 'page'>,
  visibility: Visibility,
): SQL | undefined =>
  and(
    eq(leads.companyId, companyId),
    liveLeads,
    visibility({ assignee: leads.assigneeId, creator: leads.creatorId }),
    query.tab === 'unassigned' ? isNull(leads.assigneeId) : undefined,
    query.tab === 'won' ? inStageOfKind(companyId, 'won') : undefined,
    query.callStatus ? eq(leads.callStatus, query.callStatus) : undefined,
    query.followUpFrom ? gte(leads.followUpAt, `${query.followUpFrom} 00:00:00`) : undefined,
    query.followUpTo ? lte(leads.followUpAt, `${query.followUpTo} 23:59:59`) : undefined,
    query.search ? matches(companyId, query.search) : undefined,
  )

const inStageOfKind = (companyId: string, kind: 'won') =>
  sql`${leads.stageId} = (select ${stages.id} from ${stages} where ${stages.companyId} = ${companyId} and ${stages.kind} = ${kind} and ${stages.deletedAt} is null limit 1)`

/** A trigram needs three letters; shorter words are compared while the sorted index is walked. */
const indexable = 3

function matches(companyId: string, search: string): SQL | undefined {
  const words = searchWords(search)
  const [longest, ...others] = words.toSorted((a, b) => b.length - a.length)
  if (!longest) return undefined
  const contains = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`
  const first =
    longest.length >= indexable
      ? sql`${leads.id} in (select search_leads(${companyId}, ${contains(longest)}))`
      : like(leads.search, contains(longest))
  return and(first, ...others.map((word) => like(leads.search, contains(word))))
}

/** A phone in any written form becomes its digits, without trunk zero or +91; other text becomes its words. */
export function searchWords(search: string): string[] {
  const isPhone = /^[+\d\s().-]+$/.test(search) && search.replace(/\D/g, '').length >= 4
  if (!isPhone) return search.toLowerCase().split(/\s+/).filter(Boolean)
  const digits = search.replace(/\D/g, '')
  if (digits.length === 12 && digits.startsWith('91')) return [digits.slice(2)]
  if (digits.length === 11 && digits.startsWith('0')) return [digits.slice(1)]
  return [digits]
}

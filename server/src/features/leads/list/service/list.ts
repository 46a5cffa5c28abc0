import type { Page } from '@foyer/contract/kit/paging'
import { refuse } from '@foyer/contract/kit/refusal'
import { leadLimits } from '@foyer/contract/leads/limits'
import { leadRefusals } from '@foyer/contract/leads/messages'
import { listRefusals } from '@foyer/contract/leads/messages/filters'
import {
  type LeadCounts,
  type LeadListQuery,
  type LeadRow,
  type LeadSelectionQuery,
  leadSorts,
} from '@foyer/contract/leads/model'
import { type CompanyScope, type Context, readingViewersCompany } from '../../../../context'
import { stagesById } from '../../../pipeline/service'
import { type Visibility, visibilityOf } from '../../../teams/service'
import { isOverdue, type LeadCondition, leadFilter } from '../repository/filters'
import { countLeads, findLeadPage, findLeadRows, findPageOverdueLast } from '../repository/leads'
import { countFound, findFoundPage, findWords, searchWords } from '../repository/search'
import { type Cursor, readCursor, writeCursor } from '../repository/sorts'
import { countTallied, isTallied, sumTallies } from '../repository/tallies'
import { knownBy, meaningsOf } from './search'

export const list = (ctx: Context, query: LeadListQuery): Promise<Page<LeadRow>> =>
  readingViewersCompany(ctx, async (scope) => {
    const { db, companyId } = scope
    const visibility = await visibilityOf(scope, ctx.viewer)
    const cursor = query.after === undefined ? undefined : readCursor(query.after)
    if (query.after !== undefined && !cursor) refuse(leadRefusals.badCursor)
    const { total, keys } = await pageOf(scope, query, visibility, cursor)
    const last = keys.length === query.limit ? keys.at(-1) : undefined
    const ids = keys.map((key) => key.id)
    return {
      rows: ids.length ? await findLeadRows(db, companyId, ids, await stagesById(scope)) : [],
      total,
      after: last && writeCursor(last),
    }
  })

interface KeyPage {
  total: number
  keys: Cursor[]
}

async function pageOf(
  scope: CompanyScope,
  query: LeadListQuery,
  visibility: Visibility,
  cursor: Cursor | undefined,
): Promise<KeyPage> {
  const { db, companyId } = scope
  const slice = { ...query, cursor }
  const known = query.search ? await knownBy(scope, query.search) : []
  if (query.search && known.length === 0 && query.sort === 'created' && !isNarrowed(query)) {
    const words = await findWords(db, companyId, searchWords(query.search))
    const total = words ? await countFound(db, companyId, words, visibility) : 0
    if (words && total) return { total, keys: await findFoundPage(db, companyId, words, visibility, slice) }
  }
  const { filter, total } = await matching(scope, query, visibility, known)
  if (total > leadLimits.sortedMax && !leadSorts.some((quick) => quick === query.sort))
    refuse(listRefusals.tooManyToSort)
  // Looking for a page that cannot exist would read the whole index.
  if (!total && !cursor) return { total, keys: [] }
  const keys = isOverdueLast(query)
    ? await findPageOverdueLast(db, filter, isOverdue(companyId, scope.now), slice)
    : await findLeadPage(db, filter, slice)
  return { total, keys }
}

/** C-042: for follow-ups and unassigned leads; a chosen order is kept. */
const isOverdueLast = ({ tab, callStatus, sort, descending }: LeadListQuery): boolean =>
  (tab === 'unassigned' || callStatus === 'follow-up') && sort === 'created' && descending

const isNarrowed = ({ tab, callStatus, followUpFrom, followUpTo, filters }: LeadSelectionQuery): boolean =>
  tab !== 'all' || Boolean(callStatus ?? followUpFrom ?? followUpTo ?? filters)

interface Matching {
  filter: LeadCondition
  total: number
}

/** The condition and the number of matching leads: from the sums if they know it, otherwise counted. */
export async function matching(
  scope: CompanyScope,
  query: LeadSelectionQuery,
  visibility: Visibility,
  known?: string[],
): Promise<Matching> {
  const { db, companyId } = scope
  const filtered = (searched?: LeadCondition) => leadFilter(companyId, query, visibility, searched)
  if (!query.search) {
    const filter = filtered()
    const isKnown = isTallied(query)
    return {
      filter,
      total: await (isKnown ? countTallied(db, companyId, query, visibility) : countLeads(db, filter)),
    }
  }
  let filter: LeadCondition
  for (const searched of await meaningsOf(scope, query.search, visibility, known)) {
    filter = filtered(searched)
    const total = await countLeads(db, filter)
    if (total) return { filter, total }
  }
  return { filter, total: 0 }
}

export const counts = (ctx: Context): Promise<LeadCounts> =>
  readingViewersCompany(ctx, async (scope) =>
    sumTallies(scope.db, scope.companyId, await visibilityOf(scope, ctx.viewer)),
  )

import type { Viewer } from '@foyer/contract/accounts/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { leadLimits } from '@foyer/contract/leads/limits'
import { noFilters } from '@foyer/contract/leads/list/filters'
import type { LeadPage } from '@foyer/contract/leads/list/page'
import type { LeadState } from '@foyer/contract/leads/list/states'
import { leadRefusals } from '@foyer/contract/leads/messages'
import { listRefusals } from '@foyer/contract/leads/messages/filters'
import {
  type LeadCounts,
  type LeadListQuery,
  type LeadSelectionQuery,
  leadSorts,
} from '@foyer/contract/leads/model'
import { type CompanyScope, type Context, readingViewersCompany } from '../../../../context'
import { type Visibility, visibilityOf } from '../../../teams/service'
import type { CompanyFacts } from '../repository/company-facts'
import { isInState, isOverdue } from '../repository/conditions/states'
import { counted, countLeads, numberOf } from '../repository/count'
import { farPlace } from '../repository/far-page'
import { type LeadCondition, leadFilter } from '../repository/filters'
import { moreOfFullRow } from '../repository/full-rows'
import {
  type FoundPage,
  few,
  findPage,
  findPageAgain,
  type PageWanted,
  statementOfPage,
} from '../repository/page'
import { ownNames, type RowNames } from '../repository/row-values'
import { foundLeads, isAmong } from '../repository/search'
import { readCursor, writeCursor } from '../repository/sorts'
import { isTallied, sumTallies, tallied, talliesStatement } from '../repository/tallies'
import { factsOf } from './company-facts'
import { fullRowsOf } from './full-rows'
import { keptStatement } from './kept-statements'
import { knownOfRows, onlyKnownOf } from './known-of-rows'
import { meaningsOf, searchOf } from './search'

/** Lean rows go from the database to the caller as they are, under the names of the wire. */
export const list =
  (leanNames: RowNames) =>
  (ctx: Context, query: LeadListQuery): Promise<LeadPage> =>
    readingViewersCompany(ctx, async (scope) => {
      const isQuick = leadSorts.includes(query.sort)
      const page = await readPage(ctx.viewer, scope, query, leanNames)
      const { total } = page
      if (!isQuick && total > leadLimits.sortedMax) refuse(listRefusals.tooManyToSort)
      const after = page.last && writeCursor(page.last)
      const known = await knownOfRows(scope)
      if (query.isLean)
        return { rows: [], total, after, lean: { rows: page.rows, known: onlyKnownOf(known, page) } }
      return { rows: fullRowsOf(page.rows, known), total, after }
    })

async function wantedPage(
  viewer: Viewer,
  scope: CompanyScope,
  query: LeadListQuery,
  leanNames: RowNames,
): Promise<PageWanted> {
  const cursor = query.after === undefined ? undefined : readCursor(query.after)
  if (query.after !== undefined && !cursor) refuse(leadRefusals.badCursor)
  const company = await factsOf(scope, viewer, query)
  return {
    ...(await wantedOf(scope, company, query, await visibilityOf(scope, viewer))),
    companyId: scope.companyId,
    sort: query.sort,
    descending: query.descending,
    limit: query.limit,
    page: query.page,
    cursor,
    isUsual: isUsual(query),
    areMany: false,
    most: leadSorts.includes(query.sort) ? undefined : leadLimits.sortedMax,
    overdue: isOverdueLast(query) ? isOverdue(company.today) : undefined,
    ...(query.isLean ? { names: leanNames } : { names: ownNames, more: moreOfFullRow }),
  }
}

const isUsual = ({ filters, followUpFrom, followUpTo }: LeadListQuery): boolean =>
  !filters && !followUpFrom && !followUpTo

async function readPage(
  viewer: Viewer,
  scope: CompanyScope,
  query: LeadListQuery,
  leanNames: RowNames,
): Promise<FoundPage> {
  const wanted = () => wantedPage(viewer, scope, query, leanNames)
  const isKept = isUsual(query) && !query.search && !isOverdueLast(query)
  if (isKept)
    return findPageAgain(
      scope.db,
      await keptStatement(scope, viewer, query, async () => statementOfPage(await wanted())),
    )
  return isTallied(query) || query.search
    ? findPage(scope.db, await wanted())
    : readCounted(viewer, scope, query, await wanted())
}

const mostFilters = 1_000

/** How many leads match a filter is only known afterwards: it decides how the next page of it is found. */
async function readCounted(
  { userId }: Viewer,
  scope: CompanyScope,
  { sort, descending, after, page: _, limit, ...selection }: LeadListQuery,
  wanted: PageWanted,
): Promise<FoundPage> {
  const ofMany = await scope.remember('filters-of-many', async () => new Set<string>())
  const filter = JSON.stringify([userId, selection])
  const page = await findPage(scope.db, { ...wanted, areMany: ofMany.has(filter) })
  if (ofMany.size >= mostFilters) ofMany.clear()
  if (page.total > few) ofMany.add(filter)
  else ofMany.delete(filter)
  return page
}

/** C-042: for follow-ups and unassigned leads; a chosen order is kept. */
const isOverdueLast = ({ tab, callStatus, sort, descending }: LeadListQuery): boolean =>
  (tab === 'unassigned' || callStatus === 'follow-up') && sort === 'created' && descending

/** The condition, and how many leads fulfil it: summed if the sums know it, otherwise counted. */
async function wantedOf(
  scope: CompanyScope,
  company: CompanyFacts,
  query: LeadListQuery,
  visibility: Visibility,
): Promise<Pick<PageWanted, 'filter' | 'found' | 'total' | 'far'>> {
  const filter = leadFilter(company, query, visibility)
  if (query.search) {
    const among = isNarrowed(query) ? { filter } : { visibility }
    const found = foundLeads(company.companyId, await searchOf(scope, query.search), among)
    return { filter, found, total: undefined }
  }
  const total = isTallied(query) ? tallied(company, query, visibility) : undefined
  return { filter, total, far: farPlaceOf(query, company.companyId, visibility) }
}

const isNarrowed = ({ tab, callStatus, followUpFrom, followUpTo, filters }: LeadSelectionQuery): boolean =>
  tab !== 'all' || Boolean(callStatus ?? followUpFrom ?? followUpTo ?? filters)

/** So far down that adding up weeks is quicker than walking there. */
const isFar = 1_000

function farPlaceOf(query: LeadListQuery, companyId: string, visibility: Visibility) {
  const offset = query.page * query.limit
  if (query.after !== undefined || offset < isFar || query.sort !== 'created' || isNarrowed(query))
    return undefined
  return farPlace({ companyId, visibility, descending: query.descending, offset })
}

interface Matching {
  filter: LeadCondition
  total: number
}

/** The condition and the number of matching leads. */
export async function matching(
  scope: CompanyScope,
  viewer: Viewer,
  query: LeadSelectionQuery,
): Promise<Matching> {
  const { db } = scope
  const company = await factsOf(scope, viewer, query)
  const visibility = await visibilityOf(scope, viewer)
  if (!query.search) {
    const filter = leadFilter(company, query, visibility)
    const total = isTallied(query) ? tallied(company, query, visibility) : counted(filter)
    return { filter, total: await numberOf(db, total) }
  }
  let filter: LeadCondition
  for (const searched of await meaningsOf(scope, query.search, visibility)) {
    filter = leadFilter(company, query, visibility, searched)
    const total = await countLeads(db, filter)
    if (total > 0) return { filter, total }
  }
  return { filter, total: 0 }
}

/** The leads that a list of this query shows, as one condition. */
export async function isListed(
  scope: CompanyScope,
  viewer: Viewer,
  query: LeadSelectionQuery,
): Promise<LeadCondition> {
  const company = await factsOf(scope, viewer, query)
  const visibility = await visibilityOf(scope, viewer)
  const filter = leadFilter(company, query, visibility)
  if (!query.search) return filter
  const among = isNarrowed(query) ? { filter } : { visibility }
  return isAmong(foundLeads(company.companyId, await searchOf(scope, query.search), among))
}

/** The leads that a word means today. */
export const isInStateNow = async (
  scope: CompanyScope,
  viewer: Viewer,
  state: LeadState,
): Promise<LeadCondition> =>
  isInState(state, await factsOf(scope, viewer, { filters: { ...noFilters, states: [state] } }))

export const counts = (ctx: Context): Promise<LeadCounts> =>
  readingViewersCompany(ctx, async (scope) =>
    sumTallies(
      scope.db,
      await keptStatement(scope, ctx.viewer, 'counts', async () =>
        talliesStatement(await factsOf(scope, ctx.viewer), await visibilityOf(scope, ctx.viewer)),
      ),
    ),
  )

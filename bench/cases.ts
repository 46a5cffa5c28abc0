import type { Page } from '@foyer/contract/kit/paging'
import { noFilters } from '@foyer/contract/leads/list/filters'
import type { LeadListQuery, LeadRow } from '@foyer/contract/leads/model'
import { leadSorts } from '@foyer/contract/leads/model'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadExport, leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leanKeys } from '@foyer/contract/wire/leads/list/lean'
import { inViewersCompany } from '../server/src/context'
import { findExported } from '../server/src/features/leads/list/repository/export'
import { archived } from '../server/src/features/leads/list/service/archive'
import { counts, list, matching } from '../server/src/features/leads/list/service/list'
import { visibilityOf } from '../server/src/features/teams/service'
import { type BoardFirm, boardCases } from './board-cases'
import type { Case, Who } from './case'

/** What the cases need to know about their firm. */
interface AskedFirm extends BoardFirm {
  today: string
  page: (question: Case) => Promise<Page<LeadRow>>
  somePhone: (who: Who) => Promise<string>
}

const firstPage: LeadListQuery = {
  tab: 'all',
  callStatus: undefined,
  search: undefined,
  followUpFrom: undefined,
  followUpTo: undefined,
  sort: 'created',
  descending: true,
  limit: 50,
  after: undefined,
  page: 0,
  isLean: true,
}

const listLean = list(leanKeys)

const listed = (name: string, who: Who, change: Partial<LeadListQuery>): Case => {
  const query = { ...firstPage, ...change }
  const { path, request } = leadEndpoints.list
  return {
    name,
    who,
    path,
    query: request.write(query).query ?? {},
    ask: async (ctx) => JSON.parse((await listLean(ctx, query)).lean?.rows ?? '[]').length,
    ofRows: (limit) => listed(`${name}, ${limit} rows`, who, { ...change, limit }),
  }
}

const counted = (who: Who): Case => {
  const { path, request } = leadEndpoints.counts
  return {
    name: 'counts',
    who,
    path,
    query: request.write({}).query ?? {},
    ask: async (ctx) => {
      await counts(ctx)
      return undefined
    },
  }
}

const archivedPage = (who: Who): Case => {
  const { path, request } = leadListEndpoints.archived
  const query = { page: 1, limit: 100, search: undefined }
  return {
    name: 'archived leads',
    who,
    path,
    query: request.write(query).query ?? {},
    ask: async (ctx) => (await archived(ctx, query)).rows.length,
  }
}

/** Of one lead, found by its phone: the time for a whole file depends on its length. */
const exported = (who: Who, phone: string): Case => {
  const query = { ...firstPage, search: phone }
  return {
    name: 'export of what a search finds',
    who,
    path: leadExport.path,
    query: Object.fromEntries(leadExport.write(query)),
    ask: (ctx) =>
      inViewersCompany(ctx, async (scope) => {
        const { filter } = await matching(scope, query, await visibilityOf(scope, ctx.viewer))
        return (await findExported(scope.db, scope.companyId, filter, undefined, 500)).rows.length
      }),
  }
}

/** The whole file, as the owner exports it. */
export const wholeExport: Case = {
  name: 'export of all leads',
  who: 'owner',
  path: leadExport.path,
  query: Object.fromEntries(leadExport.write(firstPage)),
  ask: async () => undefined,
}

const filters = {
  'filtered by assignee-less and status': { callStatuses: ['interested' as const], assignees: ['none'] },
  'filtered by source': { sources: ['Instagram'] },
  'filtered by budget group and month': { budgetGroups: ['over-10-lakh' as const], closureMonths: [3, 4] },
}

const searches = { 'search, common name': 'sharma', 'search, first and last name': 'priya sharma' }

/** Nine tenths down the list, reached once by page number and then by the cursor, as the page does it. */
async function farPage(firm: AskedFirm, who: Who): Promise<Case> {
  const { total } = await firm.page(listed('', who, { limit: 1 }))
  const page = Math.max(0, Math.floor((total * 0.9) / firstPage.limit) - 1)
  const { after } = await firm.page(listed('', who, { page }))
  return listed('far page by keyset', who, { after })
}

/** The same cases for every firm, in the same order. */
export async function casesFor(firm: AskedFirm): Promise<Case[]> {
  const cases: Case[] = []
  for (const who of ['owner', 'sales'] as const) {
    cases.push(listed('first page, default sort', who, {}))
    for (const sort of leadSorts)
      for (const descending of [true, false])
        cases.push(listed(`by ${sort}, ${descending ? 'falling' : 'rising'}`, who, { sort, descending }))
    cases.push(await farPage(firm, who), counted(who))
    for (const [name, search] of Object.entries(searches)) cases.push(listed(name, who, { search }))
    const phone = await firm.somePhone(who)
    cases.push(listed('search, phone', who, { search: phone }), exported(who, phone), archivedPage(who))
    for (const [name, chosen] of Object.entries(filters))
      cases.push(listed(name, who, { filters: { ...noFilters, ...chosen } }))
    cases.push(listed('filtered by tag', who, { filters: { ...noFilters, tagIds: [await firm.someTag()] } }))
    for (const tab of ['unassigned', 'won'] as const) cases.push(listed(`tab ${tab}`, who, { tab }))
    cases.push(listed('call status interested', who, { callStatus: 'interested' }))
    cases.push(listed("today's follow-ups", who, { followUpFrom: firm.today, followUpTo: firm.today }))
    cases.push(...(await boardCases(firm, who)))
  }
  return cases
}

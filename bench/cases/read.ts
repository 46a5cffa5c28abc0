import { noFilters } from '@foyer/contract/leads/list/filters'
import type { LeadPage } from '@foyer/contract/leads/list/page'
import { leadQuery } from '@foyer/contract/leads/list/query'
import type { LeadListQuery } from '@foyer/contract/leads/model'
import { leadSorts } from '@foyer/contract/leads/model'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leanKeys } from '@foyer/contract/wire/leads/list/lean'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { inViewersCompany } from '../../server/src/context'
import { findExported } from '../../server/src/features/leads/list/repository/export'
import { archived } from '../../server/src/features/leads/list/service/archive'
import { counts, list, matching } from '../../server/src/features/leads/list/service/list'
import { logs } from '../../server/src/features/leads/work/service/logs'
import type { Firm } from '../firm'
import { type FloorCall, floorCalls } from '../floor/calls'
import { type Call, callOf } from '../http'
import { boardCases } from './board'
import { type Case, reading, type Who } from './case'

const firstPage = leadQuery({})

/** The bare server shows everybody all leads, so nobody else's lists can be held against it. */
const besideOwner = (who: Who, call: FloorCall | undefined) => (who === 'owner' ? call : undefined)

const listLean = list(leanKeys)

const listed = (name: string, who: Who, change: Partial<LeadListQuery>, floor?: FloorCall): Case => {
  const query = { ...firstPage, ...change }
  return {
    ...reading(name, who, {
      call: callOf(leadEndpoints.list, query),
      ask: async (ctx) => JSON.parse((await listLean(ctx, query)).lean?.rows ?? '[]').length,
      floor,
    }),
    ofRows: (limit) => listed(`${name}, ${limit} rows`, who, { ...change, limit }),
  }
}

const counted = (who: Who): Case =>
  reading('counts', who, {
    call: callOf(leadEndpoints.counts, {}),
    ask: async (ctx) => {
      await counts(ctx)
      return undefined
    },
    floor: besideOwner(who, floorCalls.counts),
  })

const archivedPage = (who: Who): Case => {
  const query = { page: 1, limit: 100, search: undefined }
  return reading('archived leads', who, {
    call: callOf(leadListEndpoints.archived, query),
    ask: async (ctx) => (await archived(ctx, query)).rows.length,
  })
}

const historyOf = (who: Who, leadId: string): Case => {
  const query = { leadId, kinds: [], after: undefined, limit: 20 }
  return reading('history of a lead', who, {
    call: callOf(leadWorkEndpoints.logs, query),
    ask: async (ctx) => (await logs(ctx, query)).entries.length,
    floor: floorCalls.history(leadId),
  })
}

/** Of one lead, found by its phone: the time for a whole file depends on its length. */
const exported = (who: Who, phone: string): Case => {
  const query = { ...firstPage, search: phone }
  const asked = reading('export of what a search finds', who, {
    call: callOf(leadListEndpoints.export, query),
    ask: (ctx) =>
      inViewersCompany(ctx, async (scope) => {
        const { filter } = await matching(scope, ctx.viewer, query)
        return (await findExported(scope.db, filter, undefined, 500)).rows.length
      }),
  })
  return { ...asked, mode: undefined }
}

/** The whole file, as the owner exports it. */
export const wholeExport: Call = callOf(leadListEndpoints.export, firstPage)

const filters = {
  'filtered by assignee-less and status': { callStatuses: ['interested' as const], assignees: ['none'] },
  'filtered by source': { sources: ['Instagram'] },
  'filtered by overdue and me': { states: ['overdue' as const], assignees: ['me'] },
  'filtered by overdue': { states: ['overdue' as const] },
  'filtered by untouched': { states: ['untouched' as const] },
  'filtered by no next step': { states: ['no-next-step' as const] },
  'filtered by standing still': { states: ['standing-still' as const] },
  'filtered by city': { cities: ['Pune'] },
  'filtered by locality': { places: ['Baner'] },
  'filtered by overdue, me, city and budget': {
    states: ['overdue' as const],
    assignees: ['me'],
    cities: ['Pune'],
    budgetFrom: 2_000_000,
  },
  'filtered by budget group and month': { budgetGroups: ['over-10-lakh' as const], closureMonths: [3, 4] },
}

/** Nobody is called like this. */
const unknown = 'qqwx'

async function searches(firm: Firm, who: Who): Promise<Case[]> {
  const phone = await firm.leads.somePhone(who)
  const search = (name: string, words: string, floor?: FloorCall) =>
    listed(name, who, { search: words }, besideOwner(who, floor))
  return [
    search('search, common name', 'sharma', floorCalls.search('sharma')),
    search('search, first and last name', 'priya sharma'),
    search('search, phone', phone, floorCalls.search(phone)),
    search('search without a hit', unknown, floorCalls.searchWithoutHit(unknown)),
    exported(who, phone),
  ]
}

/** Nine tenths down the list: by the cursor, as our pages go on, and by the number of the page. */
async function farPages(firm: Firm, who: Who): Promise<Case[]> {
  const pageOf = async (change: Partial<LeadListQuery>): Promise<LeadPage> => {
    const call = callOf(leadEndpoints.list, { ...firstPage, ...change })
    return leadEndpoints.list.reply.decode(await firm.answer(who, call))
  }
  const { total } = await pageOf({ limit: 1 })
  const page = Math.max(1, Math.floor((total * 0.9) / firstPage.limit))
  const { after } = await pageOf({ page: page - 1 })
  return [listed('far page by keyset', who, { after }), listed('far page by number', who, { page })]
}

async function casesOf(firm: Firm, who: Who): Promise<Case[]> {
  const { today: day } = firm
  const { list: plain, listWithTotal } = floorCalls
  const orders = leadSorts.flatMap((sort) =>
    [true, false].map((descending) => {
      const beside = sort === 'created' && descending ? besideOwner(who, plain) : undefined
      return listed(`by ${sort}, ${descending ? 'falling' : 'rising'}`, who, { sort, descending }, beside)
    }),
  )
  const filtered = Object.entries({ ...filters, 'filtered by tag': { tagIds: [await firm.leads.someTag()] } })
  return [
    listed('first page, default sort', who, {}, besideOwner(who, listWithTotal)),
    ...orders,
    ...(await farPages(firm, who)),
    counted(who),
    ...(await searches(firm, who)),
    historyOf(who, await firm.leads.longestHistory(who)),
    archivedPage(who),
    ...filtered.map(([name, chosen]) => listed(name, who, { filters: { ...noFilters, ...chosen } })),
    listed('tab unassigned', who, { tab: 'unassigned' }),
    listed('tab won', who, { tab: 'won' }),
    listed('call status interested', who, { callStatus: 'interested' }),
    listed("today's follow-ups", who, { followUpFrom: day, followUpTo: day }),
    ...(await boardCases(firm, who)),
  ]
}

/** The same cases for every firm, in the same order. */
export const readCases = async (firm: Firm): Promise<Case[]> => [
  ...(await casesOf(firm, 'owner')),
  ...(await casesOf(firm, 'sales')),
]

import type { Viewer } from '@foyer/contract/accounts/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { leadLimits } from '@foyer/contract/leads/limits'
import { readViewQuery, selectionOf } from '@foyer/contract/leads/list/address'
import type { LeadView, ViewDetails } from '@foyer/contract/leads/list/views'
import { viewRefusals } from '@foyer/contract/leads/messages/bulk'
import type { LeadSelectionQuery } from '@foyer/contract/leads/model'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { newId } from '../../../../new-id'
import { type Visibility, visibilityOf } from '../../../teams/service'
import type { CompanyFacts } from '../repository/company-facts'
import { leadFilter } from '../repository/filters'
import { isTallied, tallied } from '../repository/tallies'
import * as repository from '../repository/views'
import { factsOf } from './company-facts'
import { meaningsOf } from './search'

export const listViews = (ctx: Context): Promise<LeadView[]> =>
  inViewersCompany(ctx, async (scope) => {
    const rows = await repository.findViews(scope.db, scope.companyId, ctx.viewer.userId)
    return counted(scope, ctx.viewer, rows)
  })

export const saveView = (ctx: Context, details: ViewDetails): Promise<LeadView> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const { userId } = ctx.viewer
    await repository.holdViewsOf(db, userId)
    const names = await repository.findOwnNames(db, companyId, userId)
    if (names.length >= leadLimits.viewsMax) refuse(viewRefusals.tooMany)
    refuseTaken(names, details.name)
    const id = newId(now)
    const times = { createdAt: now, updatedAt: now }
    await repository.insertView(db, { companyId, id, ownerId: userId, ...details, ...times })
    return one(scope, ctx.viewer, id)
  })

export const editView = (ctx: Context, { id, ...details }: ViewDetails & { id: string }): Promise<LeadView> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const view = await changeable(scope, ctx.viewer, id)
    await repository.holdViewsOf(db, view.ownerId)
    refuseTaken(await repository.findOwnNames(db, companyId, view.ownerId, id), details.name)
    // Unshared by an admin, somebody else's view would vanish from the admin's own list.
    const isShared = view.ownerId === ctx.viewer.userId ? details.isShared : view.isShared
    await repository.updateView(db, companyId, id, { ...details, isShared, updatedAt: now })
    return one(scope, ctx.viewer, id)
  })

export const deleteView = (ctx: Context, { id }: { id: string }): Promise<Record<string, never>> =>
  inViewersCompany(ctx, async (scope) => {
    await changeable(scope, ctx.viewer, id)
    await repository.deleteView(scope.db, scope.companyId, id)
    return {}
  })

async function changeable({ db, companyId }: CompanyScope, viewer: Viewer, id: string) {
  const [view] = await repository.findViews(db, companyId, viewer.userId, id)
  if (!view) return refuse(viewRefusals.gone)
  if (view.ownerId !== viewer.userId && !viewer.isAdmin && !viewer.isSuperAdmin) refuse(viewRefusals.notYours)
  return view
}

function refuseTaken(names: { name: string }[], wanted: string): void {
  if (names.some(({ name }) => name.toLowerCase() === wanted.toLowerCase())) refuse(viewRefusals.nameTaken)
}

async function one(scope: CompanyScope, viewer: Viewer, id: string): Promise<LeadView> {
  const rows = await repository.findViews(scope.db, scope.companyId, viewer.userId, id)
  return (await counted(scope, viewer, rows))[0] ?? refuse(viewRefusals.gone)
}

/** Counted with the leads that this person may see. */
async function counted(scope: CompanyScope, viewer: Viewer, rows: repository.ViewRow[]): Promise<LeadView[]> {
  if (rows.length === 0) return []
  const views = rows.map(({ query }) => readViewQuery(query))
  const company = await factsOf(scope, viewer, ...views.map(({ address }) => address))
  const visibility = await visibilityOf(scope, viewer)
  const queries = views.map(({ tab, address }) => selectionOf(tab, address, company.today))
  const plain = queries.filter(({ search }) => !search)
  const numbers = await repository.numbersOf(
    scope.db,
    plain.map((query) =>
      isTallied(query)
        ? tallied(company, query, visibility)
        : repository.countedUpTo(leadFilter(company, query, visibility), most),
    ),
  )
  const shown: LeadView[] = []
  for (const [place, { ownerId, ...view }] of rows.entries()) {
    const query = queries[place]
    const number = query?.search
      ? await countFound(scope, company, query, visibility)
      : numbers[plain.indexOf(query as LeadSelectionQuery)]
    shown.push({ ...view, isMine: ownerId === viewer.userId, count: Math.min(most, number ?? 0) })
  }
  return shown
}

const most = leadLimits.viewCountMax

/** The likeliest meaning of the search that finds anything. */
async function countFound(
  scope: CompanyScope,
  company: CompanyFacts,
  query: LeadSelectionQuery,
  visibility: Visibility,
): Promise<number> {
  for (const searched of await meaningsOf(scope, query.search ?? '', visibility)) {
    const filter = leadFilter(company, query, visibility, searched)
    const [count] = await repository.numbersOf(scope.db, [repository.countedUpTo(filter, most)])
    if (count) return count
  }
  return 0
}

import { todayIn } from '@foyer/contract/kit/dates'
import { leadLimits } from '@foyer/contract/leads/limits'
import { type MyDay, myDayParts, type OverdueLeads } from '@foyer/contract/leads/my-day/model'
import { type CompanyScope, type Context, readingViewersCompany } from '../../../../context'
import { stagesById } from '../../../pipeline/service'
import { visibilityOf } from '../../../teams/service'
import { nameOf } from '../../lead-name'
import { knownOfRows, watchedRowOf } from '../../list/service/known-of-rows'
import { regionOf } from '../../record/service/company-settings'
import { countPart, findOverdue, findParts, owners } from '../repository/my-day'

const firstOfEach = 10

const todayOf = async (scope: CompanyScope) => todayIn((await regionOf(scope)).timeZone, scope.now)

/** What waits for the caller among the leads assigned to them. */
export const myDay = (ctx: Context): Promise<MyDay> =>
  readingViewersCompany(ctx, async (scope) => {
    const { db, companyId } = scope
    const stages = await stagesById(scope)
    const ended = [...stages.values()].filter(({ kind }) => kind === 'won' || kind === 'lost')
    const whose = {
      companyId,
      userId: ctx.viewer.userId,
      today: await todayOf(scope),
      ended: ended.map(({ id }) => id),
      seen: (await visibilityOf(scope, ctx.viewer))(owners),
    }
    const found = await findParts(db, myDayParts, whose, firstOfEach)
    const known = await knownOfRows(scope)
    const day: Partial<MyDay> = {}
    for (const { part, total, rows } of found)
      day[part] = { total, leads: rows.flatMap((row) => watchedRowOf(row, known) ?? []) }
    return day as MyDay
  })

export const overdue = (ctx: Context): Promise<{ count: number }> =>
  readingViewersCompany(ctx, async (scope) => {
    const { db, companyId } = scope
    const whose = { companyId, userId: ctx.viewer.userId, today: await todayOf(scope), ended: [] }
    return { count: await countPart(db, 'overdue', whose) }
  })

/** What others can be given instead of whoever has it now. */
export const overdueLeads = (
  ctx: Context,
  { assigneeId }: { assigneeId: string | undefined },
): Promise<OverdueLeads> =>
  readingViewersCompany(ctx, async (scope) => {
    const { db, companyId } = scope
    const seen = (await visibilityOf(scope, ctx.viewer))(owners)
    const whose = { companyId, assigneeId, today: await todayOf(scope), ended: [], seen }
    const rows = await findOverdue(db, whose, leadLimits.giveMax)
    return {
      total: rows[0]?.total ?? 0,
      leads: rows.map(({ id, dueOn, ...lead }) => ({ id, name: nameOf(lead), dueOn })),
    }
  })

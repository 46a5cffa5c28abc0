import { todayIn } from '@foyer/contract/kit/dates'
import { type MyDay, type MyDayPart, myDayParts } from '@foyer/contract/leads/my-day/model'
import { type CompanyScope, type Context, readingViewersCompany } from '../../../../context'
import { stagesById } from '../../../pipeline/service'
import { findLeadRows } from '../../list/repository/leads'
import { findTimeZone } from '../../list/repository/views'
import { countPart, findPart } from '../repository/my-day'

const firstOfEach = 10

const todayOf = async ({ db, companyId, now }: CompanyScope) =>
  todayIn(await findTimeZone(db, companyId), now)

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
    }
    const keys = new Map<MyDayPart, string[]>()
    for (const part of myDayParts) keys.set(part, await findPart(db, part, whose, firstOfEach))
    const rows = await findLeadRows(db, companyId, [...new Set([...keys.values()].flat())], stages)
    const byId = new Map(rows.map((row) => [row.id, row]))
    const day: Partial<MyDay> = {}
    for (const [part, ids] of keys) {
      const total = ids.length < firstOfEach ? ids.length : await countPart(db, part, whose)
      day[part] = { total, leads: ids.flatMap((id) => byId.get(id) ?? []) }
    }
    return day as MyDay
  })

export const overdue = (ctx: Context): Promise<{ count: number }> =>
  readingViewersCompany(ctx, async (scope) => {
    const { db, companyId } = scope
    const whose = { companyId, userId: ctx.viewer.userId, today: await todayOf(scope), ended: [] }
    return { count: await countPart(db, 'overdue', whose) }
  })

import { measures } from '@foyer/contract/analytics/measures'
import { targetRefusals } from '@foyer/contract/analytics/messages'
import type { NewTarget, Target, TargetRow, Targets } from '@foyer/contract/analytics/model'
import { lastDayOf } from '@foyer/contract/analytics/months'
import type { CalendarDate } from '@foyer/contract/kit/dates'
import { refuse } from '@foyer/contract/kit/refusal'
import { type Context, inViewersCompany } from '../../../context'
import { newId } from '../../../new-id'
import { insertAudit, peopleOf } from '../../leads/service'
import { type FigureScope, figureScopeOf, inFigures } from '../counted'
import { readSums } from '../repository/sums'
import { deleteTargets, findTargets, holdMonth, type TargetRecord, writeTargets } from '../repository/targets'

/** Whoever works with leads and reports to the caller, and the caller. */
async function sellersOf(scope: FigureScope) {
  const { all, owners } = scope.counted.visible
  return [...(await peopleOf(scope)).values()].filter(
    ({ id, isAtWork, hasLeads }) => isAtWork && hasLeads && (all || owners.includes(id)),
  )
}

/** Admins set everybody's; nobody else sets their own. */
const maySet = ({ counted, viewer }: FigureScope, userId: string): boolean =>
  viewer.rights.crm.edit && (counted.visible.all || userId !== viewer.userId)

const targetOf = (row: TargetRecord | undefined): Target => ({
  amount: row?.amount ?? undefined,
  leads: row?.leads ?? undefined,
})

async function rowsOf(scope: FigureScope, month: CalendarDate): Promise<TargetRow[]> {
  const { db, companyId, counted } = scope
  const people = await sellersOf(scope)
  const ids = people.map(({ id }) => id)
  if (ids.length === 0) return []
  const set = await findTargets(db, companyId, month, ids)
  const won = await readSums(
    db,
    companyId,
    { ...counted, chosen: ids },
    { measures: [measures.sale], span: { from: month, to: lastDayOf(month) }, byPerson: true },
  )
  return people.map(({ id, fullName }) => {
    const sale = won.find(({ personId }) => personId === id)
    return {
      person: { id, fullName },
      target: targetOf(set.find(({ userId }) => userId === id)),
      won: { leads: sale?.leads ?? 0, amount: sale?.amount ?? 0 },
    }
  })
}

export const targets = (ctx: Context, { month }: { month: CalendarDate }): Promise<Targets> =>
  inFigures(ctx, [], async (scope) => {
    const rows = await rowsOf(scope, month)
    return { month, rows, mayEdit: rows.some(({ person }) => maySet(scope, person.id)) }
  })

const isSame = (a: Target, b: Target) => a.amount === b.amount && a.leads === b.leads
const isNone = ({ amount, leads }: Target) => amount === undefined && leads === undefined

async function refuseOthers(scope: FigureScope, wishes: readonly NewTarget[]): Promise<void> {
  const sellers = new Set((await sellersOf(scope)).map(({ id }) => id))
  if (wishes.some(({ userId }) => !sellers.has(userId))) refuse(targetRefusals.unknownPerson)
  if (wishes.some(({ userId }) => !maySet(scope, userId))) refuse(targetRefusals.own)
}

/** All of them or none; what changed stands in the audit log. */
export const saveTargets = (ctx: Context, wishes: NewTarget[]): Promise<Record<never, never>> =>
  inViewersCompany(ctx, async (company) => {
    const scope = await figureScopeOf(company, ctx.viewer, [])
    const { db, companyId, now } = scope
    const month = wishes[0]?.month ?? ''
    await refuseOthers(scope, wishes)
    await holdMonth(db, companyId, month)
    const ids = wishes.map(({ userId }) => userId)
    const before = new Map(
      (await findTargets(db, companyId, month, ids)).map((row) => [row.userId, targetOf(row)]),
    )
    const formerly = (userId: string): Target => before.get(userId) ?? targetOf(undefined)
    const changed = wishes.filter((wish) => !isSame(wish, formerly(wish.userId)))
    if (changed.length === 0) return {}
    const gone = changed.filter(isNone).map(({ userId }) => userId)
    if (gone.length > 0) await deleteTargets(db, companyId, month, gone)
    const kept = changed.filter((wish) => !isNone(wish))
    const setBy = ctx.viewer.userId
    if (kept.length > 0)
      await writeTargets(
        db,
        kept.map(({ userId, amount = null, leads = null }) => ({
          companyId,
          userId,
          month,
          amount,
          leads,
          setBy,
          updatedAt: now,
        })),
      )
    await insertAudit(db, {
      companyId,
      id: newId(now),
      at: now,
      actorId: setBy,
      action: 'targets.set',
      details: {
        month,
        targets: changed.map(({ userId, amount, leads }) => ({
          userId,
          from: formerly(userId),
          to: { amount, leads },
        })),
      },
    })
    return {}
  })

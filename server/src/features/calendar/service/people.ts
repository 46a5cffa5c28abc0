import type { CalendarPerson, CalendarQuery } from '@foyer/contract/calendar/model'
import { type CompanyScope, type Context, readingViewersCompany } from '../../../context'
import { peopleOf } from '../../leads/service'
import { visibleRecordsOf } from '../../teams/service'

/** Whose days the caller may look at: C-088 as people. Undefined stands for everybody. */
async function reachIn(scope: CompanyScope, { viewer }: Context): Promise<Set<string> | undefined> {
  const { all, owners } = await visibleRecordsOf(scope, viewer)
  return all ? undefined : new Set(owners)
}

/** Whose days are asked for, without those that are not the caller's to see. */
export async function askedPeople(
  scope: CompanyScope,
  ctx: Context,
  { whose, people }: Pick<CalendarQuery, 'whose' | 'people'>,
): Promise<string[] | undefined> {
  if (whose === 'me') return [ctx.viewer.userId]
  const reach = await reachIn(scope, ctx)
  if (whose === 'team') return reach && [...reach]
  return reach ? people.filter((id) => reach.has(id)) : people
}

export const people = (ctx: Context): Promise<{ people: CalendarPerson[] }> =>
  readingViewersCompany(ctx, async (scope) => {
    const reach = await reachIn(scope, ctx)
    const own = ctx.viewer.userId
    const atWork = [...(await peopleOf(scope)).values()].filter(
      ({ id, isAtWork }) => isAtWork && (reach?.has(id) ?? true),
    )
    const others = atWork.filter(({ id }) => id !== own)
    const first = { id: own, fullName: ctx.viewer.fullName }
    return { people: [first, ...others.map(({ id, fullName }) => ({ id, fullName }))] }
  })

import type { Reportee } from '@foyer/contract/analytics/model'
import type { Context } from '../../../context'
import { peopleOf } from '../../leads/service'
import { inFigures } from '../counted'

/** Whoever reports to the caller, at any depth; admins see everybody. Who has left is not offered. */
export const reportees = (ctx: Context): Promise<Reportee[]> =>
  inFigures(ctx, [], async (scope) => {
    const { all, owners } = scope.counted.visible
    return [...(await peopleOf(scope)).values()]
      .filter(({ id, isAtWork }) => isAtWork && (all || (owners.includes(id) && id !== ctx.viewer.userId)))
      .map(({ id, fullName }) => ({ id, fullName }))
      .toSorted((a, b) => a.fullName.localeCompare(b.fullName) || a.id.localeCompare(b.id))
  })

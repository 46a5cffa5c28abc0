import type { Reportee } from '@foyer/contract/analytics/model'
import { peopleOf } from '../../leads/service'
import type { FigureScope } from '../counted'
import type { Sum } from '../repository/sums'

export interface OfPerson {
  /** Undefined for what nobody has. */
  person: Reportee | undefined
  sums: Sum[]
}

/** By name, what nobody has at the end. */
export async function byPerson(scope: FigureScope, sums: readonly Sum[]): Promise<OfPerson[]> {
  const people = await peopleOf(scope)
  const groups = new Map<string | undefined, Sum[]>()
  for (const sum of sums) {
    const id = people.get(sum.personId ?? '')?.id
    const own = groups.get(id) ?? []
    own.push(sum)
    groups.set(id, own)
  }
  return [...people.values(), undefined].flatMap((one): OfPerson[] => {
    const own = groups.get(one?.id)
    return own ? [{ person: one && { id: one.id, fullName: one.fullName }, sums: own }] : []
  })
}

import type { AssignmentTurn } from '@foyer/contract/teams/model'
import { nextInTurn } from '@foyer/contract/teams/turn'
import { type CompanyScope, type Context, inViewersCompany } from '../../../context'
import { assignsByItself, findTurn, holdTurn, moveTurn } from '../repository/turns'

/** Whether automatic assignment is on. */
export const assignsByTurn = ({ db, companyId, remember }: CompanyScope): Promise<boolean> =>
  remember('auto-assign', () => assignsByItself(db, companyId))

/**
 * Who gets new leads (C-113, C-168): everybody who can work with leads in turn, except absent and deactivated people and
 * those who have never signed in; undefined where nobody is available. The turns count only if the transaction is committed,
 * and block other new leads of the company until then: ask for them late. These people stay active until then too.
 */
export async function nextAssignees(scope: CompanyScope, count: number): Promise<(string | undefined)[]> {
  const { db, companyId } = scope
  const { people, ...before } = await holdTurn(db, companyId)
  let available = people
  while (available.length > 0) {
    const places = { ...before }
    const chosen = Array.from({ length: count }, () => {
      const next = nextInTurn(available, places)
      Object.assign(places, next)
      return next.last
    })
    const held = await moveTurn(db, companyId, [...new Set(chosen)], places)
    if (chosen.every((id) => held.has(id))) return chosen
    available = available.filter((id) => !chosen.includes(id) || held.has(id))
  }
  return Array.from({ length: count }, () => undefined)
}

export const turn = (ctx: Context): Promise<AssignmentTurn> =>
  inViewersCompany(ctx, async ({ db, companyId }) => {
    const people = await findTurn(db, companyId)
    return {
      turn: people.flatMap(({ gap, ...person }) => (gap ? [] : [person])),
      passedOver: people.flatMap(({ gap, ...person }) => (gap ? [{ ...person, reason: gap }] : [])),
    }
  })

import type { AssignmentTurn } from '@foyer/contract/teams/model'
import { type CompanyScope, type Context, inViewersCompany } from '../../../context'
import { assignsByItself, findTurn, holdTurn, takeTurn } from '../repository/turns'

/** Whether automatic assignment is on. */
export const assignsByTurn = ({ db, companyId, remember }: CompanyScope): Promise<boolean> =>
  remember('auto-assign', () => assignsByItself(db, companyId))

/**
 * Who gets the next new lead (C-113, C-168): everybody who can work with leads in turn, except absent and deactivated
 * people and those who have never signed in. Undefined if automatic assignment is off or nobody is available. The turn
 * counts only if the transaction is committed, and blocks other new leads of the company until then: ask for it late. The
 * person stays active until then too.
 */
export async function nextAssignee(scope: CompanyScope): Promise<string | undefined> {
  if (!(await assignsByTurn(scope))) return undefined
  const { db, companyId } = scope
  await holdTurn(db, companyId)
  return takeTurn(db, companyId)
}

export const turn = (ctx: Context): Promise<AssignmentTurn> =>
  inViewersCompany(ctx, async ({ db, companyId }) => {
    const people = await findTurn(db, companyId)
    return {
      turn: people.flatMap(({ gap, ...person }) => (gap ? [] : [person])),
      passedOver: people.flatMap(({ gap, ...person }) => (gap ? [{ ...person, reason: gap }] : [])),
    }
  })

import type { CompanyScope } from '../../../context'
import { assignsByItself, holdTurn, takeTurn } from '../repository/turns'

/**
 * Who gets the next new lead (C-113): everybody with access to leads in turn, except absent and deactivated people.
 * Undefined if automatic assignment is off or nobody is available. The turn counts only if the transaction is committed,
 * and blocks other new leads of the company until then: ask for it late. The person stays active until then too.
 */
export async function nextAssignee({ db, companyId, remember }: CompanyScope): Promise<string | undefined> {
  if (!(await remember('auto-assign', () => assignsByItself(db, companyId)))) return undefined
  await holdTurn(db, companyId)
  return takeTurn(db, companyId)
}

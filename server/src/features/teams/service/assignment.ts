import type { CompanyScope } from '../../../context'
import { findNextInTurn } from '../repository/people'
import { assignsByItself, holdTurn, setTurn } from '../repository/turns'

/**
 * Who gets the next new lead (C-113): everybody with access to leads in turn, except absent and deactivated people.
 * Undefined if automatic assignment is off or nobody is available. The turn counts only if the transaction is committed,
 * and blocks other new leads of the company until then: ask for it late.
 */
export async function nextAssignee({ db, companyId }: CompanyScope): Promise<string | undefined> {
  if (!(await assignsByItself(db, companyId))) return undefined
  const next = await findNextInTurn(db, companyId, await holdTurn(db, companyId))
  if (next) await setTurn(db, companyId, next)
  return next
}

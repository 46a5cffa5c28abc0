import type { CompanyScope } from '../../../context'
import { findNextInTurn } from '../repository/people'
import { assignsByItself, holdTurn, setTurn } from '../repository/turns'

/**
 * Who gets the next new lead (C-113): everybody with access to leads in turn, without the absent and the
 * deactivated. Nobody while automatic assignment is off, or nobody is there. The turn counts only if the
 * transaction is committed, and holds other new leads of the company up until then: ask for it late.
 */
export async function nextAssignee({ db, companyId }: CompanyScope): Promise<string | undefined> {
  if (!(await assignsByItself(db, companyId))) return undefined
  const next = await findNextInTurn(db, companyId, await holdTurn(db, companyId))
  if (next) await setTurn(db, companyId, next)
  return next
}

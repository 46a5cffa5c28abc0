import { refuse } from '@foyer/contract/kit/refusal'
import { peopleRefusals } from '@foyer/contract/people/messages'
import { mayManage } from '@foyer/contract/people/rules'
import { asSystem, type Context, type Scope } from '../../../context'
import { type FoundMember, findMember, lockCompany } from '../repository/members'

export interface Managing extends Scope {
  companyId: string
  company: string
  /** As they stand now, not when the request came in. */
  manager: FoundMember
}

/**
 * A change of people, one at a time in a company: rights that were taken away a moment ago count no more,
 * and two changes that are each right cannot be wrong together.
 */
export const managing = <T>(ctx: Context, work: (scope: Managing) => Promise<T>): Promise<T> =>
  asSystem(ctx, async (scope) => {
    const { companyId, userId } = ctx.viewer
    const company = await lockCompany(scope.db, companyId)
    const manager = await findMember(scope.db, companyId, userId)
    if (!company || !manager || manager.isDeactivated || !(manager.isAdmin || manager.isSuperAdmin))
      return refuse(peopleRefusals.notAdmin)
    return work({ ...scope, companyId, company: company.name, manager })
  })

/** A member that the manager may change. */
export async function findManaged(
  { db, companyId, manager }: Managing,
  memberId: string,
): Promise<FoundMember> {
  const member = await findMember(db, companyId, memberId)
  if (!member) return refuse(peopleRefusals.unknownMember)
  if (!mayManage(manager, member)) return refuse(peopleRefusals.superAdminOnly)
  return member
}

import { refuse } from '@foyer/contract/kit/refusal'
import { peopleRefusals } from '@foyer/contract/people/messages'
import { mayManage } from '@foyer/contract/people/rules'
import { asSystem, type Context, type Scope } from '../../../context'
import { type FoundMember, findMember, lockCompany } from '../repository/members'

export interface Managing extends Scope {
  companyId: string
  company: string
  /** The current rights, not those at the start of the request. */
  manager: FoundMember
}

/**
 * Changes of people run one at a time per company: rights that were just removed no longer count, and two valid changes
 * cannot be invalid together.
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

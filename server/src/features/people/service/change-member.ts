import { refuse } from '@foyer/contract/kit/refusal'
import { superAdminRole } from '@foyer/contract/people/default-roles'
import { peopleRefusals, peopleTexts } from '@foyer/contract/people/messages'
import type { MemberChange, MemberPlace, Standing } from '@foyer/contract/people/model'
import { isCircle, notToGive, samePlace } from '@foyer/contract/people/rules'
import type { Context } from '../../../context'
import { audit } from '../audit'
import {
  countSuperAdmins,
  type FoundMember,
  findManagers,
  findMember,
  updateMember,
} from '../repository/members'
import { designationExists, findRoles } from '../repository/roles'
import { flagsOf } from '../repository/standing'
import { findManaged, type Managing, managing } from './managing'

/** The role decides whether somebody is an admin; single rights are chosen, unless the role includes all of them. */
async function wantedStanding(
  { db, companyId }: Managing,
  member: FoundMember,
  change: MemberChange,
): Promise<Standing & { role: string }> {
  const isSame = change.role.toLowerCase() === member.role.toLowerCase()
  const { rights, features } = change
  if (change.role.toLowerCase() === superAdminRole.name.toLowerCase() && (!isSame || member.isSuperAdmin))
    return { ...superAdminRole, role: superAdminRole.name }
  if (isSame) {
    const { isAdmin, isSuperAdmin, role } = member
    return { role, isAdmin, isSuperAdmin, rights, features }
  }
  const roles = await findRoles(db, companyId)
  const role = roles.find(({ name }) => name.toLowerCase() === change.role.toLowerCase())
  if (!role) return refuse(peopleRefusals.unknownRole(change.role))
  return { role: role.name, isAdmin: role.isAdmin, isSuperAdmin: false, rights, features }
}

async function checkManager({ db, companyId }: Managing, member: FoundMember, reportsTo: string | undefined) {
  if (!reportsTo || reportsTo === member.reportsTo) return
  const manager = await findMember(db, companyId, reportsTo)
  if (!manager || manager.isDeactivated) return refuse(peopleRefusals.unknownManager)
  if (isCircle(await findManagers(db, companyId), member.id, reportsTo)) refuse(peopleRefusals.circle)
}

async function checkDesignation({ db, companyId }: Managing, member: FoundMember, id: string | undefined) {
  if (!id || id === member.designationId) return
  if (!(await designationExists(db, companyId, id))) refuse(peopleRefusals.unknownDesignation)
}

const placeOf = ({ role, rights, features, designationId, reportsTo }: FoundMember): MemberPlace => ({
  role,
  rights,
  features,
  designationId: designationId ?? undefined,
  reportsTo: reportsTo ?? undefined,
})

export async function changeMember(ctx: Context, change: MemberChange): Promise<{ message: string }> {
  const { before, after } = await managing(ctx, async (scope) => {
    const { db, companyId, manager, tell } = scope
    const member = await findManaged(scope, change.memberId)
    if (member.isDeactivated) return refuse(peopleRefusals.isDeactivated)
    if (change.seen && !samePlace(change.seen, placeOf(member))) return refuse(peopleRefusals.changed)
    const wanted = await wantedStanding(scope, member, change)
    const missing = notToGive(manager, wanted, member)
    if (missing.length > 0) return refuse(peopleRefusals.notYours(missing))
    if (member.isSuperAdmin && !wanted.isSuperAdmin && (await countSuperAdmins(db, companyId)) <= 1)
      return refuse(peopleRefusals.lastSuperAdmin)
    await checkManager(scope, member, change.reportsTo)
    await checkDesignation(scope, member, change.designationId)
    await updateMember(db, companyId, member.id, {
      ...flagsOf(wanted),
      roleName: wanted.role,
      reportTo: change.reportsTo ?? null,
      designationId: change.designationId ?? null,
    })
    await tell([member.id], { name: 'changed', about: ['profile'] })
    return { before: flagsOf(member), after: flagsOf(wanted) }
  })
  audit(ctx, 'rights-changed', change.memberId, { before, after, reportsTo: change.reportsTo })
  return { message: peopleTexts.saved }
}

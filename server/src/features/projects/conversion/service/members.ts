import { refuse } from '@foyer/contract/kit/refusal'
import { projectRefusals, projectReplies } from '@foyer/contract/projects/conversion/messages'
import type { NewMembers } from '@foyer/contract/projects/conversion/model'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { holdToChange } from '../../record/service/hold-project'
import { deleteMembersExcept, findActiveStaff, findMembers, insertMembers } from '../repository/members'
import { updateProject } from '../repository/projects'

const everybodyOf = ({ adminId, memberIds }: Pick<NewMembers, 'adminId' | 'memberIds'>) => [
  ...new Set(adminId ? [adminId, ...memberIds] : memberIds),
]

/** Whoever is in the project stays, also after they have left the firm; only who is new must work in it. */
async function refuseStrangers({ db, companyId }: CompanyScope, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return
  const staff = await findActiveStaff(db, companyId, userIds)
  if (staff.length < userIds.length) refuse(projectRefusals.unknownMembers)
}

export async function putMembers(scope: CompanyScope, added: NewMembers): Promise<void> {
  const { db, companyId, now } = scope
  const { projectId } = added
  const there = new Set(await findMembers(db, companyId, projectId))
  const fresh = everybodyOf(added).filter((userId) => !there.has(userId))
  await refuseStrangers(scope, fresh)
  if (fresh.length === 0) return
  await insertMembers(
    db,
    fresh.map((userId) => ({ companyId, projectId, userId, createdAt: now })),
  )
}

/** These and nobody else. */
export async function setMembers(scope: CompanyScope, wanted: NewMembers): Promise<void> {
  await putMembers(scope, wanted)
  await deleteMembersExcept(scope.db, scope.companyId, wanted.projectId, everybodyOf(wanted))
}

/** Those of them who work here: the assignee of a lead may have left, which keeps nobody from quoting. */
export const whoWorksHere = ({ db, companyId }: CompanyScope, userIds: string[]): Promise<string[]> =>
  userIds.length === 0 ? Promise.resolve([]) : findActiveStaff(db, companyId, userIds)

export const addMembers = (ctx: Context, added: NewMembers): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const { projectId, adminId } = added
    await holdToChange(scope, ctx, projectId)
    await putMembers(scope, added)
    if (adminId) await updateProject(db, companyId, projectId, { adminId, updatedAt: now })
    return { message: projectReplies.membersAdded }
  })

import type { Person } from '@foyer/contract/accounts/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { defaultRoles, superAdminRole } from '@foyer/contract/people/default-roles'
import { peopleRefusals } from '@foyer/contract/people/messages'
import type { Designation, Role } from '@foyer/contract/people/model'
import { type CompanyScope, type Context, inViewersCompany, type Scope } from '../../../context'
import { newId } from '../../../new-id'
import { tellColleagues } from '../../accounts/service'
import { findTeam, lockCompany } from '../repository/members'
import * as repository from '../repository/roles'
import { flagsOf } from '../repository/standing'

const { designationList } = repository

/** The roles and designations of a new firm. */
export async function createDefaultRoles({ db, now }: Scope, companyId: string): Promise<void> {
  await repository.insertRoles(
    db,
    defaultRoles.map((role, place) => {
      const { isSuperAdmin: _never, ...flags } = flagsOf(role)
      // Ids of one millisecond have no order; these must keep theirs.
      const id = newId(new Date(now.getTime() + place))
      return { companyId, id, name: role.name, ...flags, createdAt: now }
    }),
  )
}

/** Adds a designation for a firm that is being seeded; calls use createDesignation. */
export async function addDesignation({ db, now }: Scope, companyId: string, name: string): Promise<string> {
  const id = newId(now)
  await designationList.add(db, companyId, [{ id, name, createdAt: now }])
  return id
}

export const roles = (ctx: Context): Promise<Role[]> =>
  inViewersCompany(ctx, async ({ db, companyId }) => [
    superAdminRole,
    ...(await repository.findRoles(db, companyId)),
  ])

export const designations = (ctx: Context): Promise<Designation[]> =>
  inViewersCompany(ctx, async ({ db, companyId }) =>
    (await designationList.find(db, companyId))
      .filter(({ isHidden }) => !isHidden)
      .map(({ id, name }) => ({ id, name })),
  )

/** A hidden one of that name is offered again. */
export const createDesignation = (ctx: Context, { name }: { name: string }): Promise<Designation> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    await designationList.hold(db, companyId)
    const known = await designationList.find(db, companyId)
    const same = known.find((one) => one.name.toLowerCase() === name.toLowerCase())
    if (same && !same.isHidden) return refuse(peopleRefusals.designationTaken(name))
    const made = same ?? { id: newId(now), name }
    if (same) await designationList.hide(db, companyId, same.id, null)
    else await designationList.add(db, companyId, [{ ...made, createdAt: now }])
    await tellColleagues(scope, { name: 'changed', about: ['people'] })
    return { id: made.id, name: made.name }
  })

/** The people of one designation get another; whoever changes one of them at the same moment waits. */
export async function mergeDesignations(
  { db, companyId }: CompanyScope,
  from: string,
  to: string,
): Promise<void> {
  await lockCompany(db, companyId)
  await repository.giveDesignation(db, companyId, from, to)
}

export const admins = (ctx: Context): Promise<Person[]> =>
  inViewersCompany(ctx, async ({ db, companyId }) => {
    const team = await findTeam(db, companyId)
    return team
      .filter(({ member }) => !member.deactivatedAt && (member.isAdmin || member.isSuperAdmin))
      .map(({ member, fullName, email }) => ({ id: member.userId, fullName, email }))
  })

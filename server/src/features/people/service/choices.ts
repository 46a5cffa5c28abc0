import type { Person } from '@foyer/contract/accounts/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { defaultRoles, superAdminRole } from '@foyer/contract/people/default-roles'
import { peopleRefusals } from '@foyer/contract/people/messages'
import type { Designation, Role } from '@foyer/contract/people/model'
import { type Context, inViewersCompany, type Scope } from '../../../context'
import { newId } from '../../../new-id'
import { findTeam } from '../repository/members'
import * as repository from '../repository/roles'
import { flagsOf } from '../repository/standing'

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
  await repository.insertDesignation(db, { companyId, id, name, createdAt: now })
  return id
}

export const roles = (ctx: Context): Promise<Role[]> =>
  inViewersCompany(ctx, async ({ db, companyId }) => [
    superAdminRole,
    ...(await repository.findRoles(db, companyId)),
  ])

export const designations = (ctx: Context): Promise<Designation[]> =>
  inViewersCompany(ctx, ({ db, companyId }) => repository.findDesignations(db, companyId))

export const createDesignation = (ctx: Context, { name }: { name: string }): Promise<Designation> =>
  inViewersCompany(ctx, async ({ db, companyId, now }) => {
    const id = newId(now)
    if (!(await repository.insertDesignation(db, { companyId, id, name, createdAt: now })))
      return refuse(peopleRefusals.designationTaken(name))
    return { id, name }
  })

export const admins = (ctx: Context): Promise<Person[]> =>
  inViewersCompany(ctx, async ({ db, companyId }) => {
    const team = await findTeam(db, companyId)
    return team
      .filter(({ member }) => !member.deactivatedAt && (member.isAdmin || member.isSuperAdmin))
      .map(({ member, fullName, email }) => ({ id: member.userId, fullName, email }))
  })

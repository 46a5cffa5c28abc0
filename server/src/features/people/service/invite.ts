import { refuse } from '@foyer/contract/kit/refusal'
import { superAdminRole } from '@foyer/contract/people/default-roles'
import { peopleRefusals, peopleTexts } from '@foyer/contract/people/messages'
import type { Invitation, Role } from '@foyer/contract/people/model'
import { notToGive } from '@foyer/contract/people/rules'
import { asSystem, type Context } from '../../../context'
import { addMember, addUser, hashPassword } from '../../accounts/service'
import { queueMail } from '../../mail/service'
import { audit } from '../audit'
import { inviteMail } from '../mails'
import { findAccounts, findHere, wasThereFirst } from '../repository/accounts'
import { findMember } from '../repository/members'
import { designationExists, findRoles } from '../repository/roles'
import { flagsOf } from '../repository/standing'
import { temporaryPassword } from '../temporary-password'
import { type Managing, managing } from './managing'

type Db = Managing['db']
/** By email: the password for the first sign-in. */
type FreshPasswords = Map<string, { password: string; passwordHash: string }>

export async function refuseKnown(db: Db, companyId: string, emails: string[]): Promise<void> {
  const [here] = await findHere(db, companyId, emails)
  if (here?.deactivatedAt) refuse(peopleRefusals.deactivatedHere(here.email), { email: here.email })
  if (here) refuse(peopleRefusals.alreadyHere(here.email), { email: here.email })
}

/** Hashing is slow, so it is done before the transaction, and only for new people. */
async function freshPasswords(ctx: Context, rows: Invitation[]): Promise<FreshPasswords> {
  const emails = rows.map(({ email }) => email)
  const known = await asSystem(ctx, async ({ db }) => {
    await refuseKnown(db, ctx.viewer.companyId, emails)
    return findAccounts(db, emails)
  })
  const taken = new Set(known.map(({ email }) => email))
  const fresh = emails.filter((email) => !taken.has(email))
  return new Map(
    await Promise.all(
      fresh.map(async (email) => {
        const password = temporaryPassword()
        return [email, { password, passwordHash: await hashPassword(password) }] as const
      }),
    ),
  )
}

/** The role of this name, if it may be granted: rights come only from here (C-136). */
function roleToGive(roles: Role[], wanted: string, { manager }: Managing): Role {
  const isNamed = (role: Role) => role.name.toLowerCase() === wanted.toLowerCase()
  if (isNamed(superAdminRole)) return refuse(peopleRefusals.inviteSuperAdmin)
  const role = roles.find(isNamed)
  if (!role) return refuse(peopleRefusals.unknownRole(wanted))
  const missing = notToGive(manager, role)
  return missing.length > 0 ? refuse(peopleRefusals.notYours(missing)) : role
}

async function managerOf({ db, companyId, manager }: Managing, row: Invitation): Promise<string> {
  if (!row.reportsTo || row.reportsTo === manager.id) return manager.id
  const found = await findMember(db, companyId, row.reportsTo)
  return found && !found.isDeactivated ? found.id : refuse(peopleRefusals.unknownManager)
}

async function inviteOne(
  ctx: Context,
  scope: Managing,
  { row, roles, fresh }: { row: Invitation; roles: Role[]; fresh: FreshPasswords },
): Promise<string> {
  const { db, companyId, company, manager } = scope
  const role = roleToGive(roles, row.role, scope)
  if (!(await designationExists(db, companyId, row.designationId)))
    return refuse(peopleRefusals.unknownDesignation)
  const reportTo = await managerOf(scope, row)
  const [account] = await findAccounts(db, [row.email])
  const made = fresh.get(row.email)
  const { firstName, lastName, email } = row
  const person = account ?? (made && { firstName, isTemporary: true, isOnboarded: false })
  if (!person) throw new Error('an account has gone while it was invited')
  const userId =
    account?.userId ??
    (await addUser(scope, {
      email,
      firstName,
      lastName,
      passwordHash: made?.passwordHash ?? '',
      isTemporary: true,
    }))
  await addMember(scope, {
    ...flagsOf(role),
    companyId,
    userId,
    roleName: role.name,
    designationId: row.designationId,
    reportTo,
    invitedBy: manager.id,
    invitedAs: `${firstName} ${lastName}`,
    isFirstLogin: person.isTemporary,
    isOnboardingDone: person.isOnboarded,
  })
  const password = account ? undefined : made?.password
  const words = {
    email,
    firstName: person.firstName,
    company,
    invitedBy: manager.fullName,
    role: role.name,
    password,
  }
  await queueMail(scope, { companyId, ...inviteMail(ctx.env, words) })
  return userId
}

export async function invite(
  ctx: Context,
  { rows }: { rows: Invitation[] },
): Promise<{ message: string; invited: number }> {
  if (rows.some(({ email }) => email === ctx.viewer.email)) refuse(peopleRefusals.ownEmail)
  const fresh = await freshPasswords(ctx, rows)
  const inviteAll = () =>
    managing(ctx, async (scope) => {
      await refuseKnown(
        scope.db,
        scope.companyId,
        rows.map(({ email }) => email),
      )
      const roles = await findRoles(scope.db, scope.companyId)
      const ids: string[] = []
      for (const row of rows) ids.push(await inviteOne(ctx, scope, { row, roles, fresh }))
      return ids
    })
  const ids = await inviteAll().catch((error: unknown) =>
    wasThereFirst(error) ? inviteAll() : Promise.reject(error),
  )
  for (const id of ids) audit(ctx, 'invited', id)
  return { message: peopleTexts.invited, invited: ids.length }
}

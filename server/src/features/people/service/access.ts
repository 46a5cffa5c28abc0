import { refuse } from '@foyer/contract/kit/refusal'
import { peopleRefusals, peopleTexts } from '@foyer/contract/people/messages'
import { notToGive } from '@foyer/contract/people/rules'
import type { Context } from '../../../context'
import { endSessionsIn, hashPassword, setTemporaryPassword } from '../../accounts/service'
import { queueMail } from '../../mail/service'
import { audit } from '../audit'
import { resetMail } from '../mails'
import { isSharedAccount } from '../repository/accounts'
import { countOpenLeads, countSuperAdmins, updateMember } from '../repository/members'
import { temporaryPassword } from '../temporary-password'
import { findManaged, managing } from './managing'

interface OfMember {
  memberId: string
}

/** People change their own password in their profile, and nobody can lock themselves out. */
const refuseOwn = (ctx: Context, { memberId }: OfMember) => {
  if (memberId === ctx.viewer.userId) refuse(peopleRefusals.notYourself)
}

/**
 * Mails a new temporary password. A person who also works for another firm keeps their password, which this firm may not
 * replace: they are signed out here and asked to choose a new one.
 */
export async function resetPassword(ctx: Context, input: OfMember): Promise<{ message: string }> {
  refuseOwn(ctx, input)
  await managing(ctx, (scope) => findManaged(scope, input.memberId))
  const fresh = temporaryPassword()
  const passwordHash = await hashPassword(fresh)
  await managing(ctx, async (scope) => {
    const { db, companyId, company, manager } = scope
    const member = await findManaged(scope, input.memberId)
    if (member.isDeactivated) return refuse(peopleRefusals.isDeactivated)
    const { id, email } = member
    const isShared = await isSharedAccount(db, companyId, id)
    if (!isShared) await setTemporaryPassword(scope, { userId: id, email, passwordHash })
    await endSessionsIn(scope, id, companyId)
    const password = isShared ? undefined : fresh
    await queueMail(scope, {
      companyId,
      ...resetMail(ctx.env, { email, company, resetBy: manager.fullName, password }),
    })
  })
  audit(ctx, 'password-reset', input.memberId)
  return { message: peopleTexts.passwordReset }
}

export async function deactivate(
  ctx: Context,
  input: OfMember,
): Promise<{ message: string; openLeads: number }> {
  refuseOwn(ctx, input)
  const openLeads = await managing(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const member = await findManaged(scope, input.memberId)
    if (!member.isDeactivated) {
      if (member.isSuperAdmin && (await countSuperAdmins(db, companyId)) <= 1)
        refuse(peopleRefusals.lastSuperAdmin)
      await updateMember(db, companyId, member.id, { deactivatedAt: now })
      await endSessionsIn(scope, member.id, companyId)
    }
    return (await countOpenLeads(db, companyId, [member.id])).get(member.id) ?? 0
  })
  audit(ctx, 'deactivated', input.memberId)
  return { message: peopleTexts.deactivated, openLeads }
}

/** Restores all rights the person had, so the manager must have them too. */
export async function reactivate(ctx: Context, input: OfMember): Promise<{ message: string }> {
  refuseOwn(ctx, input)
  await managing(ctx, async (scope) => {
    const member = await findManaged(scope, input.memberId)
    const missing = notToGive(scope.manager, member)
    if (missing.length > 0) refuse(peopleRefusals.notYours(missing))
    await updateMember(scope.db, scope.companyId, member.id, { deactivatedAt: null })
  })
  audit(ctx, 'reactivated', input.memberId)
  return { message: peopleTexts.reactivated }
}

export async function setAbsence(
  ctx: Context,
  { memberId, isAbsent }: OfMember & { isAbsent: boolean },
): Promise<{ message: string }> {
  await managing(ctx, async (scope) => {
    const member = await findManaged(scope, memberId)
    if (member.isDeactivated) return refuse(peopleRefusals.isDeactivated)
    await updateMember(scope.db, scope.companyId, member.id, { isAbsent })
  })
  audit(ctx, 'absence-changed', memberId, { isAbsent })
  return { message: peopleTexts.saved }
}

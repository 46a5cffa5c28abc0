import { refuse } from '@foyer/contract/kit/refusal'
import { peopleRefusals, peopleTexts } from '@foyer/contract/people/messages'
import type { Context } from '../../../context'
import { hashPassword, moveInvited, removeInvited, setTemporaryPassword } from '../../accounts/service'
import { queueMail } from '../../mail/service'
import { audit } from '../audit'
import { inviteMail } from '../mails'
import { findAccounts, isMemberElsewhere, isSharedAccount, wasThereFirst } from '../repository/accounts'
import type { FoundMember } from '../repository/members'
import { hasWork } from '../repository/work'
import { temporaryPassword } from '../temporary-password'
import { refuseKnown } from './invite'
import { findManaged, type Managing, managing } from './managing'

interface OfMember {
  memberId: string
}

/** Somebody who was invited and has not come yet. */
async function findInvited(scope: Managing, memberId: string): Promise<FoundMember> {
  const member = await findManaged(scope, memberId)
  if (member.isDeactivated) return refuse(peopleRefusals.isDeactivated)
  return member.hasSignedIn ? refuse(peopleRefusals.hasSignedIn) : member
}

/** The address the invitation goes to; another one than before is free, and the person is nobody else's. */
async function addressOf(ctx: Context, scope: Managing, member: FoundMember, wanted: string | undefined) {
  if (!wanted || wanted === member.email) return member.email
  const { db, companyId } = scope
  if (wanted === ctx.viewer.email) return refuse(peopleRefusals.ownEmail)
  await refuseKnown(db, companyId, [wanted])
  const isTaken = (await findAccounts(db, [wanted])).length > 0
  if (isTaken || (await isMemberElsewhere(db, companyId, member.id)))
    return refuse(peopleRefusals.cannotReaddress(wanted))
  await moveInvited(scope, { userId: member.id, from: member.email, to: wanted })
  return wanted
}

/** Mails the invitation again, with a new temporary password: what was mailed before no longer works (C-173). */
export async function resendInvitation(
  ctx: Context,
  { memberId, email: wanted }: OfMember & { email?: string | undefined },
): Promise<{ message: string }> {
  await managing(ctx, (scope) => findInvited(scope, memberId))
  const fresh = temporaryPassword()
  const passwordHash = await hashPassword(fresh)
  await managing(ctx, async (scope) => {
    const { db, companyId, company, manager } = scope
    const member = await findInvited(scope, memberId)
    const email = await addressOf(ctx, scope, member, wanted)
    const isShared = await isSharedAccount(db, companyId, member.id)
    if (!isShared) await setTemporaryPassword(scope, { userId: member.id, email, passwordHash })
    const { firstName, role } = member
    const password = isShared ? undefined : fresh
    const words = { email, firstName, company, invitedBy: manager.fullName, role, password }
    await queueMail(scope, { companyId, ...inviteMail(ctx.env, words) })
  }).catch((error: unknown) =>
    wanted && wasThereFirst(error) ? refuse(peopleRefusals.cannotReaddress(wanted)) : Promise.reject(error),
  )
  audit(ctx, 'invited-again', memberId)
  return { message: peopleTexts.invitedAgain }
}

export async function withdrawInvitation(ctx: Context, { memberId }: OfMember): Promise<{ message: string }> {
  await managing(ctx, async (scope) => {
    const { db, companyId } = scope
    const { id: userId, email } = await findInvited(scope, memberId)
    if (await hasWork(db, companyId, userId)) refuse(peopleRefusals.hasWork)
    await removeInvited(scope, { companyId, userId, email })
  })
  audit(ctx, 'invitation-withdrawn', memberId)
  return { message: peopleTexts.withdrawn }
}

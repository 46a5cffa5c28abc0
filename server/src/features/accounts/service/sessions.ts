import { accountLimits } from '@foyer/contract/accounts/limits'
import { accountRefusals } from '@foyer/contract/accounts/messages'
import type { OwnSession, SignedIn } from '@foyer/contract/accounts/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { asSystem, type Context, type Scope } from '../../../context'
import { hashToken, newToken } from '../../../http/session'
import { newId } from '../../../new-id'
import { findMemberships, hasTemporaryPassword } from '../repository'
import * as repository from '../repository/sessions'

const day = 86_400_000

/** Opens a session in the company that the person used last. */
export async function openSession(
  scope: Scope,
  credential: { userId: string; isTemporary: boolean },
  userAgent: string | undefined,
): Promise<SignedIn> {
  const memberships = await findMemberships(scope.db, credential.userId)
  const member = memberships.find((membership) => !membership.deactivatedAt)
  if (member) return openSessionAs(scope, member, credential, userAgent)
  const isClient = memberships.length > 0 && memberships.every((membership) => membership.isClient)
  return refuse(isClient ? accountRefusals.clientDeactivated : accountRefusals.deactivated)
}

type Membership = Awaited<ReturnType<typeof findMemberships>>[number]

async function openSessionAs(
  { db, now }: Scope,
  member: Membership,
  credential: { isTemporary: boolean },
  userAgent: string | undefined,
  since: Date = now,
): Promise<SignedIn> {
  const token = newToken()
  await repository.insertSession(db, {
    id: newId(now),
    tokenHash: hashToken(token),
    userId: member.userId,
    companyId: member.companyId,
    userAgent: userAgent?.slice(0, 300),
    createdAt: since,
    lastSeenAt: now,
    expiresAt: new Date(
      Math.min(
        now.getTime() + accountLimits.sessionDays * day,
        since.getTime() + accountLimits.sessionDaysInAll * day,
      ),
    ),
  })
  await repository.markSignIn(db, member.companyId, member.userId, now)
  if (member.invitedAs !== null) await repository.endInvitation(db, member.companyId, member.userId)
  return {
    token,
    userId: member.userId,
    isClient: member.isClient,
    isSuperAdmin: member.isSuperAdmin,
    isFirstLogin: member.isFirstLogin,
    isOnboardingDone: member.isOnboardingDone,
    hasTemporaryPassword: credential.isTemporary,
  }
}

/** C-149: a person with several companies changes between them without signing in again. */
export const enterCompany = (ctx: Context, { companyId }: { companyId: string }): Promise<SignedIn> =>
  asSystem(ctx, async (scope) => {
    const { sessionId, userId } = ctx.viewer
    const memberships = await findMemberships(scope.db, userId)
    const member = memberships.find((one) => one.companyId === companyId && !one.deactivatedAt)
    if (!member) return refuse(accountRefusals.notInCompany)
    const isTemporary = await hasTemporaryPassword(scope.db, userId)
    const since = await repository.findSessionStart(scope.db, userId, sessionId)
    const signedIn = await openSessionAs(scope, member, { isTemporary }, ctx.userAgent, since)
    await repository.deleteSession(scope.db, userId, sessionId)
    await scope.tell([userId], { name: 'session-ended', sessionId })
    return signedIn
  })

/**
 * Signs a person out everywhere, or everywhere else; open pages are told when the transaction is committed. Needs a scope
 * of `asSystem`: sessions belong to no company.
 */
export async function endSessions({ db, tell }: Scope, userId: string, except?: string): Promise<void> {
  for (const sessionId of await repository.deleteSessions(db, userId, except))
    await tell([userId], { name: 'session-ended', sessionId })
}

/** Signs a person out of one company; their sessions in other companies stay (C-149). */
export async function endSessionsIn({ db, tell }: Scope, userId: string, companyId: string): Promise<void> {
  for (const sessionId of await repository.deleteSessionsIn(db, userId, companyId))
    await tell([userId], { name: 'session-ended', sessionId })
}

export async function signOut(ctx: Context): Promise<{ message: string }> {
  const { sessionId, userId } = ctx.viewer
  await asSystem(ctx, async ({ db, tell }) => {
    await repository.deleteSession(db, userId, sessionId)
    await tell([userId], { name: 'session-ended', sessionId })
  })
  return { message: 'Signed out' }
}

export async function ownSessions(ctx: Context): Promise<OwnSession[]> {
  const { sessionId, userId } = ctx.viewer
  const found = await asSystem(ctx, ({ db, now }) => repository.findSessions(db, userId, now))
  return found.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    id,
    userAgent: userAgent ?? undefined,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === sessionId,
  }))
}

export async function endOwnSession(ctx: Context, { sessionId }: { sessionId: string }) {
  const { userId } = ctx.viewer
  await asSystem(ctx, async ({ db, tell }) => {
    if (!(await repository.deleteSession(db, userId, sessionId))) refuse(accountRefusals.unknownSession)
    await tell([userId], { name: 'session-ended', sessionId })
  })
  return { message: 'Signed out' }
}

export async function endOtherSessions(ctx: Context) {
  const { userId, sessionId } = ctx.viewer
  await asSystem(ctx, (scope) => endSessions(scope, userId, sessionId))
  return { message: 'Signed out' }
}

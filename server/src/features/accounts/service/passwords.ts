import { passwordRefusals, passwordTexts } from '@foyer/contract/accounts/messages/passwords'
import type { Viewer } from '@foyer/contract/accounts/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { asSystem, type Context, type PublicContext, type Scope } from '../../../context'
import { hashPassword, passwordMatches } from '../passwords'
import * as repository from '../repository'
import { deleteTickets, endCodes, endLinks } from '../repository/one-time-codes'
import { clearTries } from '../repository/tries'
import { endSessions } from './sessions'
import { checkPassword } from './sign-in'
import { checkTicket, spendTicket } from './tickets'
import { accountSubject } from './tries'

/** Sets a password chosen by the person; everything else that could still set one becomes void. */
export async function setPassword(
  { db, now }: Scope,
  { userId, email, passwordHash }: { userId: string; email: string; passwordHash: string },
): Promise<void> {
  await repository.updateCredential(db, userId, { passwordHash, isTemporary: false, changedAt: now })
  await repository.endFirstLogin(db, userId)
  await deleteTickets(db, email)
  await endCodes(db, email, now)
  await endLinks(db, email)
  await clearTries(db, accountSubject(email))
}

interface NewPassword {
  email: string
  password: string
  ticket: string
}

/** After a code (recovery), or after signing in with a temporary password. */
export async function updatePassword(
  ctx: PublicContext & { viewer?: Viewer },
  { email, password, ticket }: NewPassword,
): Promise<{ message: string }> {
  const shown = { ticket, email, purposes: ['recover' as const, 'first-login' as const] }
  const before = await asSystem(ctx, async (scope) => {
    await checkTicket(scope, shown)
    return repository.findCredential(scope.db, email)
  })
  // Hashing is slow, so never inside a transaction.
  if (before?.isTemporary && (await passwordMatches(before.passwordHash, password)))
    refuse(passwordRefusals.stillTemporary)
  const passwordHash = await hashPassword(password)
  await asSystem(ctx, async (scope) => {
    const purpose = await spendTicket(scope, shown)
    const credential = await repository.findCredential(scope.db, email)
    if (!credential) return refuse(passwordRefusals.ticketOver)
    const { userId } = credential
    await setPassword(scope, { userId, email, passwordHash })
    const isOwn = purpose === 'first-login' && ctx.viewer?.userId === userId
    await endSessions(scope, userId, isOwn ? ctx.viewer?.sessionId : undefined)
  })
  return { message: passwordTexts.created }
}

/** Asks for the old password, so that somebody who finds an open browser cannot take the account over. */
export async function changePassword(
  ctx: Context,
  { current, password }: { current: string; password: string },
): Promise<{ message: string }> {
  const { userId, email, sessionId } = ctx.viewer
  if (!(await checkPassword(ctx, { email, password: current }))) refuse(passwordRefusals.wrongCurrent)
  if (current === password) refuse(passwordRefusals.same)
  const passwordHash = await hashPassword(password)
  await asSystem(ctx, async (scope) => {
    await setPassword(scope, { userId, email, passwordHash })
    await endSessions(scope, userId, sessionId)
  })
  return { message: passwordTexts.changed }
}

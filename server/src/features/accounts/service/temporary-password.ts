import type { Scope } from '../../../context'
import * as repository from '../repository'
import { deleteTickets, endCodes } from '../repository/one-time-codes'
import { accountSubject } from './counters'

/** A password set by somebody else: it works once, then the person chooses their own. */
export async function setTemporaryPassword(
  { db, now }: Scope,
  { userId, email, passwordHash }: { userId: string; email: string; passwordHash: string },
): Promise<void> {
  await repository.updateCredential(db, userId, { passwordHash, isTemporary: true, changedAt: now })
  await repository.beginFirstLogin(db, userId)
  await deleteTickets(db, email)
  await endCodes(db, email, now)
  await repository.clearFailures(db, accountSubject(email))
}

import type { Scope } from '../../../context'
import * as repository from '../repository'
import { deleteTickets, endCodes, endLinks } from '../repository/one-time-codes'
import { clearTries } from '../repository/tries'
import { accountSubject } from './tries'

/** A password set by somebody else: it works once, then the person chooses their own. */
export async function setTemporaryPassword(
  { db, now }: Scope,
  { userId, email, passwordHash }: { userId: string; email: string; passwordHash: string },
): Promise<void> {
  await repository.updateCredential(db, userId, { passwordHash, isTemporary: true, changedAt: now })
  await repository.beginFirstLogin(db, userId)
  await deleteTickets(db, email)
  await endCodes(db, email, now)
  await endLinks(db, email)
  await clearTries(db, accountSubject(email))
}

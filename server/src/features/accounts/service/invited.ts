import type { Scope } from '../../../context'
import { deleteMember, deleteUserOfNobody, setEmail } from '../repository/invited'
import { deleteTickets, endCodes } from '../repository/one-time-codes'

/** Nothing that was mailed to the address works any longer. */
async function endLetters({ db, now }: Scope, email: string): Promise<void> {
  await deleteTickets(db, email)
  await endCodes(db, email, now)
}

/** Another address for a person who has never signed in anywhere. */
export async function moveInvited(
  scope: Scope,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  await endLetters(scope, from)
  await setEmail(scope.db, userId, to, scope.now)
}

/** Takes a person who has never signed in out of a company, and their account with it if no other company has them. */
export async function removeInvited(
  scope: Scope,
  { companyId, userId, email }: { companyId: string; userId: string; email: string },
): Promise<void> {
  await deleteMember(scope.db, companyId, userId)
  if (await deleteUserOfNobody(scope.db, userId)) await endLetters(scope, email)
}

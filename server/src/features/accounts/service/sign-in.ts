import { accountLimits } from '@foyer/contract/accounts/limits'
import { accountRefusals } from '@foyer/contract/accounts/messages'
import type { SignedIn } from '@foyer/contract/accounts/model'
import { refuse, refuseFor } from '@foyer/contract/kit/refusal'
import { asSystem, type PublicContext } from '../../../context'
import { passwordMatches } from '../passwords'
import { findCredential } from '../repository'
import { clearTries } from '../repository/tries'
import { openSession } from './sessions'
import { issueTicket } from './tickets'
import { accountSubject, addressSubject, giveBack, type Limit, takeTry } from './tries'

const limitsOf = (ctx: PublicContext, email: string) => {
  const minutes = accountLimits.signInWindowMinutes
  const account: Limit = {
    subject: accountSubject(email),
    atMost: accountLimits.signInTriesPerAccount,
    minutes,
    closes: true,
  }
  const address: Limit = {
    subject: addressSubject('sign-in', ctx.address),
    atMost: accountLimits.signInTriesPerAddress,
    minutes,
  }
  return { account, address }
}

/**
 * The account for email and password, or undefined. Each check uses up a try of the account and the address before it is made,
 * and gives it back when the password was right.
 */
export async function checkPassword(
  ctx: PublicContext,
  { email, password }: { email: string; password: string },
): Promise<Awaited<ReturnType<typeof findCredential>>> {
  const { account, address } = limitsOf(ctx, email)
  const { credential, at } = await asSystem(ctx, async (scope) => {
    const taken = await takeTry(scope, [account, address])
    if ('limit' in taken) return refuseFor(taken.wait, accountRefusals.tooManyTries)
    return { credential: await findCredential(scope.db, email), at: taken.at }
  })
  // Hashing is slow, so never inside a transaction.
  if (!(await passwordMatches(credential?.passwordHash, password))) return undefined
  await asSystem(ctx, async (scope) => {
    await clearTries(scope.db, account.subject)
    await giveBack(scope, address.subject, at)
  })
  return credential
}

const day = 86_400_000

/** C-173: a password that travelled by mail does not open the account for ever. */
const isOver = ({ isTemporary, changedAt }: { isTemporary: boolean; changedAt: Date }, now: Date): boolean =>
  isTemporary && now.getTime() - changedAt.getTime() > accountLimits.temporaryPasswordDays * day

export async function signIn(
  ctx: PublicContext,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  const credential = await checkPassword(ctx, { email, password })
  if (!credential) return refuse(accountRefusals.wrongSignIn)
  if (isOver(credential, ctx.clock())) return refuse(accountRefusals.temporaryPasswordOver)
  return asSystem(ctx, async (scope) => {
    const signedIn = await openSession(scope, credential, ctx.userAgent)
    if (!credential.isTemporary) return signedIn
    // Allows the person to choose their own password (C-133).
    return { ...signedIn, ticket: await issueTicket(scope, email, 'first-login') }
  })
}

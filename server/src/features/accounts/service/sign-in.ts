import { accountLimits } from '@foyer/contract/accounts/limits'
import { accountRefusals } from '@foyer/contract/accounts/messages'
import type { SignedIn } from '@foyer/contract/accounts/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { asSystem, type Deps, type PublicContext } from '../../../context'
import { passwordMatches } from '../passwords'
import * as repository from '../repository'
import { accountSubject, addressSubject, windowStart } from './counters'
import { openSession } from './sessions'
import { issueTicket } from './tickets'

const minutes = 60_000

interface Subjects {
  account: string
  address: string
}
const subjectsOf = (ctx: PublicContext, email: string): Subjects => ({
  account: accountSubject(email),
  address: addressSubject('sign-in', ctx.address),
})

/** Refuses callers with too many failures; returns what the password is checked against. */
const findUnlessTired = (deps: Deps, subjects: Subjects, email: string) =>
  asSystem(deps, async ({ db, now }) => {
    const since = new Date(now.getTime() - accountLimits.signInWindowMinutes * minutes)
    if (
      (await repository.countFailures(db, subjects.account, since)) >= accountLimits.signInTriesPerAccount ||
      (await repository.countFailures(db, subjects.address, since)) >= accountLimits.signInTriesPerAddress
    )
      refuse(accountRefusals.tooManyTries)
    return repository.findCredential(db, email)
  })

const noteFailure = (deps: Deps, subjects: Subjects) =>
  asSystem(deps, async ({ db, now }) => {
    await repository.addFailure(db, subjects.account, windowStart(now))
    await repository.addFailure(db, subjects.address, windowStart(now))
  })

/** The account for email and password, or undefined; wrong tries are counted per account and address. */
export async function checkPassword(
  ctx: PublicContext,
  { email, password }: { email: string; password: string },
): Promise<{ userId: string; isTemporary: boolean } | undefined> {
  const subjects = subjectsOf(ctx, email)
  const credential = await findUnlessTired(ctx, subjects, email)
  // Hashing is slow, so never inside a transaction.
  if ((await passwordMatches(credential?.passwordHash, password)) && credential) {
    await asSystem(ctx, ({ db }) => repository.clearFailures(db, subjects.account))
    return credential
  }
  await noteFailure(ctx, subjects)
  return undefined
}

export async function signIn(
  ctx: PublicContext,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  const credential = await checkPassword(ctx, { email, password })
  if (!credential) return refuse(accountRefusals.wrongSignIn)
  return asSystem(ctx, async (scope) => {
    const signedIn = await openSession(scope, credential, ctx.userAgent)
    if (!credential.isTemporary) return signedIn
    // Allows the person to choose their own password (C-133).
    return { ...signedIn, ticket: await issueTicket(scope, email, 'first-login') }
  })
}

import { accountLimits } from '@foyer/contract/accounts/limits'
import { accountRefusals } from '@foyer/contract/accounts/messages'
import type { Feature, Person, Profile, Rights, SignedIn } from '@foyer/contract/accounts/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { asSystem, type Context, inViewersCompany, type PublicContext, type Scope } from '../../context'
import { hashToken, newToken } from '../../http/session'
import { newId } from '../../new-id'
import { signedLink } from '../files/service'
import { passwordMatches } from './passwords'
import * as repository from './repository'

const minutes = 60_000
const windowStart = (now: Date) => new Date(Math.floor(now.getTime() / (5 * minutes)) * 5 * minutes)
const windowsSince = (now: Date) => new Date(now.getTime() - accountLimits.signInWindowMinutes * minutes)

const subjectsOf = (ctx: PublicContext, email: string) => ({
  account: `account:${email}`,
  address: `address:${ctx.address}`,
})

export async function signIn(
  ctx: PublicContext,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  const subjects = subjectsOf(ctx, email)
  const credential = await asSystem(ctx, async ({ db, now }) => {
    const since = windowsSince(now)
    if (
      (await repository.countFailures(db, subjects.account, since)) >= accountLimits.signInTriesPerAccount ||
      (await repository.countFailures(db, subjects.address, since)) >= accountLimits.signInTriesPerAddress
    )
      refuse(accountRefusals.tooManyTries)
    return repository.findCredential(db, email)
  })
  // Hashing takes its time, so never inside a transaction.
  if (!(await passwordMatches(credential?.passwordHash, password)) || !credential) {
    await asSystem(ctx, async ({ db, now }) => {
      await repository.addFailure(db, subjects.account, windowStart(now))
      await repository.addFailure(db, subjects.address, windowStart(now))
    })
    return refuse(accountRefusals.wrongSignIn)
  }
  return asSystem(ctx, async (scope) => {
    await repository.clearFailures(scope.db, subjects.account)
    return openSession(scope, credential, ctx.userAgent)
  })
}

async function openSession(
  { db, now }: Scope,
  credential: { userId: string; isTemporary: boolean },
  userAgent: string | undefined,
): Promise<SignedIn> {
  const memberships = await repository.findMemberships(db, credential.userId)
  const member = memberships.find((membership) => !membership.deactivatedAt)
  if (!member) return refuse(accountRefusals.deactivated)
  const token = newToken()
  await repository.insertSession(db, {
    id: newId(now),
    tokenHash: hashToken(token),
    userId: member.userId,
    companyId: member.companyId,
    userAgent: userAgent?.slice(0, 300),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + accountLimits.sessionDays * 24 * 60 * minutes),
  })
  await repository.markSignIn(db, member.companyId, member.userId, now)
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

export async function signOut(ctx: Context): Promise<{ message: string }> {
  const { sessionId, userId } = ctx.viewer
  await asSystem(ctx, async ({ db, tell }) => {
    await repository.deleteSession(db, sessionId)
    await tell([userId], { name: 'session-ended', sessionId })
  })
  return { message: 'Signed out' }
}

export const self = async ({ viewer }: Context): Promise<Person & { rights: Rights }> => ({
  id: viewer.userId,
  fullName: viewer.fullName,
  email: viewer.email,
  rights: viewer.rights,
})

export const features = async ({ viewer }: Context): Promise<Feature[]> => viewer.features

export async function profile(ctx: Context): Promise<Profile> {
  const { viewer } = ctx
  const isTemporary = await asSystem(ctx, ({ db }) => repository.hasTemporaryPassword(db, viewer.userId))
  return inViewersCompany(ctx, async ({ db, companyId }) => {
    const found = await repository.findProfile(db, companyId, viewer.userId)
    if (!found) return refuse(accountRefusals.unknownUser)
    const { user, member, company } = found
    const admins = viewer.isClient ? [] : await repository.findAdmins(db, companyId)
    const asPerson = ({ id, fullName, email }: Person): Person => ({ id, fullName, email })
    const link = (fileId: string | null) => (fileId ? signedLink(ctx, companyId, fileId) : undefined)
    return {
      id: user.id,
      fullName: viewer.fullName,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      imageUrl: link(user.imageFileId),
      phone: user.phone ?? undefined,
      dateOfBirth: user.dateOfBirth ?? undefined,
      address: user.address ?? undefined,
      city: user.city ?? undefined,
      postalCode: user.postalCode ?? undefined,
      company: {
        id: company.id,
        name: company.name,
        logoUrl: link(company.logoFileId),
        country: company.country,
        dialCode: company.dialCode,
        currencySymbol: company.currencySymbol,
        timeZone: company.timeZone,
      },
      superAdmins: admins.filter((admin) => admin.isSuperAdmin).map(asPerson),
      admins: admins.filter((admin) => admin.isAdmin).map(asPerson),
      isSuperAdmin: member.isSuperAdmin,
      isAdmin: member.isAdmin,
      isClient: member.isClient,
      isFirstLogin: member.isFirstLogin,
      isOnboardingDone: member.isOnboardingDone,
      hasTemporaryPassword: isTemporary,
      rights: viewer.rights,
    }
  })
}

/** Ended sessions and old failures go; the job runs daily. */
export const purge = ({ db, now }: Scope) => repository.deleteExpired(db, now)

/** Signs links to files; made once, the same in every process. */
export const serverSecret = ({ db }: Scope, fresh: string): Promise<string> =>
  repository.findOrMakeSecret(db, 'links', fresh)

interface NewUser {
  email: string
  firstName: string
  lastName: string
  phone?: string
  passwordHash: string
  isTemporary: boolean
}

export async function addUser({ db, now }: Scope, user: NewUser): Promise<string> {
  const { passwordHash, isTemporary, ...person } = user
  const id = newId(now)
  await repository.insertUser(db, { id, ...person, createdAt: now, updatedAt: now })
  await repository.insertCredential(db, { userId: id, passwordHash, isTemporary, changedAt: now })
  return id
}

export const addMember = (
  { db, now }: Scope,
  member: Omit<Parameters<typeof repository.insertMember>[1], 'createdAt'>,
) => repository.insertMember(db, { ...member, createdAt: now })

export const isKnownEmail = ({ db }: Scope, email: string): Promise<boolean> =>
  repository.userExists(db, email)

import { accountRefusals } from '@foyer/contract/accounts/messages'
import type { Feature, Person, Profile, Rights } from '@foyer/contract/accounts/model'
import type { PictureSize } from '@foyer/contract/files/picture-sizes'
import type { OfficeHours } from '@foyer/contract/kit/office/office-hours'
import { refuse } from '@foyer/contract/kit/refusal'
import { asSystem, type Context, inViewersCompany, type Scope } from '../../context'
import { deleteOldCalls } from '../../db/answered-calls'
import { newId } from '../../new-id'
import { pictureLink } from '../files/service'
import * as repository from './repository'
import { deleteOldCodes } from './repository/one-time-codes'
import { deleteExpiredSessions } from './repository/sessions'
import { deleteOldTries } from './repository/tries'

export { hashPassword } from './passwords'
export { inviteLink } from './service/codes'
export { moveInvited, removeInvited } from './service/invited'
export { setPassword } from './service/passwords'
export { endSessions, endSessionsIn, openSession } from './service/sessions'
export { tellColleagues } from './service/tell-colleagues'
export { setTemporaryPassword } from './service/temporary-password'
export { checkTicket, spendTicket } from './service/tickets'
export { takeTry } from './service/tries'

export const self = async ({ viewer }: Context): Promise<Person & { rights: Rights }> => ({
  id: viewer.userId,
  fullName: viewer.fullName,
  email: viewer.email,
  rights: viewer.rights,
})

export const features = async ({ viewer }: Context): Promise<Feature[]> => viewer.features

export async function profile(ctx: Context): Promise<Profile> {
  const { viewer } = ctx
  const { isTemporary, otherCompanies } = await asSystem(ctx, async ({ db }) => ({
    isTemporary: await repository.hasTemporaryPassword(db, viewer.userId),
    otherCompanies: await repository.findOtherCompanies(db, viewer.userId, viewer.companyId),
  }))
  return inViewersCompany(ctx, async ({ db, companyId }) => {
    const found = await repository.findProfile(db, companyId, viewer.userId)
    if (!found) return refuse(accountRefusals.unknownUser)
    const { user, member, company, pictureId, projectIds } = found
    const admins = viewer.isClient ? [] : await repository.findAdmins(db, companyId)
    const asPerson = ({ id, fullName, email }: Person): Person => ({ id, fullName, email })
    const link = (fileId: string | null, size?: PictureSize) =>
      fileId ? pictureLink(ctx, companyId, fileId, size) : undefined
    return {
      id: user.id,
      fullName: viewer.fullName,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      imageUrl: link(pictureId, 'small'),
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
        autoAssign: company.autoAssign,
        ...(company.isSetupByAdmins && { isSetupByAdmins: true as const }),
        ...(company.olderPanel && { hasOlderPanel: true }),
        ...(company.watchesResponse && { officeHours: company.officeHours as OfficeHours }),
      },
      ...(otherCompanies.length > 0 && { otherCompanies }),
      superAdmins: admins.filter((admin) => admin.isSuperAdmin).map(asPerson),
      admins: admins.filter((admin) => admin.isAdmin).map(asPerson),
      isSuperAdmin: member.isSuperAdmin,
      isAdmin: member.isAdmin,
      isClient: member.isClient,
      isFirstLogin: member.isFirstLogin,
      isOnboardingDone: member.isOnboardingDone,
      hasTemporaryPassword: isTemporary,
      projectIds,
      rights: viewer.rights,
    }
  })
}

/** Deletes what has expired: sessions, codes, tickets, answers that were kept, counts of failures. The job runs daily. */
export async function purge({ db, now }: Scope): Promise<void> {
  await deleteExpiredSessions(db, now)
  await deleteOldCodes(db, now)
  await deleteOldTries(db, now)
  await deleteOldCalls(db, now)
}

/** The key that signs links to files; generated once, the same in every process. */
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

/** The account with this email and the state of its password; never the password itself. */
export async function findAccount({ db }: Scope, email: string) {
  const found = await repository.findCredential(db, email)
  return found && { userId: found.userId, isTemporary: found.isTemporary }
}

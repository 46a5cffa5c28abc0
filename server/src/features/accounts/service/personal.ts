import { accountRefusals } from '@foyer/contract/accounts/messages'
import { personalTexts } from '@foyer/contract/accounts/messages/personal'
import {
  type OwnSteps,
  type PersonalChange,
  type PersonalDetails,
  personalProblems,
} from '@foyer/contract/accounts/personal-details'
import { todayIn } from '@foyer/contract/kit/dates'
import { formatStoredPhone, type PhoneParts, splitPhone } from '@foyer/contract/kit/phone'
import { refuse } from '@foyer/contract/kit/refusal'
import { capitalised } from '@foyer/contract/kit/typed-text'
import { readAgain } from '../../../company-memory'
import { asSystem, type Context } from '../../../context'
import { refuseProblems } from '../../../http/errors'
import { ownPicture } from '../../files/service'
import { findProfile, hasTemporaryPassword } from '../repository'
import { updatePersonal, updateSteps } from '../repository/personal'

type Found = NonNullable<Awaited<ReturnType<typeof findProfile>>>

const noPhone: PhoneParts = { dialCode: '', national: '' }

const storedDetails = ({ user }: Found): PersonalDetails => ({
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone ? splitPhone(user.phone) : noPhone,
  address: user.address ?? '',
  city: user.city ?? '',
  postalCode: user.postalCode ?? '',
  dateOfBirth: user.dateOfBirth ?? '',
})

/** C-024: a number that came without its country is stored without one. */
const writtenPhone = ({ dialCode, national }: PhoneParts): string =>
  dialCode ? formatStoredPhone(dialCode, national) : national

/** Writes only what differs, so that a phone stored in an older form stays until it is edited (C-023). */
function columnsOf(change: Partial<PersonalDetails>, stored: PersonalDetails) {
  const { firstName, lastName, phone, address, city, postalCode, dateOfBirth } = change
  const isSamePhone = phone?.dialCode === stored.phone.dialCode && phone.national === stored.phone.national
  return {
    ...(firstName !== undefined && { firstName: capitalised(firstName) }),
    ...(lastName !== undefined && { lastName: capitalised(lastName) }),
    ...(phone && !isSamePhone && { phone: writtenPhone(phone) }),
    ...(address !== undefined && { address: address || null }),
    ...(city !== undefined && { city: city || null }),
    ...(postalCode !== undefined && { postalCode: postalCode || null }),
    ...(dateOfBirth !== undefined && { dateOfBirth: dateOfBirth || null }),
  }
}

const trimmed = (change: Partial<PersonalDetails>): Partial<PersonalDetails> =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  )

/** A person's own details; people belong to no company, so row-level security lets only the system write them. */
export async function editPersonal(ctx: Context, input: PersonalChange): Promise<{ message: string }> {
  const { userId, companyId } = ctx.viewer
  const { photo, ...rest } = input
  const change = trimmed(rest)
  await asSystem(ctx, async (scope) => {
    const found = await findProfile(scope.db, companyId, userId)
    if (!found) return refuse(accountRefusals.unknownUser)
    const stored = storedDetails(found)
    const today = todayIn(found.company.timeZone, scope.now)
    const problems = personalProblems({ ...stored, ...change }, { stored, today })
    refuseProblems(Object.fromEntries(Object.entries(problems).filter(([name]) => name in change)))
    const imageFileId = photo ? await ownPicture({ ...scope, companyId, remember: readAgain }, photo) : null
    const columns = columnsOf(change, stored)
    await updatePersonal(
      scope.db,
      userId,
      photo === undefined ? columns : { ...columns, imageFileId },
      scope.now,
    )
  })
  return { message: personalTexts.saved }
}

/** Onboarding ends when the person says so; the first login only when the temporary password has been replaced. */
export async function editSteps(
  ctx: Context,
  { endsFirstLogin, endsOnboarding, hasMore }: OwnSteps,
): Promise<{ message: string }> {
  const { userId, companyId } = ctx.viewer
  await asSystem(ctx, async ({ db }) => {
    if (endsFirstLogin && (await hasTemporaryPassword(db, userId))) refuse(accountRefusals.passwordFirst)
    const change = {
      ...(endsFirstLogin && { isFirstLogin: false as const }),
      ...(endsOnboarding && { isOnboardingDone: true as const }),
    }
    if (Object.keys(change).length > 0) await updateSteps(db, companyId, userId, change)
  })
  if (!endsFirstLogin && !endsOnboarding) return { message: personalTexts.notChangedHere }
  return { message: hasMore ? personalTexts.savedInPart : personalTexts.saved }
}

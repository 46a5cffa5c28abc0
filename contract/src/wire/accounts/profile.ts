import { z } from 'zod'
import { personalTexts } from '../../accounts/messages/personal'
import type { OwnSteps, PersonalChange } from '../../accounts/personal-details'
import { readDay } from '../../kit/dates'
import { endpoint, plainReply, request } from '../../kit/endpoint'
import { type PhoneParts, phoneDigits, splitPhone } from '../../kit/phone'
import { fieldTexts } from '../../kit/screen-texts'

const message = plainReply(z.object({ message: z.string() }))

/** Longer than any rule allows, so that the rules can refuse it with a text for people. */
const text = z.string().max(2_000).optional()

/** Anything but a calling code would be read as none. */
const dialCode = z
  .string()
  .regex(/^[+\d\s()-]{0,20}$/, fieldTexts.invalid(personalTexts.phone))
  .optional()

/** '+91 98450 21763' contains its calling code; bare digits take the one sent beside them. */
const readPhone = (phone: string, dialCode: string | undefined): PhoneParts =>
  splitPhone(phone, phoneDigits(dialCode ?? ''))

/** A moment is that of its day; what cannot be read stays, for the rules to refuse. */
const readDate = (date: string): string => {
  const day = date.trim().replace(/T[\d:.]+Z?$/, '')
  return readDay(day) ?? day
}

/** Only what was sent; what is missing stays as it is. */
const given = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T

export const profileEndpoints = {
  editSteps: endpoint({
    action: 'accounts.editSelf',
    method: 'POST',
    path: '/user/edit-user-details',
    about: ['profile'],
    userId: 'query',
    summary: 'Mark your first login or onboarding as finished; the message says when more was sent than that',
    description: 'The first login ends only after the temporary password has been replaced.',
    request: request({
      body: z.looseObject({
        isFirstTimeLogin: z.unknown().optional(),
        isOnboardingDone: z.unknown().optional(),
        userId: z.unknown().optional(),
      }),
      read: ({ body: { isFirstTimeLogin, isOnboardingDone, userId: _, ...more } }): OwnSteps => ({
        endsFirstLogin: isFirstTimeLogin === false,
        endsOnboarding: isOnboardingDone === true,
        ...(Object.keys(more).length > 0 && { hasMore: true }),
      }),
      write: ({ endsFirstLogin, endsOnboarding }) => ({
        body: {
          ...(endsFirstLogin && { isFirstTimeLogin: false }),
          ...(endsOnboarding && { isOnboardingDone: true }),
        },
      }),
    }),
    reply: message,
  }),
  editPersonal: endpoint({
    action: 'accounts.editSelf',
    method: 'POST',
    path: '/user/updateProfile',
    about: ['profile', 'people'],
    summary: 'Change your personal details and photo; email and rights cannot be changed here (C-136)',
    description:
      'The calling code of the phone decides which rule the pin code follows; a number with +91 has ten digits.',
    request: request({
      form: {},
      body: z.object({
        firstName: text,
        lastName: text,
        address: text,
        city: text,
        pinCode: text,
        dateOfBirth: text,
        phoneNumber: text,
        countryCode: dialCode,
        imageUrl: text,
      }),
      read: ({ body }): PersonalChange =>
        given({
          firstName: body.firstName,
          lastName: body.lastName,
          address: body.address,
          city: body.city,
          postalCode: body.pinCode,
          dateOfBirth: body.dateOfBirth === undefined ? undefined : readDate(body.dateOfBirth),
          phone: body.phoneNumber === undefined ? undefined : readPhone(body.phoneNumber, body.countryCode),
          photo: body.imageUrl,
        }),
      write: ({ postalCode, phone, photo, ...rest }: PersonalChange) => ({
        body: {
          ...rest,
          pinCode: postalCode,
          phoneNumber: phone?.national,
          countryCode: phone && `+${phoneDigits(phone.dialCode)}`,
          imageUrl: photo,
        },
      }),
    }),
    reply: message,
  }),
}

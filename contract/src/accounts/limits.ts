import { phoneLimits } from '../kit/limits'

export const accountLimits = {
  sessionDays: 7,
  /** However often it is used. */
  sessionDaysInAll: 30,
  /** A password that somebody else has set. */
  temporaryPasswordDays: 7,
  /** Failed sign-ins after which an account, or a network address, has to wait. */
  signInTriesPerAccount: 8,
  signInTriesPerAddress: 40,
  signInWindowMinutes: 15,
  codeLength: 4,
  codeMinutes: 10,
  codeTries: 3,
  /** Of one account, over all codes. */
  wrongCodesPerDay: 9,
  /** The link of a code mail. */
  codeLinkHours: 24,
  /** The link by which somebody who was invited chooses a password. */
  inviteLinkDays: 7,
  codesPerHour: 5,
  codesPerDay: 8,
  /** From one network address, for all accounts together. */
  codesPerAddressAndHour: 20,
  codeTriesPerAddressAndHour: 30,
  resendSeconds: 30,
  ticketMinutes: 15,
  /** Of a new password. */
  passwordLeast: 8,
  passwordMost: 15,
  /** The longest password that is read at all. */
  passwordMax: 200,
  emailMax: 254,
} as const

/** Personal details. */
export const personalLimits = {
  personal: {
    name: { max: 24 },
    address: { max: 150 },
    city: { max: 32 },
    pin: { india: 6, other: 10 },
    phone: phoneLimits,
  },
} as const

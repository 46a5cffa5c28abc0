export const accountLimits = {
  sessionDays: 7,
  /** Failed sign-ins after which an account, or an address, has to wait. */
  signInTriesPerAccount: 8,
  signInTriesPerAddress: 40,
  signInWindowMinutes: 15,
  passwordMax: 200,
  emailMax: 254,
} as const

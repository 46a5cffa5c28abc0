import { z } from 'zod'
import type { SignedIn } from '../../accounts/model'
import { reply } from '../../kit/endpoint'

export const signedInReply = reply(
  z.object({
    accessToken: z.string(),
    _id: z.string(),
    getStarted: z.boolean(),
    isFirstTimeLogin: z.boolean(),
    isOnboardingDone: z.boolean(),
    isSuperAdmin: z.boolean(),
    isClient: z.boolean(),
    tempPassword: z.boolean(),
    ticket: z.string().optional(),
  }),
  (signedIn: SignedIn) => ({
    accessToken: signedIn.token,
    _id: signedIn.userId,
    getStarted: !signedIn.isOnboardingDone,
    isFirstTimeLogin: signedIn.isFirstLogin,
    isOnboardingDone: signedIn.isOnboardingDone,
    isSuperAdmin: signedIn.isSuperAdmin,
    isClient: signedIn.isClient,
    tempPassword: signedIn.hasTemporaryPassword,
    ticket: signedIn.ticket,
  }),
  (wire): SignedIn => ({
    token: wire.accessToken,
    userId: wire._id,
    isFirstLogin: wire.isFirstTimeLogin,
    isOnboardingDone: wire.isOnboardingDone,
    isSuperAdmin: wire.isSuperAdmin,
    isClient: wire.isClient,
    hasTemporaryPassword: wire.tempPassword,
    ticket: wire.ticket,
  }),
)

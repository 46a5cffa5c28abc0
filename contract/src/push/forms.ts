import * as z from 'zod/mini'
import { pushLimits as limits } from './limits'
import { pushProblems as problems } from './messages'
import { type PushKind, pushKinds } from './model'

const base64url = (length: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`), problems.place))

/** Keys as browsers write them; whether they are keys, the server looks. */
export const pushPlaceForm = z.object({
  endpoint: z.string().check(z.maxLength(limits.endpointMax, problems.place), z.minLength(1, problems.place)),
  p256dh: base64url(limits.p256dhLength),
  auth: base64url(limits.authLength),
})

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, problems.time))

export const pushChoiceForm = z.object({
  kinds: z.array(z.enum(pushKinds)).check(
    z.maxLength(pushKinds.length, problems.kinds),
    z.refine((kinds: PushKind[]) => new Set(kinds).size === kinds.length, problems.kinds),
  ),
  quiet: z.optional(
    z.object({ from: time, to: time }).check(
      z.refine(({ from, to }: { from: string; to: string }) => from !== to, {
        error: problems.noTime,
        path: ['to'],
      }),
    ),
  ),
})

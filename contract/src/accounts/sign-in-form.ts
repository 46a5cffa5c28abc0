import * as z from 'zod/mini'
import { accountLimits } from './limits'
import { signInTexts } from './messages'

export const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** Sign-in: one sentence when both are empty (O-002), otherwise each field says what is missing. */
export const signInForm = z
  .object({
    email: z.string().check(z.trim(), z.maxLength(accountLimits.emailMax, signInTexts.emailInvalid)),
    password: z.string().check(z.maxLength(accountLimits.passwordMax, signInTexts.incorrectPassword)),
  })
  .check(
    z.superRefine(({ email, password }, context) => {
      const say = (field: 'email' | 'password', message: string) =>
        context.addIssue({ code: 'custom', path: [field], message })
      if (!email && !password) {
        say('email', signInTexts.fieldsRequired)
        say('password', signInTexts.fieldsRequired)
        return
      }
      if (!email) say('email', signInTexts.emailRequired)
      else if (!looksLikeEmail(email)) say('email', signInTexts.emailInvalid)
      if (!password) say('password', signInTexts.passwordRequired)
    }),
  )

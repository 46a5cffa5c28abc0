import { z } from 'zod'
import { accountLimits } from './limits'
import { signInTexts } from './messages'

const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** Sign-in: one sentence where both are empty (O-002), otherwise each field says what it lacks. */
export const signInForm = z
  .object({
    email: z.string().trim().max(accountLimits.emailMax, signInTexts.emailInvalid),
    password: z.string().max(accountLimits.passwordMax, signInTexts.incorrectPassword),
  })
  .superRefine(({ email, password }, context) => {
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
  })

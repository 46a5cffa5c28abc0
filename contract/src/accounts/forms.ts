import { z } from 'zod'
import { textField } from '../kit/field-rules'
import { fieldTexts } from '../kit/screen-texts'
import { accountLimits } from './limits'
import { codeTexts, passwordTexts, recoveryTexts, signInTexts, signUpTexts } from './messages'
import { passwordProblem } from './password-rules'

const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** Sign-in: one sentence when both are empty (O-002), otherwise each field says what is missing. */
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

/** Where a code is sent to, in lower case. Each screen has its own text for an empty field. */
const emailForm = (empty: string) =>
  z.object({
    email: z
      .string()
      .trim()
      .toLowerCase()
      .superRefine((email, context) => {
        const isRight = looksLikeEmail(email) && email.length <= accountLimits.emailMax
        if (!isRight) context.addIssue({ code: 'custom', message: email ? signInTexts.emailInvalid : empty })
      }),
  })

export const resetForm = emailForm(recoveryTexts.empty)
export const getCodeForm = emailForm(signUpTexts.empty)

export const codeForm = z.object({
  code: textField({
    label: codeTexts.code,
    min: accountLimits.codeLength,
    max: accountLimits.codeLength,
    pattern: /^[0-9]+$/,
  }),
})

/** A new password; the server applies the same rule. */
export const newPassword = z.string().superRefine((password, context) => {
  const message = password ? passwordProblem(password) : fieldTexts.required
  if (message) context.addIssue({ code: 'custom', message })
})

const confirms = (
  { password, confirm }: { password: string; confirm: string },
  context: z.core.$RefinementCtx,
) => {
  if (confirm !== password)
    context.addIssue({
      code: 'custom',
      path: ['confirm'],
      message: confirm ? passwordTexts.mismatch : fieldTexts.required,
    })
}

export const newPasswordForm = z.object({ password: newPassword, confirm: z.string() }).superRefine(confirms)

export const changePasswordForm = z
  .object({
    current: z.string().min(1, fieldTexts.required).max(accountLimits.passwordMax),
    password: newPassword,
    confirm: z.string(),
  })
  .superRefine(confirms)

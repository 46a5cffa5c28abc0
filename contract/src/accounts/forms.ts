import * as z from 'zod/mini'
import { judged, textField } from '../kit/field-rules'
import { fieldTexts } from '../kit/screen-texts'
import { looksLikeEmail } from './email'
import { accountLimits } from './limits'
import { signInTexts } from './messages'
import { codeTexts, recoveryTexts, signUpTexts } from './messages/codes'
import { passwordTexts } from './messages/passwords'
import { passwordProblem } from './password-rules'

/** Where a code is sent to, in lower case. Each screen has its own text for an empty field. */
const emailForm = (empty: string) =>
  z.object({
    email: z.string().check(
      z.trim(),
      z.toLowerCase(),
      judged((email) => {
        const isRight = looksLikeEmail(email) && email.length <= accountLimits.emailMax
        return isRight ? undefined : email ? signInTexts.emailInvalid : empty
      }),
    ),
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
export const newPassword = z
  .string()
  .check(judged((password) => (password ? passwordProblem(password) : fieldTexts.required)))

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

export const newPasswordForm = z
  .object({ password: newPassword, confirm: z.string() })
  .check(z.superRefine(confirms))

export const changePasswordForm = z
  .object({
    current: z
      .string()
      .check(
        z.minLength(1, fieldTexts.required),
        z.maxLength(accountLimits.passwordMax, fieldTexts.tooLong(accountLimits.passwordMax)),
      ),
    password: newPassword,
    confirm: z.string(),
  })
  .check(z.superRefine(confirms))

import { looksLikeEmail } from './email'
import { accountLimits } from './limits'
import { signInTexts } from './messages'

interface SignInFields {
  email: string
  password: string
}

function emailProblem(email: string): string | undefined {
  if (!email) return signInTexts.emailRequired
  const isRight = looksLikeEmail(email) && email.length <= accountLimits.emailMax
  return isRight ? undefined : signInTexts.emailInvalid
}

function passwordProblem(password: string): string | undefined {
  if (!password) return signInTexts.passwordRequired
  return password.length > accountLimits.passwordMax ? signInTexts.incorrectPassword : undefined
}

/**
 * Sign-in: one sentence when both are empty (O-002), otherwise each field says what is missing. A function, because a
 * schema would bring its library into the first page that everybody loads.
 */
export function signInRules({ email, password }: SignInFields) {
  if (!email.trim() && !password)
    return { fields: { email: signInTexts.fieldsRequired, password: signInTexts.fieldsRequired } }
  return { fields: { email: emailProblem(email.trim()), password: passwordProblem(password) } }
}

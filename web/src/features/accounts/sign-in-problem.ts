import { signInTexts, unknownEmailType } from '@foyer/contract/accounts/messages'
import { callTexts } from '@foyer/contract/kit/screen-texts'
import { CallFailed } from '../../api/call-failed'
import type { Problem } from '../../ui/form/use-foyer-form'

/** What a refused sign-in has to say, and where (O-003, C-049): a type, where there is one, decides. */
export function signInProblem(error: unknown): Problem<{ email: string; password: string }> {
  if (!(error instanceof CallFailed)) return { form: callTexts.failed }
  const { type } = error.details
  if (type === unknownEmailType) return { fields: { email: signInTexts.incorrectEmail } }
  if (typeof type === 'string' && type) return { fields: { password: signInTexts.incorrectPassword } }
  if (error.status === 400) return { fields: { password: signInTexts.wrong } }
  return { form: error.message }
}

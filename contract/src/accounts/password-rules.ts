import { accountLimits } from './limits'
import { passwordChecklist } from './messages/passwords'

const { passwordLeast, passwordMost } = accountLimits
const lengthOf = (password: string) => [...password].length

/** The four lines of the checklist, in order. An empty field does not meet the last one either. */
const rules: { text: string; isMet: (password: string) => boolean }[] = [
  { text: passwordChecklist.least, isMet: (password) => lengthOf(password) >= passwordLeast },
  // Any character that is not a letter, digit or space (C-050).
  { text: passwordChecklist.special, isMet: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password) },
  { text: passwordChecklist.capital, isMet: (password) => /\p{Lu}/u.test(password) },
  {
    text: passwordChecklist.most,
    isMet: (password) => password !== '' && lengthOf(password) <= passwordMost,
  },
]

export interface PasswordCheck {
  text: string
  isMet: boolean
}

export const checkPasswordRules = (password: string): PasswordCheck[] =>
  rules.map(({ text, isMet }) => ({ text, isMet: isMet(password) }))

/** The first rule that the password breaks, as text; undefined when the password is fine. */
export const passwordProblem = (password: string): string | undefined =>
  checkPasswordRules(password).find(({ isMet }) => !isMet)?.text

import { inviteMailTexts, resetMailTexts } from '@foyer/contract/people/messages'
import type { Env } from '../../env'
import { mailLayout } from '../mail/service'

const signInPage = (env: Env) => env.APP_URL ?? `http://localhost:${env.PORT}/`

interface InviteMail {
  email: string
  firstName: string
  company: string
  invitedBy: string
  role: string
  /** Undefined for a person who has an account: they keep their password. */
  password: string | undefined
}

export function inviteMail(env: Env, { email, firstName, company, invitedBy, role, password }: InviteMail) {
  const { subject, title, invited, signInWith, ownPassword, action, footer } = inviteMailTexts
  const layout = mailLayout({
    title: title(firstName),
    paragraphs: [
      invited(invitedBy, company, role),
      password ? signInWith(email) : ownPassword(email, company),
    ],
    code: password,
    action: { label: action, url: signInPage(env) },
    footer,
  })
  return { recipient: email, subject: subject(company), hasSecret: password !== undefined, ...layout }
}

interface ResetMail {
  email: string
  company: string
  resetBy: string
  password: string | undefined
}

export function resetMail(env: Env, { email, company, resetBy, password }: ResetMail) {
  const { subject, title, temporary, ask, action, footer } = resetMailTexts
  const layout = mailLayout({
    title,
    paragraphs: [password ? temporary(resetBy) : ask(resetBy, company)],
    code: password,
    action: { label: action, url: signInPage(env) },
    footer,
  })
  return { recipient: email, subject, hasSecret: password !== undefined, ...layout }
}

import { accountLimits } from '@foyer/contract/accounts/limits'
import { clientInviteTexts } from '@foyer/contract/projects/conversion/messages'
import type { Env } from '../../../env'
import { mailLayout } from '../../mail/service'

interface ClientInvite {
  email: string
  name: string
  company: string
  invitedBy: string
  project: string
  /** Undefined for somebody who has a password: they keep it (C-149). */
  link: string | undefined
}

/** The link is behind the #, which a browser sends to no server and writes into no log. */
export function clientInviteMail(env: Env, { email, name, company, invitedBy, project, link }: ClientInvite) {
  const home = env.APP_URL ?? `http://localhost:${env.PORT}/`
  const { subject, title, invited, choosePassword, ownPassword, actionChoose, actionSignIn, footer } =
    clientInviteTexts
  const layout = mailLayout({
    brand: company,
    title: title(name),
    paragraphs: [
      invited(invitedBy, company, project),
      link ? choosePassword(accountLimits.inviteLinkDays) : ownPassword(email),
    ],
    action: link
      ? { label: actionChoose, url: new URL(`/mail-link#${link}`, home).href }
      : { label: actionSignIn, url: home },
    footer,
  })
  return { recipient: email, subject: subject(company), hasSecret: link !== undefined, ...layout }
}

import { codeMailTexts, knownAccountMailTexts } from '@foyer/contract/accounts/messages/codes'
import type { CodePurpose } from '@foyer/contract/accounts/model'
import type { Env } from '../../env'
import { mailLayout } from '../mail/service'

/** No company: an admin who looks through failed mails must not find somebody's code there. */
const ofNobody = { companyId: undefined }

const homeOf = (env: Env) => env.APP_URL ?? `http://localhost:${env.PORT}/`

interface CodeMail {
  email: string
  purpose: CodePurpose
  code: string
  link: string
}

/** The link is behind the #, which a browser sends to no server and writes into no log. */
export function codeMail(env: Env, { email, purpose, code, link }: CodeMail) {
  const { subject, title, lead, footer } = codeMailTexts[purpose]
  const layout = mailLayout({
    title,
    paragraphs: [lead],
    code,
    afterCode: [codeMailTexts.valid, codeMailTexts.orLink],
    action: { label: codeMailTexts.action, url: new URL(`/mail-link#${link}`, homeOf(env)).href },
    footer,
  })
  return { ...ofNobody, recipient: email, subject, hasSecret: true, ...layout }
}

export function knownAccountMail(env: Env, email: string) {
  const { subject, title, lead, action, footer } = knownAccountMailTexts
  const layout = mailLayout({
    title,
    paragraphs: [lead],
    action: { label: action, url: homeOf(env) },
    footer,
  })
  return { ...ofNobody, recipient: email, subject, ...layout }
}

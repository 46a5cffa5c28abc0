import { codeMailTexts, knownAccountMailTexts } from '@foyer/contract/accounts/messages'
import type { CodePurpose } from '@foyer/contract/accounts/model'
import type { Env } from '../../env'
import { mailLayout } from '../mail/service'

/** No company: an admin who looks through failed mails must not find somebody's code there. */
const ofNobody = { companyId: undefined }

export function codeMail({ email, purpose, code }: { email: string; purpose: CodePurpose; code: string }) {
  const { subject, title, lead, footer } = codeMailTexts[purpose]
  const layout = mailLayout({ title, paragraphs: [lead, codeMailTexts.valid], code, footer })
  return { ...ofNobody, recipient: email, subject, ...layout }
}

export function knownAccountMail(env: Env, email: string) {
  const { subject, title, lead, action, footer } = knownAccountMailTexts
  const url = env.APP_URL ?? `http://localhost:${env.PORT}/`
  const layout = mailLayout({ title, paragraphs: [lead], action: { label: action, url }, footer })
  return { ...ofNobody, recipient: email, subject, ...layout }
}

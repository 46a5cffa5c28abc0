import { firmReadyTexts } from '@foyer/contract/onboarding/messages'
import { mailLayout } from '../mail/service'

interface ReadyFirm {
  company: { name: string }
  owner: { email: string; firstName: string; isTemporary: boolean }
  appUrl: string
}

/** Without the password: a temporary one is sent in another way. */
export function firmReadyMail({ company, owner, appUrl }: ReadyFirm) {
  const { subject, title, action, footer } = firmReadyTexts
  const lead = owner.isTemporary ? firmReadyTexts.ready(company.name) : firmReadyTexts.welcome
  const layout = mailLayout({
    title: title(owner.firstName),
    paragraphs: [lead],
    action: { label: action, url: appUrl },
    footer,
  })
  return {
    recipient: owner.email,
    subject: owner.isTemporary ? subject(company.name) : firmReadyTexts.welcomeSubject,
    ...layout,
  }
}

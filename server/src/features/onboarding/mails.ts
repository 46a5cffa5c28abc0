import { firmReadyTexts } from '@foyer/contract/onboarding/messages'

interface ReadyFirm {
  company: { name: string }
  owner: { email: string; firstName: string }
  appUrl: string
}

/** Without the password: that is told on another way. */
export function firmReadyMail({ company, owner, appUrl }: ReadyFirm): {
  recipient: string
  subject: string
  text: string
} {
  return {
    recipient: owner.email,
    subject: firmReadyTexts.subject(company.name),
    text: firmReadyTexts.body(owner.firstName, company.name, appUrl),
  }
}

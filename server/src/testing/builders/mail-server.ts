import type { MailServerDraft } from '@foyer/contract/lead-mail/sender/model'
import { api } from '@foyer/contract/wire/api'
import type { Firm } from '../two-companies/firm'

export const mailServerDraft: MailServerDraft = {
  host: 'mail.alpha.invalid',
  port: 465,
  security: 'tls',
  username: 'alpha',
  password: '',
  fromName: 'Alpha Studio',
  fromAddress: 'hello@alpha.example',
  perMinute: 20,
}

/** The firm has a mail server of its own. */
export async function furnishMailServer({ test, caller }: Firm): Promise<void> {
  await test.call(caller, api.leadMail.saveMailServer, {
    kind: 'save',
    ...mailServerDraft,
    password: 'alpha-secret',
  })
}

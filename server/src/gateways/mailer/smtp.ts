import { mailFailures } from '@foyer/contract/mail/messages'
import { createTransport } from 'nodemailer'
import { type Mailer, NotDelivered } from './port'

export interface SmtpSettings {
  url: string
  from: string
  /** How long to wait for a server that does not answer. */
  patience?: number
}

/** STARTTLS is used wherever the server offers it; smtps:// or ?requireTLS=true makes encryption mandatory. */
export function smtpMailer({ url, from, patience = 20_000 }: SmtpSettings): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
    // A mail contains its attachments; the mailer opens neither files nor addresses by itself (C-146).
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'foyer.invalid'
  return {
    delivers: true,
    send: async ({ id, recipient, subject, text, html }) => {
      const to = { name: '', address: recipient }
      const messageId = `<${id}@${domain}>`
      try {
        await transport.sendMail({ from, to, subject, text, html: html ?? undefined, messageId })
      } catch (error) {
        throw inWords(error)
      }
    },
  }
}

/**
 * Only a refusal of this sender, recipient or message is permanent; a wrong sign-in or a refused connection can be fixed.
 */
function inWords(error: unknown): NotDelivered {
  const { code, response, responseCode } = error as {
    code?: string
    response?: string
    responseCode?: number
  }
  const answer = response?.slice(0, 300) ?? ''
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (isAboutMail && responseCode === undefined) return new NotDelivered(mailFailures.wrongAddress, true)
  if (isAboutMail && (responseCode ?? 0) >= 500) return new NotDelivered(mailFailures.refused(answer), true)
  if (code === 'EAUTH') return new NotDelivered(mailFailures.signIn, false)
  if (responseCode) return new NotDelivered(mailFailures.putOff(answer), false)
  if (code === 'ETIMEDOUT') return new NotDelivered(mailFailures.silent, false)
  return new NotDelivered(mailFailures.unreachable, false)
}

import addressparser from 'nodemailer/lib/addressparser'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import type { MailSender } from './message'
import type { Mailer } from './port'
import { openSession, type SessionSettings } from './session'

export interface Patience {
  /** How long to wait for a server that does not answer. */
  patience?: number | undefined
  /** How long one hand-over may take in all. */
  limit?: number | undefined
}

export interface SmtpSettings extends Patience {
  url: string
  from: string
}

/** A mail that a process has been handing over for longer than this is not being handed over any more. */
export const handOverLimit = 120_000

export const smtpTimes = ({ patience = 20_000 }: Patience) => ({
  connectionTimeout: patience,
  greetingTimeout: patience,
  socketTimeout: patience,
  dnsTimeout: patience,
})

/** MAIL_FROM: a name and an address, or an address alone. */
export function senderOf(from: string): MailSender & { domain: string } {
  const [first] = addressparser(from, { flatten: true })
  const address = first?.address ?? ''
  return { name: first?.name ?? '', address, domain: address.split('@')[1] || 'foyer.invalid' }
}

export const mailerOf = (settings: SessionSettings): Mailer => ({
  delivers: true,
  open: () => openSession(settings),
})

/** STARTTLS is used wherever the server offers it; smtps:// or ?requireTLS=true makes encryption mandatory. */
export function smtpMailer({ url, from, limit = handOverLimit, ...times }: SmtpSettings): Mailer {
  const { domain: idDomain, ...sender } = senderOf(from)
  const { auth, ...connection } = parseConnectionUrl(url)
  return mailerOf({
    connection: { ...connection, ...smtpTimes(times) },
    ...(auth && { signIn: { user: auth.user ?? '', password: auth.pass ?? '' } }),
    sender,
    idDomain,
    limit,
  })
}

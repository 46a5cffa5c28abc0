import { isIP } from 'node:net'
import type { Security } from '@foyer/contract/lead-mail/sender/model'
import type { Env } from '../../env'
import type { Outside } from '../outside/port'
import type { MailSender } from './message'
import type { Mailer } from './port'
import { handOverLimit, mailerOf, type Patience, senderOf, smtpTimes } from './smtp'

export interface FirmSmtp extends Patience {
  host: string
  port: number
  security: Security
  signIn: { user: string; password: string } | undefined
  sender: MailSender
}

const isLoopback = (address: string) => /^(::1|127\.)/.test(address)

/** The mail server of a firm: never without encryption, and only at an address that was checked and may be reached. */
export function firmMailer(
  { outside, env }: { outside: Outside; env: Pick<Env, 'PRIVATE_ADDRESSES' | 'MAIL_FROM'> },
  { host, port, security, signIn, sender, limit = handOverLimit, ...times }: FirmSmtp,
): Mailer {
  const isOpen = env.PRIVATE_ADDRESSES === 'open'
  const named = isIP(host) ? {} : { servername: host }
  return mailerOf({
    connection: {
      port,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ...named,
      ...smtpTimes(times),
    },
    reach: async () => {
      const [address = ''] = await outside.resolve(host)
      // The servers of tests on this machine have certificates of their own making.
      const isTrusted = isOpen && isLoopback(address)
      return { host: address, tls: { ...named, ...(isTrusted && { rejectUnauthorized: false }) } }
    },
    signIn,
    isSignInNeeded: true,
    sender,
    idDomain: senderOf(env.MAIL_FROM).domain,
    limit,
  })
}

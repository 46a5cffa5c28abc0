import { mailboxFailures as words } from '@foyer/contract/lead-mail/mailbox/messages'
import { ImapFlowErrorCode as codes, type ImapFlowError } from 'imapflow'
import { OutsideFailed } from '../outside/port'
import { MailboxFailed } from './port'

const silence: readonly string[] = [
  codes.CONNECT_TIMEOUT,
  codes.GREETING_TIMEOUT,
  codes.UPGRADE_TIMEOUT,
  codes.ETIMEOUT,
  'ETIMEDOUT',
]
const nobody: readonly string[] = ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE']
/** As Node and OpenSSL name what is wrong with a certificate. */
const certificate = /CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_(GET|VERIFY)|HOSTNAME/
/** TLS was spoken to something that does not. */
const noTls = /^ERR_SSL_|EPROTO/

/** Nothing of what the other side said is among the words. */
export function inWords(error: unknown, isOverdue: boolean): MailboxFailed {
  if (error instanceof MailboxFailed) return error
  if (error instanceof OutsideFailed) return new MailboxFailed(error.message, error.isRefused)
  if (isOverdue) return new MailboxFailed(words.silent)
  const { code = '', authenticationFailed, tlsFailed } = error as ImapFlowError
  if (authenticationFailed) return new MailboxFailed(words.signIn, true)
  if (certificate.test(code)) return new MailboxFailed(words.certificate, true)
  if (tlsFailed || noTls.test(code)) return new MailboxFailed(words.noEncryption, true)
  if (code === codes.ETHROTTLE) return new MailboxFailed(words.tooMany)
  if (silence.includes(code)) return new MailboxFailed(words.silent)
  if (nobody.includes(code)) return new MailboxFailed(words.unreachable)
  return new MailboxFailed(words.odd)
}

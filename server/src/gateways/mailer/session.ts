import { mailFailures } from '@foyer/contract/mail/messages'
import SMTPConnection, { type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'
import { OutsideFailed } from '../outside/port'
import { inWords, refusedRecipient, type SmtpError } from './in-words'
import { isOneAddress, type MailMessage, type MailSender, mailMessage } from './message'
import type { HandOver, MailSession, OutgoingMail } from './port'

export interface SessionSettings {
  connection: SMTPConnectionOptions
  signIn?: { user: string; password: string } | undefined
  /** Also where the server does not offer it. */
  isSignInNeeded?: boolean
  /** How to connect, where a firm entered the host: it fails if that is not allowed. */
  reach?: () => Promise<SMTPConnectionOptions>
  sender: MailSender
  /** Of the Message-ID, whatever server sends the mail. */
  idDomain: string
  /** How long one hand-over may take, from the connection to the last answer. */
  limit: number
}

const asPromise = (connection: SMTPConnection, begin: (done: (error?: Error | null) => void) => void) =>
  new Promise<void>((done, failed) => {
    connection.once('error', failed)
    begin((error) => (error ? failed(error) : done()))
  })

/**
 * One connection, opened when the first mail is sent and used for those after it. After anything but a clean end it is thrown away.
 */
export function openSession(settings: SessionSettings): MailSession {
  let kept: SMTPConnection | undefined

  async function connect(hold: (connection: SMTPConnection) => void): Promise<void> {
    const connection = new SMTPConnection({ ...settings.connection, ...(await settings.reach?.()) })
    hold(connection)
    // Also while nothing is sent over it.
    connection.on('error', () => {})
    connection.once('end', () => {
      if (kept === connection) kept = undefined
    })
    await asPromise(connection, (done) => connection.connect(done))
    const { signIn, isSignInNeeded } = settings
    if (!signIn || !(connection.allowsAuth || isSignInNeeded)) return
    const credentials = { user: signIn.user, pass: signIn.password }
    await asPromise(connection, (done) => connection.login({ credentials }, done))
  }

  /** Never fails. What happens after its end, for example after the limit, neither sends nor changes anything. */
  const handOver = (message: MailMessage): Promise<HandOver> =>
    new Promise((resolve) => {
      let used = kept
      let isOver = false
      kept = undefined
      const end = (outcome: HandOver) => {
        if (isOver) return
        isOver = true
        clearTimeout(timer)
        if (outcome.is === 'accepted') kept = used
        else used?.close()
        resolve(outcome)
      }
      const fail = (error: SmtpError) => end(outcomeOf(error, message))
      const timer = setTimeout(() => fail(tooLate()), settings.limit)
      const send = () => {
        if (isOver) return
        used?.send(message.envelope, message.content, (error, info) => {
          if (error) fail(error)
          else end({ is: 'accepted', refused: (info.rejectedErrors ?? []).map(refusedRecipient) })
        })
      }
      const hold = (connection: SMTPConnection) => {
        if (isOver) throw tooLate()
        used = connection
      }
      if (used) send()
      else connect(hold).then(send, fail)
    })

  async function send(mail: OutgoingMail): Promise<HandOver> {
    if (![...mail.recipients, ...(mail.replyTo ? [mail.replyTo] : [])].every(isOneAddress))
      return { is: 'refused', reason: mailFailures.wrongAddress, isPermanent: true, isAboutServer: false }
    const compose = () => mailMessage(mail, settings.sender, settings.idDomain)
    const isReused = kept !== undefined
    const outcome = await handOver(compose())
    // A server ends connections that were quiet for a while; that says nothing about the mail.
    const isStale = isReused && outcome.is === 'refused' && outcome.isAboutServer
    return isStale ? handOver(compose()) : outcome
  }

  return {
    send,
    close: () => {
      kept?.quit()
      kept = undefined
    },
  }
}

const tooLate = (): SmtpError => Object.assign(new Error('too late'), { code: 'ETIMEDOUT' })

const outcomeOf = (error: SmtpError, message: MailMessage): HandOver =>
  error instanceof OutsideFailed
    ? { is: 'refused', reason: error.message, isPermanent: false, isAboutServer: true }
    : inWords(error, message.isBegun())

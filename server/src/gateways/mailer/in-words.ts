import { mailFailures } from '@foyer/contract/mail/messages'
import type { HandOver } from './port'

export interface SmtpError extends Error {
  code?: string
  command?: string
  response?: string
  responseCode?: number
  recipient?: string
  rejectedErrors?: SmtpError[]
}

const answerOf = ({ response }: SmtpError): string => response?.slice(0, 300) ?? ''

export const refusedRecipient = (error: SmtpError): string =>
  mailFailures.notTo(error.recipient ?? '', answerOf(error))

const refused = (reason: string, isPermanent: boolean, isAboutServer = false): HandOver => ({
  is: 'refused',
  reason,
  isPermanent,
  isAboutServer,
})

/**
 * What a failure says about the mail. Once the server has asked for the message only its own answer counts.
 * Of the others only a refusal of this recipient or message is permanent; a wrong sign-in or sender can be put right.
 */
export function inWords(error: SmtpError, isBegun: boolean): HandOver {
  const { code, command, responseCode = 0, rejectedErrors = [] } = error
  // The end of the message is written after all of it was read, and so was not.
  if (code === 'ESTREAM') return refused(mailFailures.attachment, false)
  const isAnswered = code === 'EMESSAGE' && responseCode >= 400 && responseCode < 600
  if (isBegun && !isAnswered) return { is: 'uncertain', reason: mailFailures.uncertain }
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (isAboutMail && responseCode === 0) return refused(mailFailures.wrongAddress, true)
  const isAboutSender = command === 'MAIL FROM'
  const codes =
    rejectedErrors.length > 0 ? rejectedErrors.map((one) => one.responseCode ?? 0) : [responseCode]
  if (isAboutMail && codes.every((one) => one >= 500))
    return refused(mailFailures.refused(answerOf(error)), !isAboutSender, isAboutSender)
  if (code === 'EAUTH' || code === 'ENOAUTH') return refused(mailFailures.signIn, false, true)
  if (code === 'ETLS' || isCertificate(error)) return refused(mailFailures.unsafe, false, true)
  if (responseCode) return refused(mailFailures.putOff(answerOf(error)), false, !isAboutMail || isAboutSender)
  if (code === 'ETIMEDOUT') return refused(mailFailures.silent, false, true)
  return refused(mailFailures.unreachable, false, true)
}

const isCertificate = ({ message, responseCode }: SmtpError): boolean =>
  !responseCode && /certificate|wrong version number|ssl3?_|handshake/i.test(message)

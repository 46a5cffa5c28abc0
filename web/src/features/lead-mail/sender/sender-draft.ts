import { mailServerLimits } from '@foyer/contract/lead-mail/sender/limits'
import { senderProblems } from '@foyer/contract/lead-mail/sender/messages'
import type { MailServerDraft, OwnMailServer, Security } from '@foyer/contract/lead-mail/sender/model'
import { mailPresets } from '@foyer/contract/lead-mail/sender/presets'
import { keepsPassword, mailServerProblems } from '@foyer/contract/lead-mail/sender/problems'

/** As it is typed: numbers are texts. */
export interface SenderValues extends Record<string, unknown> {
  host: string
  port: string
  security: Security
  username: string
  password: string
  fromName: string
  fromAddress: string
  perMinute: string
}

export const startOf = (own: OwnMailServer | undefined): SenderValues => ({
  host: own?.host ?? mailPresets[0].host,
  port: String(own?.port ?? mailPresets[0].port),
  security: own?.security ?? mailPresets[0].security,
  username: own?.username ?? '',
  password: '',
  fromName: own?.fromName ?? '',
  fromAddress: own?.fromAddress ?? '',
  perMinute: String(own?.perMinute ?? mailServerLimits.perMinute.usual),
})

const numberIn = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN)

export const draftOf = ({ port, perMinute, ...values }: SenderValues): MailServerDraft => ({
  host: values.host,
  security: values.security,
  username: values.username,
  password: values.password,
  fromName: values.fromName,
  fromAddress: values.fromAddress,
  port: numberIn(port),
  perMinute: numberIn(perMinute),
})

export const isPasswordKept = (values: SenderValues, own: OwnMailServer | undefined): boolean =>
  own?.hasPassword === true && keepsPassword(draftOf(values), own)

/** The password is asked for as long as none is known that belongs to it. */
export function problemsOf(values: SenderValues, own: OwnMailServer | undefined) {
  const isMissing = values.username.trim() !== '' && values.password === '' && !isPasswordKept(values, own)
  return {
    ...mailServerProblems(draftOf(values)),
    ...(isMissing && { password: senderProblems.password }),
  }
}

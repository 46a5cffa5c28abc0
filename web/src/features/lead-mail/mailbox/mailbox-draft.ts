import { fieldTexts } from '@foyer/contract/kit/screen-texts'
import { mailboxSettingsProblems } from '@foyer/contract/lead-mail/mailbox/forms'
import {
  type Mailbox,
  type MailboxPreset,
  type MailboxSettings,
  mailboxPresets,
} from '@foyer/contract/lead-mail/mailbox/model'
import type { Security } from '@foyer/contract/lead-mail/sender/model'

export type Service = MailboxPreset | 'other'
export const services: readonly Service[] = ['gmail', 'zoho', 'microsoft', 'other']

/** As it is typed. */
export type MailboxDraft = Record<string, unknown> & {
  service: Service
  host: string
  port: string
  security: Security
  username: string
  password: string
  folder: string
  isOn: boolean
}

const isPreset = (service: Service): service is MailboxPreset => service !== 'other'

const serviceOf = (host: string): Service =>
  services.find((one) => isPreset(one) && mailboxPresets[one].host === host) ?? 'other'

/** What follows from the choice of a service; of another one nothing is known. */
export function partsOf(service: Service): Partial<MailboxDraft> {
  if (!isPreset(service)) return { service, host: '' }
  const { host, port, security } = mailboxPresets[service]
  return { service, host, port: String(port), security }
}

export const draftOf = (found: Mailbox | undefined): MailboxDraft => ({
  service: found ? serviceOf(found.host) : 'gmail',
  host: found?.host ?? mailboxPresets.gmail.host,
  port: String(found?.port ?? mailboxPresets.gmail.port),
  security: found?.security ?? 'tls',
  username: found?.username ?? '',
  password: '',
  folder: found?.folder ?? 'INBOX',
  isOn: found?.isOn ?? true,
})

const numberOf = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)

export const meantBy = ({ service: _service, password, port, ...typed }: MailboxDraft): MailboxSettings => ({
  ...typed,
  port: numberOf(port),
  ...(password !== '' && { password }),
})

export function problemsOf(draft: MailboxDraft, hasPassword: boolean) {
  const fields: Record<string, string> = mailboxSettingsProblems(meantBy(draft))
  if (draft.password === '' && !hasPassword) fields.password ??= fieldTexts.required
  return { fields }
}

import { senderTexts } from './messages'
import type { MailServerDraft } from './model'

/** What the providers of most firms want; only the account is still to be entered. */
export const mailPresets = [
  {
    id: 'google',
    label: 'Google Workspace, Gmail',
    host: 'smtp.gmail.com',
    port: 465,
    security: 'tls',
    hint: senderTexts.presetHints.google,
  },
  {
    id: 'zoho',
    label: 'Zoho Mail',
    host: 'smtp.zoho.in',
    port: 465,
    security: 'tls',
    hint: senderTexts.presetHints.zoho,
  },
  {
    id: 'microsoft',
    label: 'Microsoft 365',
    host: 'smtp.office365.com',
    port: 587,
    security: 'starttls',
    hint: senderTexts.presetHints.microsoft,
  },
] as const satisfies ({ id: string; label: string; hint: string } & Pick<
  MailServerDraft,
  'host' | 'port' | 'security'
>)[]

export type MailPresetId = (typeof mailPresets)[number]['id'] | 'other'

/** Which of them a server is. */
export const presetOf = ({ host }: Pick<MailServerDraft, 'host'>): MailPresetId =>
  mailPresets.find((preset) => preset.host === host.trim().toLowerCase())?.id ?? 'other'

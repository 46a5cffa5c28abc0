import { settingsMetaName, type WebSettings } from '@foyer/contract/shell/settings'

/** For a page without server settings, such as the one of the development server. */
const defaults: WebSettings = {
  isDemo: false,
  isSignUpOpen: false,
  services: { CRM: '', PMT: '', NOTIFY: '', EMAIL: '', S3: '', QUOTATION: '' },
  areas: {},
  notFoundRedirect: '/find-professionals',
}

function readSettings(): WebSettings {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${settingsMetaName}"]`)?.content
  if (!text?.startsWith('{')) return defaults
  return JSON.parse(text) as WebSettings
}

/** What the server puts into the page: addresses and modes. */
export const settings = readSettings()

/** The nonce of this page, for styles created at run time; empty without a server. */
export const styleNonce =
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce?.replace('__NONCE__', '') ?? ''

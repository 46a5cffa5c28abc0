import { z } from 'zod'

/** Areas of the suite that Foyer only links to (C-144), and the setting for each. */
export const linkedAreas = {
  tools: 'TOOLS_URL',
  chat: 'CHAT_URL',
  purchase: 'PURCHASE_URL',
  bookKeeping: 'BOOK_KEEPING_URL',
  attendance: 'ATTENDANCE_URL',
  feedback: 'FEEDBACK_URL',
} as const
export type LinkedArea = keyof typeof linkedAreas

const address = z.string()

/** What the server puts into the page for the browser: addresses and modes, never a secret. */
export const webSettings = z.object({
  /** The build this page belongs to; answers name the one the server has now. */
  build: z.string().optional(),
  isDemo: z.boolean(),
  /** Whether strangers may register a firm; otherwise only people who were invited. */
  isSignUpOpen: z.boolean(),
  /** Base address per service (T-023); empty means the address the page came from. */
  services: z.object({
    CRM: address,
    PMT: address,
    NOTIFY: address,
    EMAIL: address,
    S3: address,
    QUOTATION: address,
  }),
  areas: z.partialRecord(z.enum(Object.keys(linkedAreas) as [LinkedArea, ...LinkedArea[]]), address),
  termsUrl: address.optional(),
  privacyUrl: address.optional(),
  /** Tiles for the map (C-124); without them it is drawn from shipped data. */
  map: z.object({ tilesUrl: address, attribution: z.string() }).optional(),
  /** The host whose quotations have one address for both kinds (C-152). */
  quotationHost: z.string().optional(),
  /** Where a broken link ends up after ten seconds (C-120). */
  notFoundRedirect: address,
})
export type WebSettings = z.infer<typeof webSettings>

/** The name of the meta tag that carries them. */
export const settingsMetaName = 'foyer-settings'

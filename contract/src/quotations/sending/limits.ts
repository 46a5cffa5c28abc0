export const sendingLimits = {
  /** How long a link works. */
  days: { min: 1, usual: 30, max: 180 },
  addresses: 5,
  subject: 200,
  message: 5000,
  phone: 30,
  reason: 500,
  /** Links of one quotation that work at the same time. */
  links: 20,
  /** Mails with quotations that one person sends. */
  perHour: 60,
} as const

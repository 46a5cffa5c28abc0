/** Mails of the product go one by one, as they are written; those of a firm to its leads take turns with other firms. */
export const mailLanes = ['product', 'firm'] as const

/**
 * `sending`: a process is handing it over. `uncertain`: the mail server was told, and did not say whether it took it, so that
 * trying again could be a second copy. `outbox`: no mail server is configured, so it stays here.
 */
export const mailStates = ['queued', 'sending', 'sent', 'failed', 'uncertain', 'cancelled', 'outbox'] as const
export type MailState = (typeof mailStates)[number]

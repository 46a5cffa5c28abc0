/** `tls`: from the first byte. `starttls`: the connection is upgraded before anything is said. */
export const securities = ['tls', 'starttls'] as const
export type Security = (typeof securities)[number]

import { formatInstant } from '@foyer/contract/kit/dates'

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

export const receivedAt = (at: string): string => formatInstant(at, zone)

import type { api } from '@foyer/contract/wire/api'
import type { RowsOf } from './row'

export const serviceRows: RowsOf<typeof api.service> = {
  health: { may: 'open', calls: () => [{}] },
  ready: { may: 'open', calls: () => [{}] },
  apiDocument: { may: 'open', calls: () => [{}] },
}

/** Whom an event reaches is seen where it is told: in every call that writes. */
export const liveRows: RowsOf<typeof api.live> = {
  events: { may: 'signedIn', calls: () => [{}] },
}

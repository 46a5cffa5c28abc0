import type { api } from '@foyer/contract/wire/api'
import { pushPlace } from '../builders/push'
import type { RowsOf } from './row'

export const pushRows: RowsOf<typeof api.push> = {
  pushSettings: { may: 'staff', calls: () => [{}] },
  choosePush: { may: 'staff', calls: () => [{ kinds: ['replies'], quiet: { from: '20:00', to: '09:00' } }] },
  addPushDevice: {
    may: 'staff',
    calls: () => [pushPlace('new')],
    writesEverywhere: { push_devices: 'a browser belongs to whoever is signed in there' },
  },
  removePushDevice: { may: 'staff', calls: ({ pushDevice }) => [{ id: pushDevice }], passes: [404] },
  testPush: { may: 'staff', calls: ({ pushDevice }) => [{ id: pushDevice }], passes: [404] },
}

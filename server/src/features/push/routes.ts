import { api } from '@foyer/contract/wire/api'
import { routes, writing } from '../../http/mount'
import { addPushDevice, choosePush, pushSettings, removePushDevice, testPush } from './own-devices'

export const pushRoutes = routes(api.push, {
  pushSettings,
  choosePush: writing(choosePush),
  addPushDevice,
  removePushDevice: writing(removePushDevice),
  testPush,
})

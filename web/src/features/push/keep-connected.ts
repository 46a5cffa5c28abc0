import { pushEndpoints } from '@foyer/contract/wire/push/endpoints'
import { call } from '../../api/client'
import { disconnectBrowser, showNothingMore } from '../../api/device/push-here'
import { isMarked, markConnected, readMark } from './connected-mark'
import { abilityOf, connectBrowser, placeHere } from './this-browser'

/**
 * A device goes with its session, with its address and with the keys of the server. Whoever was shown notifications in this
 * browser goes on being shown them; nobody else is, and not where they removed the device themselves.
 */
export async function keepConnected(): Promise<void> {
  const mark = readMark()
  if (!mark || abilityOf() !== 'able' || Notification.permission !== 'granted') return
  const { serverKey, devices, removed } = await call(pushEndpoints.pushSettings, {})
  if (mark.deviceId && removed.includes(mark.deviceId)) return showNothingMore()
  const here = await placeHere(serverKey)
  const isSame = here !== undefined && isMarked(mark, here)
  const device = devices.find(({ id }) => id === mark.deviceId)
  if (device?.isThis && isSame) return
  // Its push service does not know it any more: the browser would only say the same address again.
  if (mark.isOfNow && !device && isSame) await disconnectBrowser()
  const place = await connectBrowser(serverKey)
  if (!place) return
  const { id } = await call(pushEndpoints.addPushDevice, place)
  markConnected(id, place)
  for (const former of devices)
    if (former.isThis && former.id !== id) await call(pushEndpoints.removePushDevice, { id: former.id })
}

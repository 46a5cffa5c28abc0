import { pushEndpoints } from '@foyer/contract/wire/push/endpoints'
import { call } from '../../api/client'
import { markConnected, wasConnected } from './connected-mark'
import { placeHere } from './this-browser'

/**
 * A device goes with its session. Whoever signs in again in a browser that showed them notifications goes on being shown them;
 * nobody else is, and not where they removed the device themselves.
 */
export async function keepConnected(): Promise<void> {
  if (wasConnected() !== 'before') return
  const { serverKey } = await call(pushEndpoints.pushSettings, {})
  const place = await placeHere(serverKey)
  if (!place) return
  await call(pushEndpoints.addPushDevice, place)
  markConnected()
}

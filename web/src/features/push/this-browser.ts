import type { PushPlace } from '@foyer/contract/push/model'

/** What this browser can do: nothing; only once it is installed (Apple); nothing, because its person said so; show. */
export type Ability = 'unable' | 'install' | 'denied' | 'able'

const isApplePhone = () => /iPhone|iPad/.test(navigator.userAgent)

export function abilityOf(): Ability {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isApplePhone() ? 'install' : 'unable'
  return Notification.permission === 'denied' ? 'denied' : 'able'
}

async function managerOf(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.pushManager
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

const isFor = (subscription: PushSubscription, serverKey: string): boolean => {
  const key = subscription.options.applicationServerKey
  return key !== null && String(new Uint8Array(key)) === String(bytesOf(serverKey))
}

function placeOf(subscription: PushSubscription): PushPlace | undefined {
  const { endpoint, keys } = subscription.toJSON()
  return endpoint && keys?.p256dh && keys.auth
    ? { endpoint, p256dh: keys.p256dh, auth: keys.auth }
    : undefined
}

/** Where it receives messages of this server now; nothing where nobody asked for any. */
export async function placeHere(serverKey: string): Promise<PushPlace | undefined> {
  const subscription = await (await managerOf())?.getSubscription()
  return subscription && isFor(subscription, serverKey) ? placeOf(subscription) : undefined
}

/** Asks the person, through the browser; nothing where they said no. */
export async function connectBrowser(serverKey: string): Promise<PushPlace | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const manager = await managerOf()
  const former = await manager?.getSubscription()
  // Made for other keys of the server, it would take nothing from this one.
  if (former && !isFor(former, serverKey)) await former.unsubscribe()
  const subscription = await manager?.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(serverKey),
  })
  if (!subscription) throw new Error('there is no worker to receive messages')
  return placeOf(subscription)
}

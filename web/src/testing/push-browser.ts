import { vi } from 'vitest'

const key = new Uint8Array(65).fill(4)

/** With which the messages of the server are signed; another one is another server to a browser. */
export const pushServerKey = btoa(String.fromCharCode(...key))
export const pushKeys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }

interface Subscription {
  endpoint: string
  options: { applicationServerKey: ArrayBuffer }
  toJSON: () => object
  unsubscribe: () => Promise<void>
}

/** A browser that can be shown notifications, as long as a test lasts; each subscription has an address of its own. */
export function pushBrowser() {
  let count = 0
  const browser = {
    subscription: undefined as Subscription | undefined,
    permission: 'granted' as NotificationPermission,
    place: () => browser.subscription?.endpoint,
    /** As if it had been asked before. */
    subscribe: async ({ applicationServerKey: own }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      count += browser.subscription ? 0 : 1
      const endpoint = `https://push.example.com/${count}`
      browser.subscription ??= {
        endpoint,
        options: { applicationServerKey: own.buffer },
        toJSON: () => ({ endpoint, keys: pushKeys }),
        unsubscribe: async () => {
          browser.subscription = undefined
        },
      }
      return browser.subscription
    },
    connected: () => browser.subscribe({ applicationServerKey: key }),
  }
  const pushManager = { getSubscription: async () => browser.subscription, subscribe: browser.subscribe }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission
    },
    requestPermission: async () => browser.permission,
  })
  const serviceWorker = { getRegistration: async () => ({ pushManager }) }
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: serviceWorker } }))
  return browser
}

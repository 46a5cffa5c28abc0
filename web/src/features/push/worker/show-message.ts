import type { PushMessage } from '@foyer/contract/push/model'

/** What a worker is asked to do; the worker of the product hands both events on. */
interface Shown {
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>
  clients: Pick<Clients, 'matchAll' | 'openWindow'>
}
interface Clients {
  matchAll: (of: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenPage[]>
  openWindow: (address: string) => Promise<unknown>
}
interface OpenPage {
  url: string
  focus: () => Promise<unknown>
  navigate: (address: string) => Promise<unknown>
}

const icon = '/icon-192.png'

/** A message that cannot be read shows nothing of itself; browsers want to see something all the same. */
export function showMessage({ registration }: Pick<Shown, 'registration'>, text: string | undefined) {
  const { title, body, link, tag } = read(text)
  return registration.showNotification(title, {
    body,
    tag,
    icon,
    badge: icon,
    data: { link },
    // One that takes the place of another says so.
    ...(tag && { renotify: true }),
  } as NotificationOptions)
}

function read(text: string | undefined): PushMessage {
  try {
    return { title: 'Foyer', body: '', link: '/admin/', tag: '', ...(JSON.parse(text ?? '') as object) }
  } catch {
    return { title: 'Foyer', body: '', link: '/admin/', tag: '' }
  }
}

/** The page it is about, in a window that is open where there is one. */
export async function openMessage({ clients }: Pick<Shown, 'clients'>, origin: string, link: unknown) {
  const target = new URL(typeof link === 'string' ? link : '/admin/', origin)
  const address = target.origin === origin ? target.href : `${origin}/admin/`
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => url === address) ?? pages[0]
  if (!page) return clients.openWindow(address)
  // A browser may keep its windows where they are, and lets nobody turn one that this worker does not serve.
  await page.focus().catch(() => {})
  if (page.url !== address) await page.navigate(address).catch(() => clients.openWindow(address))
}

/** The product without a network, and what it shows while it is closed. It keeps files of the build and the empty page, and nothing about anybody. */
import { openMessage, showMessage } from '../features/push/worker/show-message'

interface Told {
  waitUntil: (work: Promise<unknown>) => void
}
interface Asked extends Told {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
interface Pushed extends Told {
  data: { text: () => string } | null
}
interface Tapped extends Told {
  notification: { data?: { link?: unknown }; close: () => void }
}
interface Scope {
  skipWaiting: () => Promise<void>
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>
  clients: Parameters<typeof openMessage>[0]['clients'] & { claim: () => Promise<void> }
  addEventListener: {
    (name: 'install' | 'activate' | 'message', listener: (event: Told) => void): void
    (name: 'fetch', listener: (event: Asked) => void): void
    (name: 'push', listener: (event: Pushed) => void): void
    (name: 'notificationclick', listener: (event: Tapped) => void): void
  }
}

/** Filled in by build/worker.ts: what every page needs, what the pages of every day need, and the addresses of the product. */
declare const __SHELL__: string[]
declare const __PAGES__: string[]
declare const __ADDRESSES__: string[]
declare const __VERSION__: string

const worker = globalThis as unknown as Scope
const cacheName = `foyer-${__VERSION__}`
const page = '/admin/'
/** A network that is there and brings nothing is none. */
const patience = 6000

const isOwn = (path: string) => __ADDRESSES__.some((pattern) => new RegExp(pattern, 'i').test(path))
const isFile = (path: string) =>
  path.startsWith('/assets/') || __SHELL__.includes(path) || __PAGES__.includes(path)

async function install() {
  const cache = await caches.open(cacheName)
  const before = await caches.keys()
  await cache.add(new Request(page, { cache: 'no-store' }))
  // What an older build has already is not loaded again.
  for (const path of __SHELL__) await keep(cache, path, before)
  await worker.skipWaiting()
}

async function keep(cache: Cache, path: string, before: string[] = []) {
  if (await cache.match(path)) return
  for (const name of before) {
    const known = path.startsWith('/assets/') && (await (await caches.open(name)).match(path))
    if (known) return cache.put(path, known)
  }
  await cache.add(path)
}

async function activate() {
  for (const name of await caches.keys())
    if (name.startsWith('foyer-') && name !== cacheName) await caches.delete(name)
  await worker.clients.claim()
}

/** One after the other, so that whoever works is not in their way. */
async function fetchPages() {
  const cache = await caches.open(cacheName)
  for (const path of __PAGES__) await keep(cache, path)
}

async function fileOf(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  const known = await cache.match(request, { ignoreVary: true })
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

async function pageOf(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  const shell = await cache.match(page)
  if (!shell) return fetch(request)
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(shell), patience))
  return Promise.race([fetch(request), late]).catch(() => shell)
}

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('message', (event) => event.waitUntil(fetchPages().catch(() => {})))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (isOwn(pathname)) event.respondWith(pageOf(request))
  } else if (isFile(pathname)) event.respondWith(fileOf(request))
})

worker.addEventListener('push', (event) => event.waitUntil(showMessage(worker, event.data?.text())))
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openMessage(worker, location.origin, event.notification.data?.link))
})

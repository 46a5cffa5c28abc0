const address = '/sw.js'
/** In milliseconds. */
const pauseBeforeFetching = 3000
let isStarted = false

async function forget() {
  const registered = await navigator.serviceWorker.getRegistrations()
  for (const one of registered) await one.unregister()
  for (const name of await caches.keys()) if (name.startsWith('foyer-')) await caches.delete(name)
}

/** Whoever takes the file away, or empties it, takes the worker out of every browser that comes here. */
async function register() {
  const answer = await fetch(address, { cache: 'no-store' })
  const isGone = answer.status === 404 || (answer.ok && (await answer.text()).trim() === '')
  if (isGone) return forget()
  await navigator.serviceWorker.register(address, { updateViaCache: 'none' })
  const registration = await navigator.serviceWorker.ready
  // Not for people who pay for every byte.
  const { saveData = false } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  if (saveData) return
  let timer: ReturnType<typeof setTimeout> | undefined
  // Not before the page has what it needs itself.
  const askSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => registration.active?.postMessage('fetch-pages'), pauseBeforeFetching)
  }
  askSoon()
  // The worker of a new build takes over while this page is open, and has none of the files yet.
  navigator.serviceWorker.addEventListener('controllerchange', askSoon)
}

/** Once for each page, and only of a build: while developing every file is new. */
export function startWorker() {
  if (isStarted || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  isStarted = true
  // Without a network the worker that is there stays; nothing else depends on it.
  register().catch(() => {})
}

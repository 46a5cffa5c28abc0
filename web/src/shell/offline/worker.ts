const address = '/sw.js'
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
  const { active } = await navigator.serviceWorker.ready
  // Not before the page has what it needs itself; and not for people who pay for every byte.
  const { saveData = false } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  if (!saveData) setTimeout(() => active?.postMessage('fetch-pages'), 3000)
}

/** Once for each page, and only of a build: while developing every file is new. */
export function startWorker() {
  if (isStarted || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  isStarted = true
  // Without a network the worker that is there stays; nothing else depends on it.
  register().catch(() => {})
}

import { type LiveEvent, liveEventsPath } from '@foyer/contract/live/events'
import { noteBuild } from '../own-build'
import { currentSession, endSession, onSessionChange } from '../session'
import { settings } from '../settings'
import { createStreamReader } from './event-stream'

type Handler<Name extends LiveEvent['name']> = (event: Extract<LiveEvent, { name: Name }>) => void

const handlers = new Map<string, Set<(event: never) => void>>()

/** Listens for changes made elsewhere. Returns a function that stops it. */
export function onLive<Name extends LiveEvent['name']>(name: Name, handler: Handler<Name>): () => void {
  const known = handlers.get(name) ?? new Set()
  handlers.set(name, known.add(handler))
  return () => {
    known.delete(handler)
  }
}

const deliver = (event: LiveEvent) => {
  for (const handler of handlers.get(event.name) ?? []) handler(event as never)
}

const longestWait = 60_000
/** The server sends something every 25 seconds; a connection that is silent for longer is dead. */
const longestSilence = 70_000
/** Doubles with each failure; the random part keeps a thousand browsers from reconnecting at once. */
export const waitBefore = (failures: number, chance: number): number =>
  Math.min(1000 * 2 ** failures, longestWait) * (0.5 + chance / 2)

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(finish, ms)
    function finish() {
      clearTimeout(timer)
      window.removeEventListener('online', finish)
      signal.removeEventListener('abort', finish)
      done()
    }
    // The network is back: no reason to wait any longer.
    window.addEventListener('online', finish)
    signal.addEventListener('abort', finish)
  })

interface Line {
  token: string
  signal: AbortSignal
  hear: (event: LiveEvent) => void
}

/** Listens until the stream ends (returns) or breaks (throws). */
async function listen({ token, signal, hear }: Line, onOpen: () => void) {
  const headers = { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' }
  const response = noteBuild(await fetch(`${settings.services.CRM}${liveEventsPath}`, { headers, signal }))
  if (response.status === 401 && token === currentSession()?.token) endSession({ byChoice: false })
  if (!response.ok || !response.body) return
  onOpen()
  const read = createStreamReader()
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const silence = setTimeout(() => reader.cancel().catch(() => {}), longestSilence)
    const { value, done } = await reader.read().finally(() => clearTimeout(silence))
    if (done) return
    for (const data of read(value)) hear(JSON.parse(data) as LiveEvent)
  }
}

async function listenOn(line: Line) {
  let failures = 0
  const succeed = () => {
    failures = 0
  }
  while (!line.signal.aborted) {
    failures += 1
    await listen(line, succeed).catch(() => {})
    if (!line.signal.aborted) await pause(waitBefore(failures, Math.random()), line.signal)
  }
}

/** One tab of the browser holds the stream and tells the others; when it closes, another takes over. */
function connect(token: string): () => void {
  const stop = new AbortController()
  const channel = new BroadcastChannel('foyer-live')
  channel.onmessage = ({ data }: MessageEvent<LiveEvent>) => deliver(data)
  const hear = (event: LiveEvent) => {
    channel.postMessage(event)
    deliver(event)
  }
  const hold = () => listenOn({ token, hear, signal: stop.signal })
  // Locks exist on secure pages only; elsewhere each tab listens for itself.
  if (navigator.locks) navigator.locks.request('foyer-live', { signal: stop.signal }, hold).catch(() => {})
  else void listenOn({ token, hear: deliver, signal: stop.signal })
  return () => {
    stop.abort()
    channel.close()
  }
}

/** Keeps this browser connected while somebody is signed in. Returns a function that stops it. */
export function followLive(): () => void {
  let token: string | undefined
  let disconnect = () => {}
  const follow = () => {
    if (token === currentSession()?.token) return
    disconnect()
    token = currentSession()?.token
    disconnect = token ? connect(token) : () => {}
  }
  const stop = onSessionChange(follow)
  follow()
  return () => {
    stop()
    disconnect()
  }
}

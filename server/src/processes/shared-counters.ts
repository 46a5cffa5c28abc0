import cluster, { type Worker } from 'node:cluster'

/** How often something was counted within the current window, and when that ends. */
interface Count {
  current: number
  /** Milliseconds until it begins again. */
  ttl: number
}

interface Asked {
  counting: number
  key: string
  window: number
}

interface Answered extends Count {
  counted: number
}

const mostKeys = 50_000

/** Counters with a window each; of more keys than are worth remembering the oldest are forgotten. */
export function createCounters(now: () => number = Date.now) {
  const windows = new Map<string, { current: number; endsAt: number }>()
  return (key: string, window: number): Count => {
    const at = now()
    const held = windows.get(key)
    const current = held && held.endsAt > at ? held : { current: 0, endsAt: at + window }
    if (current !== held) {
      windows.delete(key)
      windows.set(key, current)
      const [oldest] = windows.keys()
      if (windows.size > mostKeys && oldest !== undefined) windows.delete(oldest)
    }
    current.current += 1
    return { current: current.current, ttl: current.endsAt - at }
  }
}

/** The first process counts for all, so that a limit is the same however many there are. */
export function countForWorkers(): void {
  const count = createCounters()
  cluster.on('message', (worker: Worker, message: Partial<Asked>) => {
    const { counting, key, window } = message
    if (counting === undefined || key === undefined || window === undefined) return
    const answer: Answered = { counted: counting, ...count(key, window) }
    worker.send(answer, () => {}) // it may have ended meanwhile
  })
}

type Done = (error: Error | null, count?: Count) => void

function askFirstProcess() {
  const waiting = new Map<number, Done>()
  let asked = 0
  process.on('message', ({ counted, current = 0, ttl = 0 }: Partial<Answered>) => {
    if (counted === undefined) return
    waiting.get(counted)?.(null, { current, ttl })
    waiting.delete(counted)
  })
  return (key: string, window: number, done: Done) => {
    asked += 1
    waiting.set(asked, done)
    const question: Asked = { counting: asked, key, window }
    process.send?.(question)
  }
}

/** For the rate limits of one of several processes. */
export function sharedRateLimitStore() {
  const ask = askFirstProcess()
  return class SharedStore {
    readonly prefix: string

    constructor(_options: unknown, prefix = '') {
      this.prefix = prefix
    }

    incr(key: string, done: Done, window: number): void {
      ask(this.prefix + key, window, done)
    }

    /** A route with a limit of its own. */
    child(options: object): SharedStore {
      const { routeInfo } = options as { routeInfo?: { method?: unknown; url?: unknown } }
      return new SharedStore({}, `${routeInfo?.method} ${routeInfo?.url} `)
    }
  }
}

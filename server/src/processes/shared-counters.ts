import cluster, { type Worker } from 'node:cluster'

/** How often something was counted within the current window, and when that ends. */
interface Count {
  current: number
  /** Milliseconds until it begins again. */
  ttl: number
}

/** How often each of these was counted since it was last told. */
type Told = [key: string, times: number, window: number][]

interface Asked {
  counting: number
  told: Told
}

interface Answered {
  counted: number
  counts: Count[]
}

const mostKeys = 50_000

/** Counters with a window each; of more keys than are worth remembering the oldest are forgotten. */
export function createCounters(now: () => number = Date.now) {
  const windows = new Map<string, { current: number; endsAt: number }>()
  return (key: string, window: number, times = 1): Count => {
    const at = now()
    const held = windows.get(key)
    const current = held && held.endsAt > at ? held : { current: 0, endsAt: at + window }
    if (current !== held) {
      windows.delete(key)
      windows.set(key, current)
      const [oldest] = windows.keys()
      if (windows.size > mostKeys && oldest !== undefined) windows.delete(oldest)
    }
    current.current += times
    return { current: current.current, ttl: current.endsAt - at }
  }
}

/** The first process counts for all, so that a limit is the same however many there are. */
export function countForWorkers(): void {
  const count = createCounters()
  cluster.on('message', (worker: Worker, { counting, told }: Partial<Asked>) => {
    if (counting === undefined || told === undefined) return
    const counts = told.map(([key, times, window]) => count(key, window, times))
    const answer: Answered = { counted: counting, counts }
    worker.send(answer, () => {}) // it may have ended meanwhile
  })
}

type Tell = (told: Told, then: (counts: Count[]) => void) => void

function tellFirstProcess(): Tell {
  const waiting = new Map<number, (counts: Count[]) => void>()
  let asked = 0
  process.on('message', ({ counted, counts }: Partial<Answered>) => {
    if (counted === undefined || counts === undefined) return
    waiting.get(counted)?.(counts)
    waiting.delete(counted)
  })
  return (told, then) => {
    asked += 1
    waiting.set(asked, then)
    const question: Asked = { counting: asked, told }
    process.send?.(question)
  }
}

const toldEvery = 100

/**
 * The counts of one of several processes. As long as less than half of the limit is used, the others are told of it a little
 * later, all at once; then each call asks, and the limit is exact.
 */
export function createSharedCounts(tell: Tell, now: () => number = Date.now) {
  interface Held {
    /** By all processes, as far as is known here. */
    known: number
    untold: number
    window: number
    endsAt: number
  }
  const held = new Map<string, Held>()
  let isTelling = false

  const learn = (key: string, { current, ttl }: Count) => {
    const one = held.get(key)
    if (one) Object.assign(one, { known: current, endsAt: now() + ttl })
  }
  const tellAll = () => {
    isTelling = false
    const told: Told = []
    for (const [key, one] of held) {
      if (one.untold > 0) told.push([key, one.untold, one.window])
      else if (one.endsAt <= now()) held.delete(key)
      one.untold = 0
    }
    if (told.length > 0)
      tell(told, (counts) => {
        for (const [place, [key]] of told.entries()) if (counts[place]) learn(key, counts[place])
      })
  }
  const heldAt = (key: string, window: number): Held => {
    const one = held.get(key)
    if (one && one.endsAt > now()) return one
    const fresh = { known: 0, untold: 0, window, endsAt: now() + window }
    if (held.size >= mostKeys) held.clear()
    held.set(key, fresh)
    return fresh
  }

  return (key: string, window: number, limit: number, then: (count: Count) => void): void => {
    const one = heldAt(key, window)
    one.untold += 1
    const current = one.known + one.untold
    if (current <= limit / 2) {
      if (!isTelling) setTimeout(tellAll, toldEvery).unref()
      isTelling = true
      then({ current, ttl: one.endsAt - now() })
      return
    }
    const times = one.untold
    one.untold = 0
    one.known += times
    tell([[key, times, window]], ([count]) => {
      if (!count) return
      learn(key, count)
      then(count)
    })
  }
}

type Done = (error: Error | null, count?: Count) => void

/** For the rate limits of one of several processes. */
export function sharedRateLimitStore() {
  const count = createSharedCounts(tellFirstProcess())
  return class SharedStore {
    readonly prefix: string

    constructor(_options: unknown, prefix = '') {
      this.prefix = prefix
    }

    incr(key: string, done: Done, window: number, limit = 0): void {
      count(this.prefix + key, window, limit, (counted) => done(null, counted))
    }

    /** A route with a limit of its own. */
    child(options: object): SharedStore {
      const { routeInfo } = options as { routeInfo?: { method?: unknown; url?: unknown } }
      return new SharedStore({}, `${routeInfo?.method} ${routeInfo?.url} `)
    }
  }
}

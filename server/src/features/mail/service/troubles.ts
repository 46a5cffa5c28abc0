/** Of the turns that a process gives at a time so many may go to servers in trouble; the others are for those that work. */
const share = 2
/** How long a server is left alone after it did not work: half a minute, then twice as long each time. */
const firstRest = 30_000
const longestRest = 5 * 60_000
/** Who takes longer for a mail holds a turn from others, even where the mail is taken in the end. */
const slow = 10_000

/** `until`: when to ask again. */
export type Turn = { isGiven: true; end: () => void } | { isGiven: false; until: Date }

/** What a process knows of mail servers that hang or refuse everything, by their names. */
export interface Troubles {
  /** `isFailing`: known from elsewhere. */
  begin: (server: string, isFailing: boolean, now: Date) => Turn
  worked: (server: string, tookMs: number) => void
  /** Returns when it may be tried again. */
  failed: (server: string, now: Date) => Date
}

export function watchTroubles(): Troubles {
  const resting = new Map<string, { failures: number; until: number }>()
  const slowOnes = new Set<string>()
  const tried = new Set<string>()
  const later = (now: Date, ms: number) => new Date(now.getTime() + ms)
  return {
    begin: (server, isFailing, now) => {
      const until = resting.get(server)?.until ?? 0
      if (until > now.getTime()) return { isGiven: false, until: new Date(until) }
      if (!isFailing && !resting.has(server) && !slowOnes.has(server)) return { isGiven: true, end: () => {} }
      if (tried.has(server) || tried.size >= share) return { isGiven: false, until: later(now, firstRest) }
      tried.add(server)
      return { isGiven: true, end: () => tried.delete(server) }
    },
    worked: (server, tookMs) => {
      resting.delete(server)
      if (tookMs > slow) slowOnes.add(server)
      else slowOnes.delete(server)
    },
    failed: (server, now) => {
      const failures = (resting.get(server)?.failures ?? 0) + 1
      const until = later(now, Math.min(longestRest, firstRest * 2 ** Math.min(failures - 1, 10)))
      resting.set(server, { failures, until: until.getTime() })
      return until
    },
  }
}

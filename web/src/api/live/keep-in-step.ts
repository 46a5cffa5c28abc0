import type { Subject } from '@foyer/contract/kit/subjects'
import type { Query, QueryClient } from '@tanstack/react-query'
import { ownPage } from '../client'
import { isAbout, readAgain } from '../read-again'
import { onLive } from './live'

/** Changes come in bursts; one reading serves them all. */
const pauseBeforeReading = 300
/** In a busy firm the burst does not end: then it is read this often, and not put off any further. */
const leastBetween = 2000

/** Which of each subject were changed; no ids where it may be any. */
type Changed = Map<Subject, Set<string> | undefined>

function add(changed: Changed, about: readonly Subject[], ids: readonly string[] | undefined) {
  for (const subject of about) {
    const known = changed.has(subject) ? changed.get(subject) : new Set<string>()
    changed.set(subject, ids && known && new Set([...known, ...ids]))
  }
}

/** A read of one lead names it in what it asks. */
function isOfAnother({ queryKey: [, , asked] }: Query, ids: ReadonlySet<string> | undefined): boolean {
  const { leadId, id } = (asked ?? {}) as { leadId?: string; id?: string }
  const one = leadId ?? id
  return ids !== undefined && one !== undefined && !ids.has(one)
}

/** Nothing where this has not changed. */
function changedFor(query: Query, changed: Changed): { ids: ReadonlySet<string> | undefined } | undefined {
  const sets = [...changed].flatMap(([subject, ids]) => (isAbout(query, [subject]) ? [ids] : []))
  if (sets.length === 0) return undefined
  const ids = sets.every((set) => set !== undefined) ? new Set(sets.flatMap((set) => [...set])) : undefined
  return isOfAnother(query, ids) ? undefined : { ids }
}

function read(queries: QueryClient, changed: Changed) {
  for (const query of queries.getQueryCache().getAll()) {
    const concerned = changedFor(query, changed)
    if (!concerned) continue
    const isFollowing = query.isActive() && query.meta?.follow?.(concerned.ids)
    const { queryKey } = query
    void queries.invalidateQueries({ queryKey, exact: true, refetchType: isFollowing ? 'none' : 'active' })
  }
}

/** What others change is read again; what this page changed has been. Returns a function that stops it. */
export function keepInStep(queries: QueryClient): () => void {
  let changed: Changed = new Map()
  let lastRead = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const readNow = () => {
    const news = changed
    changed = new Map()
    timer = undefined
    lastRead = Date.now()
    read(queries, news)
  }
  const stops = [
    onLive('changed', ({ about, ids, sender }) => {
      if (sender === ownPage) return
      add(changed, about, ids)
      timer ??= setTimeout(readNow, Math.max(pauseBeforeReading, lastRead + leastBetween - Date.now()))
    }),
    onLive('session-ended', () => void readAgain(queries, ['sessions'])),
  ]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

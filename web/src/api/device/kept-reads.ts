import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import { currentSession } from '../session'
import { inStore } from './database'

interface KeptRead {
  id: string
  /** The session in which it was read: another one never sees it. */
  session: string
  at: number
  data: unknown
  /** Of one lead, where it is. */
  leadId: string | undefined
}

const limits = { leads: 50, others: 60, bytes: 300_000 }

/** The end of a token names a session and opens nothing. */
const ownSession = () => currentSession()?.token.slice(-12) ?? ''

/** What was read in this session with this key. */
export async function keptRead(queryKey: readonly unknown[]): Promise<KeptRead | undefined> {
  const found = await inStore<KeptRead | undefined>('reads', 'readonly', (store) =>
    store.get(hashKey(queryKey)),
  )
  return found?.session === ownSession() ? found : undefined
}

export const hasRead = async (queryKey: readonly unknown[]) => (await keptRead(queryKey)) !== undefined

function leadIn([, , asked]: readonly unknown[]): string | undefined {
  const { leadId, id } = (asked ?? {}) as { leadId?: string; id?: string }
  return leadId ?? id
}

/** The leads that were opened last, and the rest that was read last; nothing of another session. */
export function tooMuch(kept: readonly Omit<KeptRead, 'data'>[], session: string): string[] {
  const own = kept.filter((read) => read.session === session).sort((a, b) => b.at - a.at)
  const leads = [...new Set(own.flatMap(({ leadId }) => leadId ?? []))].slice(limits.leads)
  const old = new Set([
    ...own.filter(({ leadId }) => leadId !== undefined && leads.includes(leadId)).map(({ id }) => id),
    ...own
      .filter(({ leadId }) => leadId === undefined)
      .slice(limits.others)
      .map(({ id }) => id),
  ])
  return kept.flatMap(({ id, session: of }) => (of !== session || old.has(id) ? [id] : []))
}

async function tidy() {
  const kept = (await inStore<KeptRead[]>('reads', 'readonly', (store) => store.getAll())) ?? []
  const gone = tooMuch(kept, ownSession())
  if (gone.length > 0)
    await inStore('reads', 'readwrite', (store) => {
      for (const id of gone) store.delete(id)
      return undefined
    })
}

/** A read, and the session in which it was answered: the next one may be of another company. */
interface Noted {
  query: Pick<Query, 'queryKey' | 'queryHash' | 'state'>
  session: string
}

/** What is kept of what was read; nothing of a session that has ended since. */
export const toKeep = (noted: readonly Noted[], session: string): KeptRead[] =>
  noted.flatMap(({ query: { queryKey, queryHash, state }, session: of }) => {
    const { data, dataUpdatedAt } = state
    const isWhole = data !== undefined && JSON.stringify(data).length <= limits.bytes
    return isWhole && session && of === session
      ? [{ id: queryHash, session, at: dataUpdatedAt, data, leadId: leadIn(queryKey) }]
      : []
  })

async function write(noted: readonly Noted[]) {
  const reads = toKeep(noted, ownSession())
  if (reads.length === 0) return
  await inStore('reads', 'readwrite', (store) => {
    for (const read of reads) store.put(read)
    return undefined
  })
}

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 3000 }) : setTimeout(work, 500)

/** Keeps what these endpoints answer, whenever there is time. Returns a function that stops it. */
export function keepReads(queries: QueryClient, endpoints: readonly string[]): () => void {
  const news = new Map<string, Noted>()
  let isPlanned = false
  const keep = async () => {
    isPlanned = false
    const read = [...news.values()]
    news.clear()
    // A full or forbidden store only loses what could have been read without a network.
    await write(read).catch(() => {})
    await tidy().catch(() => {})
  }
  const note = (query: Query) => {
    const [userId, endpoint] = query.queryKey
    const isOwn = userId !== undefined && userId === currentSession()?.userId
    if (!isOwn || !endpoints.includes(String(endpoint))) return
    news.set(query.queryHash, { query, session: ownSession() })
    if (isPlanned) return
    isPlanned = true
    whenIdle(() => void keep())
  }
  const cache = queries.getQueryCache()
  for (const query of cache.getAll()) if (query.state.status === 'success') note(query)
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) note(event.query)
  })
}

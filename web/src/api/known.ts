import type { AnyEndpoint, InputOf, ReplyOf } from '@foyer/contract/kit/endpoint'
import {
  hashKey,
  type QueryClient,
  QueryObserver,
  type QueryObserverOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { readOf } from './queries'

const shared = new WeakMap<QueryClient, Map<string, QueryObserver>>()

/** One for all that look at the same: an observer of their own for each has timers, and hears every step of a reading. */
function observerOf(queries: QueryClient, hash: string, options: QueryObserverOptions): QueryObserver {
  const observers = shared.get(queries) ?? new Map<string, QueryObserver>()
  shared.set(queries, observers)
  const observer = observers.get(hash) ?? new QueryObserver(queries, options)
  observers.set(hash, observer)
  return observer
}

interface KnownOptions {
  isAsked: boolean
  staleTime: number
}

/** What an endpoint says, for the small parts of which a page has hundreds; undefined until it is known. */
export function useKnown<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { isAsked, staleTime }: KnownOptions,
): ReplyOf<E> | undefined {
  const queries = useQueryClient()
  const read = readOf(endpoint, input)
  const hash = hashKey(read.queryKey)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash stands for what is read
  const watch = useCallback(
    (onChange: () => void) => {
      if (!isAsked) return () => {}
      const observer = observerOf(queries, hash, { ...read, staleTime, notifyOnChangeProps: ['data'] })
      const leave = observer.subscribe(onChange)
      return () => {
        leave()
        if (!observer.hasListeners()) shared.get(queries)?.delete(hash)
      }
    },
    [queries, hash, isAsked, staleTime],
  )
  return useSyncExternalStore(watch, () =>
    isAsked ? (queries.getQueryCache().get(hash)?.state.data as ReplyOf<E> | undefined) : undefined,
  )
}

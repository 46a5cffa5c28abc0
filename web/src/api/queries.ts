import type { AnyEndpoint, InputOf, ReplyOf } from '@foyer/contract/kit/endpoint'
import {
  keepPreviousData,
  type QueryFunctionContext,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { CallFailed } from './call-failed'
import { call, newKey } from './client'
import { type Follow, metaOf, readAgain } from './read-again'
import { currentSession } from './session'
import { showKept } from './show-kept'

/** Everything read through an endpoint, or what was read with one input: for patching. */
export const keyOf = <E extends AnyEndpoint>(endpoint: E, input?: InputOf<E>): unknown[] => [
  currentSession()?.userId,
  `${endpoint.method} ${endpoint.path}`,
  ...(input === undefined ? [] : [input]),
]

interface ReadOptions<E>
  extends Omit<UseQueryOptions<ReplyOf<E>, CallFailed>, 'queryKey' | 'queryFn' | 'meta'> {
  /** Show the previous reply until the new one arrives: for filters, not for other records. */
  keepPrevious?: boolean
  follow?: Follow
}

/** How what an endpoint says is kept and read. */
export const readOf = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, follow?: Follow) => ({
  queryKey: keyOf(endpoint, input),
  queryFn: (asked: QueryFunctionContext): Promise<ReplyOf<E>> =>
    call(endpoint, input, asked).catch((failure) => showKept(failure, asked)),
  meta: metaOf(endpoint, follow),
})

export function useEndpoint<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { keepPrevious = false, follow, ...options }: ReadOptions<E> = {},
) {
  return useQuery<ReplyOf<E>, CallFailed>({
    ...readOf(endpoint, input, follow),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...options,
  })
}

/** One press of a button: `make` calls the server with the key under which it is done once. */
export interface Attempt<E> {
  input: InputOf<E>
  key: string
  /** Since when the server may have it: the same was sent under this key, and nobody knows what became of it. */
  triedAt: string | undefined
  make: (input: InputOf<E>, signal?: AbortSignal) => Promise<ReplyOf<E>>
}

interface SendOptions<E> extends Omit<UseMutationOptions<ReplyOf<E>, CallFailed, InputOf<E>>, 'mutationFn'> {
  /** When what it changed is read again: at once, before the call counts as done, or when the caller has it read. */
  reads?: 'at-once' | 'before-done' | 'by-caller'
  /** The id of what it takes away: whoever looks at that is about to leave. */
  takes?: string
  /** What is done instead of only calling (waiting/keep.ts). */
  through?: (attempt: Attempt<E>) => Promise<ReplyOf<E>>
}

/** Files are not compared: each is its own. */
const wordsIn = (endpoint: AnyEndpoint, input: unknown) =>
  endpoint.request.form?.file ? undefined : JSON.stringify(input)

/**
 * A call that changes something. Whatever it is about is read again afterwards, also where it failed: somebody else may
 * have been quicker.
 *
 * The same input again after a call that got no answer is that call tried again: it has the same key, and is made once.
 *
 * A page learns a moment late that a call is running, so the second press of a double click still finds the button
 * enabled. The same input again, while the last call has no answer, is that press: it is not sent.
 */
export function useSend<E extends AnyEndpoint>(
  endpoint: E,
  { reads = 'at-once', takes, through, ...options }: SendOptions<E> = {},
) {
  const queries = useQueryClient()
  const underWay = useRef<string>(undefined)
  const unanswered = useRef(new Map<string, { key: string; triedAt: string }>())
  const sent = useMutation<ReplyOf<E>, CallFailed, InputOf<E>>({
    mutationFn: (input) => {
      const words = wordsIn(endpoint, input) ?? newKey()
      const before = unanswered.current.get(words)
      const first = before ?? { key: newKey(), triedAt: new Date().toISOString() }
      const { key } = first
      unanswered.current.set(words, first)
      const make = (said: InputOf<E>, signal?: AbortSignal) =>
        call(endpoint, said, { readsAgain: reads !== 'by-caller', key, signal })
      return (through ? through({ input, key, triedAt: before?.triedAt, make }) : make(input))
        .then((reply) => {
          unanswered.current.delete(words)
          return reply
        })
        .catch((failure: CallFailed) => {
          // What was refused was not done; of what failed on the way nobody knows.
          if ((failure.status >= 400 && failure.status < 500) || failure.code === 'waiting')
            unanswered.current.delete(words)
          throw failure
        })
        .finally(() => {
          if (underWay.current === words) underWay.current = undefined
        })
    },
    ...options,
    onSettled: async (...settled) => {
      const gone = settled[1] ? undefined : takes
      const reading = reads === 'by-caller' ? undefined : readAgain(queries, endpoint.about, gone)
      if (reads === 'before-done') await reading
      await options.onSettled?.(...settled)
    },
  })
  const { mutate } = sent
  const send = useCallback(
    (...args: Parameters<typeof mutate>) => {
      const words = wordsIn(endpoint, args[0])
      if (words !== undefined && words === underWay.current) return
      underWay.current = words
      mutate(...args)
    },
    [endpoint, mutate],
  )
  return { ...sent, mutate: send } as typeof sent
}

import type { AnyEndpoint, InputOf, ReplyOf } from '@foyer/contract/kit/endpoint'
import {
  keepPreviousData,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { CallFailed } from './call-failed'
import { call } from './client'
import { currentSession } from './session'

/** Everything read through an endpoint, or what was read with one input: for invalidating and patching. */
export const keyOf = <E extends AnyEndpoint>(endpoint: E, input?: InputOf<E>): unknown[] => [
  currentSession()?.userId,
  `${endpoint.method} ${endpoint.path}`,
  ...(input === undefined ? [] : [input]),
]

interface ReadOptions<E> extends Omit<UseQueryOptions<ReplyOf<E>, CallFailed>, 'queryKey' | 'queryFn'> {
  /** Show the previous reply until the new one arrives: for filters, not for other records. */
  keepPrevious?: boolean
}

export function useEndpoint<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { keepPrevious = false, ...options }: ReadOptions<E> = {},
) {
  return useQuery<ReplyOf<E>, CallFailed>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...options,
  })
}

type SendOptions<E> = Omit<UseMutationOptions<ReplyOf<E>, CallFailed, InputOf<E>>, 'mutationFn'>

/** Files are not compared: each is its own. */
const wordsIn = (endpoint: AnyEndpoint, input: unknown) =>
  endpoint.request.form?.file ? undefined : JSON.stringify(input)

/**
 * A page learns a moment late that a call is running, so the second press of a double click still finds the button
 * enabled. The same input again, while the last call has no answer, is that press: it is not sent.
 */
export function useSend<E extends AnyEndpoint>(endpoint: E, options: SendOptions<E> = {}) {
  const underWay = useRef<string>(undefined)
  const sent = useMutation<ReplyOf<E>, CallFailed, InputOf<E>>({
    mutationFn: (input) =>
      call(endpoint, input).finally(() => {
        if (underWay.current === wordsIn(endpoint, input)) underWay.current = undefined
      }),
    ...options,
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

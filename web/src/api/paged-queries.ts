import type { AnyEndpoint, InputOf, ReplyOf } from '@foyer/contract/kit/endpoint'
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { CallFailed } from './call-failed'
import { call } from './client'
import { keyOf } from './queries'
import { type Follow, metaOf } from './read-again'
import { showKept } from './show-kept'

/** Returning to the tab reads a list again, but not one that somebody has scrolled far into. */
const isShort = ({ state }: { state: { data: InfiniteData<unknown> | undefined } }) =>
  (state.data?.pages.length ?? 0) <= 3

/** A list read page by page; `nextInput` returns the input of the next page, or undefined at the end. */
export function useEndpointPages<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  nextInput: (last: ReplyOf<E>, pages: ReplyOf<E>[]) => InputOf<E> | undefined,
  follow?: Follow,
) {
  return useInfiniteQuery<
    ReplyOf<E>,
    CallFailed,
    InfiniteData<ReplyOf<E>, InputOf<E>>,
    unknown[],
    InputOf<E>
  >({
    queryKey: [...keyOf(endpoint, input), 'pages'],
    queryFn: ({ pageParam, ...asked }) =>
      call(endpoint, pageParam as InputOf<E>, { signal: asked.signal }).catch((failure) =>
        showKept(failure, asked),
      ),
    initialPageParam: input,
    meta: metaOf(endpoint, follow),
    getNextPageParam: nextInput,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: isShort,
  })
}

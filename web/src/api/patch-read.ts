import type { QueryClient } from '@tanstack/react-query'

/**
 * What a call has just changed, shown before it is read again. A read that was on its way may have begun before the change:
 * it is cut and made again, so that it does not bring the former state back.
 */
export async function patchRead<T>(queries: QueryClient, queryKey: unknown[], change: (known: T) => T) {
  const one = { queryKey, exact: true }
  const isOnItsWay = queries.isFetching(one) > 0
  await queries.cancelQueries(one)
  queries.setQueryData<T>(queryKey, (known) => known && change(known))
  if (isOnItsWay) void queries.invalidateQueries(one)
}

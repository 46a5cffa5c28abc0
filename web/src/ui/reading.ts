/** Something that is read from the server: there, failed, or on its way. What `useEndpoint` gives is one. */
export interface Reading<T> {
  data: T | undefined
  isError: boolean
  refetch: () => unknown
}

type AllThere<R> = { [K in keyof R]: R[K] extends Reading<infer T> ? T : never }

/** Several that are needed at once: there when all are, failed when one has and is not there. */
export function together<R extends Record<string, Reading<unknown>>>(readings: R): Reading<AllThere<R>> {
  const all = Object.entries(readings)
  const failed = all.filter(([, { data, isError }]) => isError && data === undefined)
  return {
    data: all.every(([, { data }]) => data !== undefined)
      ? (Object.fromEntries(all.map(([name, { data }]) => [name, data])) as AllThere<R>)
      : undefined,
    isError: failed.length > 0,
    refetch: () => Promise.all(failed.map(([, { refetch }]) => refetch())),
  }
}

import type { AnyEndpoint } from '@foyer/contract/kit/endpoint'
import type { Subject } from '@foyer/contract/kit/subjects'
import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * Given where reading everything again after each change of a colleague would cost too much. No ids: any may have changed.
 * Says whether it did something instead.
 */
export type Follow = (ids: ReadonlySet<string> | undefined) => boolean

type ReadMeta = {
  about: readonly Subject[]
  follow: Follow | undefined
}
declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta
  }
}

/** To be given to everything that is read, so that it is found when it has to be read again. */
export const metaOf = ({ about }: AnyEndpoint, follow?: Follow): ReadMeta => ({ about, follow })

export const isAbout = ({ meta }: Query, about: readonly Subject[]): boolean =>
  about.some((subject) => meta?.about.includes(subject))

const isOf = ({ queryKey: [, , asked] }: Query, id: string) => Object.values(asked ?? {}).includes(id)

/**
 * THE way to have something read again: at once what is on the page, the rest when it is shown the next time. After a call
 * `useSend` does it, after a change of somebody else `keepInStep`. What is gone is not read again: its page is being left.
 */
export function readAgain(queries: QueryClient, about: readonly Subject[], goneId?: string): Promise<void> {
  if (goneId === undefined) return queries.invalidateQueries({ predicate: (query) => isAbout(query, about) })
  void queries.invalidateQueries({ predicate: (query) => isOf(query, goneId), refetchType: 'none' })
  return queries.invalidateQueries({ predicate: (query) => isAbout(query, about) && !isOf(query, goneId) })
}

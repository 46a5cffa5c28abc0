import type { Context } from '../server/src/context'

export type Who = 'owner' | 'sales'

/** One call, made to the service itself and over HTTP. */
export interface Case {
  name: string
  who: Who
  path: string
  query: Record<string, unknown>
  /** For a POST. */
  body?: unknown
  /** The number of rows in the answer; undefined where an answer has no rows. */
  ask: (ctx: Context) => Promise<number | undefined>
  /** The same with a fixed number of rows, so that a longer answer is not mistaken for the cost of a larger firm. */
  ofRows?: (limit: number) => Case
}

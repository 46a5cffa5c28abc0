import type { Context } from '../server/src/context'

export type Who = 'owner' | 'sales'

/** One question, put to the service itself and over HTTP. */
export interface Case {
  name: string
  who: Who
  path: string
  query: Record<string, unknown>
  /** Of a call that posts. */
  body?: unknown
  /** How many rows came back; undefined where there are none by nature. */
  ask: (ctx: Context) => Promise<number | undefined>
  /** The same with no more rows: how long an answer is must not be taken for what a larger firm costs. */
  ofRows?: (limit: number) => Case
}

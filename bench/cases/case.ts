import type { Endpoint } from '@foyer/contract/kit/endpoint'
import type { Context } from '../../server/src/context'
import type { RequestMode } from '../../server/src/db/client'
import type { FloorCall } from '../floor/calls'
import { type Call, callOf } from '../http'

export type Who = 'owner' | 'sales'

/** One call, made to the service itself and over HTTP. */
export interface Asked {
  call: Call
  /** The number of rows in the answer; undefined where an answer has no rows. */
  ask: (ctx: Context) => Promise<number | undefined>
  /** Throws if the answer is not the right one. */
  check?: (answer: never) => void
  /** What a bare server is asked beside it. */
  floor?: FloorCall
}

export interface Case {
  name: string
  who: Who
  /** Of the route; undefined where it is not one transaction as a whole. */
  mode: RequestMode | undefined
  /** Always the same where it only reads; about another lead each time where it writes. */
  next: () => Asked
  /** The same with a fixed number of rows, so that a longer answer is not mistaken for the cost of a larger firm. */
  ofRows?: (limit: number) => Case
}

/** A case that asks the same each time. */
export const reading = (name: string, who: Who, asked: Asked): Case => ({
  name,
  who,
  mode: 'reading',
  next: () => asked,
})

interface Write<I, R> {
  endpoint: Endpoint<I, R>
  input: I
  service: (ctx: Context, input: I) => Promise<R>
  isRight: (reply: R) => boolean
  floor?: FloorCall
}

/** A call that writes; what it answers is held against what it should have done, both ways. */
export function writing<I, R>({ endpoint, input, service, isRight, floor }: Write<I, R>): Asked {
  const check = (reply: R) => {
    if (!isRight(reply)) throw new Error(`${endpoint.path} did not do it: ${JSON.stringify(reply)}`)
  }
  return {
    call: callOf(endpoint, input),
    ask: async (ctx) => {
      check(await service(ctx, input))
      return undefined
    },
    check: (answer) => check(endpoint.reply.decode(answer)),
    floor,
  }
}

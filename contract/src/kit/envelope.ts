import { z } from 'zod'
import type { ReplyShape } from './endpoint'

const wrap = <Reply>(inner: ReplyShape<Reply>): ReplyShape<Reply> => ({
  schema: z.object({ data: inner.schema }),
  encode: (value) => ({ data: inner.encode(value) }),
  encodeText: (value) => {
    const text = inner.encodeText?.(value)
    return text && `{"data":${text}}`
  },
  decode: (wire: { data: never }) => inner.decode(wire.data),
})

/** The access path that the specification states for most replies: data.data (C-059). */
export const inDataData = <Reply>(inner: ReplyShape<Reply>) => wrap(wrap(inner))

/** The header under which a caller names a call, so that it is made once however often it is sent. */
export const idempotencyHeader = 'idempotency-key'

const later = 'later-'
/** The name of a call that was written without a network: it may come, and come again, long after. */
export const laterKey = (name: string): string => `${later}${name}`
export const isLaterKey = (key: string): boolean => key.startsWith(later)

/** For how long the answer to a named call is kept, in milliseconds. */
export const keptCalls = { usual: 86_400_000, later: 30 * 86_400_000 } as const

/** The header of every answer that names the build of the web app that the server has. */
export const buildHeader = 'x-foyer-build'

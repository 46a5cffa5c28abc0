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

/** The header of every answer that names the build of the web app that the server has. */
export const buildHeader = 'x-foyer-build'

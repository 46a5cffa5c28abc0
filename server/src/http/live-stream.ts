import { PassThrough } from 'node:stream'
import type { Viewer } from '@foyer/contract/accounts/model'
import { liveEndpoints } from '@foyer/contract/wire/live'
import type { FastifyInstance } from 'fastify'
import type { LiveEvents } from '../live/live-events'
import { type Routes, routes } from './mount'

const heartbeatEvery = 25_000
/** A stream ends after a while; the page reconnects and its session is checked again. */
const longest = 60 * 60_000
const streamsPerUser = 20
/** A page that does not read is disconnected; it reconnects and reloads. */
const mostUnread = 64 * 1024

interface LiveStream {
  output: PassThrough
  since: number
}

/** Server-sent events over a plain call with a bearer token: a token is never part of an address (C-155). */
export function liveRoutes(app: FastifyInstance, live: LiveEvents): Routes[] {
  /** Oldest first. */
  const streams = new Map<string, Set<LiveStream>>()

  const write = ({ output }: LiveStream, text: string) => {
    if (output.writableLength > mostUnread) output.destroy()
    else if (!output.writableEnded) output.write(text)
  }
  const everyStream = () => [...streams.values()].flatMap((mine) => [...mine])

  const heartbeat = setInterval(() => {
    const tooOld = Date.now() - longest
    for (const stream of everyStream())
      if (stream.since < tooOld) stream.output.end()
      else write(stream, ': still here\n\n')
  }, heartbeatEvery)
  heartbeat.unref()

  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    // A page that does not read must not delay the shutdown.
    for (const { output } of everyStream()) output.readableLength > 0 ? output.destroy() : output.end()
  })

  function open({ userId, sessionId }: Viewer): PassThrough {
    const stream = { output: new PassThrough(), since: Date.now() }
    const mine = streams.get(userId) ?? new Set()
    streams.set(userId, mine.add(stream))
    const [oldest] = mine
    if (mine.size > streamsPerUser && oldest) {
      mine.delete(oldest)
      oldest.output.end()
    }
    const unsubscribe = live.subscribe(userId, {
      onEvent: (event) => {
        write(stream, `data: ${JSON.stringify(event)}\n\n`)
        if (event.name === 'session-ended' && event.sessionId === sessionId) stream.output.end()
      },
      // The page reconnects and reloads.
      onGap: () => stream.output.end(),
    })
    stream.output.once('close', () => {
      unsubscribe()
      mine.delete(stream)
      if (mine.size === 0 && streams.get(userId) === mine) streams.delete(userId)
    })
    write(stream, ': welcome\n\n')
    return stream.output
  }

  return routes(liveEndpoints, {
    events: async ({ viewer }) => ({
      headers: { 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' },
      content: open(viewer),
    }),
  })
}

import { describe, expect, it, vi } from 'vitest'
import { currentSession, endSession, startSession } from '../session'
import { followLive, onLive, waitBefore } from './live'

/** One stream per connection of the page, written by the test. */
function liveServer() {
  const lines: {
    token: string | null
    write: (text: string) => void
    close: () => void
    signal: AbortSignal
  }[] = []
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        lines.push({
          token: new Headers(init.headers).get('Authorization'),
          signal: init.signal as AbortSignal,
          write: (text) => controller.enqueue(new TextEncoder().encode(text)),
          close: () => controller.close(),
        })
      },
    })
    return Promise.resolve(new Response(body))
  })
  return lines
}

const event = (sessionId: string) => `data: ${JSON.stringify({ name: 'session-ended', sessionId })}\n\n`

describe('live events', () => {
  it('reach whoever listens, until they stop', async () => {
    const lines = liveServer()
    startSession({ token: 't1', userId: 'u1' })
    const heard: string[] = []
    const forget = onLive('session-ended', ({ sessionId }) => heard.push(sessionId))
    const stop = followLive()
    await vi.waitFor(() => expect(lines).toHaveLength(1))
    expect(lines[0]?.token).toBe('Bearer t1')
    lines[0]?.write(`: hello\n\n${event('s1')}`)
    await vi.waitFor(() => expect(heard).toEqual(['s1']))
    forget()
    const stillThere = vi.fn()
    onLive('session-ended', stillThere)
    lines[0]?.write(event('s2'))
    await vi.waitFor(() => expect(stillThere).toHaveBeenCalledOnce())
    expect(heard).toEqual(['s1'])
    stop()
  })

  it('are asked for only while somebody is signed in', async () => {
    const lines = liveServer()
    const stop = followLive()
    expect(lines).toHaveLength(0)
    startSession({ token: 't1', userId: 'u1' })
    await vi.waitFor(() => expect(lines).toHaveLength(1))
    endSession({ byChoice: true })
    expect(lines[0]?.signal.aborted).toBe(true)
    stop()
  })

  it('come again after the stream has ended', async () => {
    vi.useFakeTimers()
    const lines = liveServer()
    startSession({ token: 't1', userId: 'u1' })
    const stop = followLive()
    await vi.advanceTimersByTimeAsync(0)
    lines[0]?.close()
    await vi.advanceTimersByTimeAsync(5000)
    expect(lines).toHaveLength(2)
    stop()
  })

  it('come again when the line has gone silent', async () => {
    vi.useFakeTimers()
    const lines = liveServer()
    startSession({ token: 't1', userId: 'u1' })
    const stop = followLive()
    await vi.advanceTimersByTimeAsync(65_000)
    lines[0]?.write(': still here\n\n')
    await vi.advanceTimersByTimeAsync(65_000)
    expect(lines).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(lines).toHaveLength(2)
    stop()
  })

  it('end the session when the server no longer knows it', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 401 })))
    startSession({ token: 't1', userId: 'u1' })
    const stop = followLive()
    await vi.waitFor(() => expect(currentSession()).toBeUndefined())
    stop()
  })
})

describe('waiting before coming back', () => {
  it('doubles, has a limit, and is never the same for all', () => {
    expect(waitBefore(1, 1)).toBe(2000)
    expect(waitBefore(3, 1)).toBe(8000)
    expect(waitBefore(30, 1)).toBe(60_000)
    expect(waitBefore(3, 0)).toBe(4000)
  })
})

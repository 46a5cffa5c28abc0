import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { liveEventsPath } from '@foyer/contract/live/events'
import { api } from '@foyer/contract/wire/api'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '../app'
import { asSystem } from '../context'
import type { LiveEvents } from '../live/live-events'
import { useTestApp } from '../testing/test-app'
import type { TestPerson } from '../testing/test-company'

const test = useTestApp()
const open: { leave: () => void }[] = []
let base: string

const addressOf = (app: typeof test.app) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

beforeAll(async () => {
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  base = addressOf(test.app)
})
afterEach(() => {
  for (const page of open.splice(0)) page.leave()
})

/** As a page does it: a call with the token in a header, read in pieces. */
async function stream(person: TestPerson, at = base) {
  const headers = { authorization: `Bearer ${person.token}`, 'accept-encoding': 'gzip' }
  const call = get(at + liveEventsPath, { headers, agent: false })
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  const pieces = answer.setEncoding('utf8')[Symbol.asyncIterator]()
  const page = {
    headers: answer.headers,
    read: async (): Promise<string | undefined> => (await pieces.next()).value,
    leave: () => call.destroy(),
  }
  open.push(page)
  return page
}

const tell = (person: TestPerson, sessionId: string) =>
  asSystem(test.deps, (scope) => scope.tell([person.userId], { name: 'session-ended', sessionId }))

describe('live events', () => {
  it('are for people who are signed in', async () => {
    const { token } = await (await test.company()).person('reader')
    expect((await test.app.inject(liveEventsPath)).statusCode).toBe(401)
    expect((await test.app.inject(`${liveEventsPath}?token=${token}`)).statusCode).toBe(401)
  })

  it('come one by one, as they happen', async () => {
    const person = await (await test.company()).person('reader')
    const { headers, read } = await stream(person)
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['cache-control']).toBe('no-store')
    expect(await read()).toMatch(/^:/)
    await tell(person, 'another')
    expect(await read()).toBe('data: {"name":"session-ended","sessionId":"another"}\n\n')
    await tell(person, 'a third')
    expect(await read()).toBe('data: {"name":"session-ended","sessionId":"a third"}\n\n')
  })

  it('end with the session', async () => {
    const person = await (await test.company()).person('reader')
    const { read } = await stream(person)
    await read()
    await test.call(person, api.accounts.signOut, {})
    expect(await read()).toContain('session-ended')
    expect(await read()).toBeUndefined()
  })

  it('go to the twenty newest pages of a person', async () => {
    const person = await (await test.company()).person('reader')
    const pages = []
    for (let i = 0; i < 21; i++) {
      const page = await stream(person)
      await page.read()
      pages.push(page)
    }
    expect(await pages[0]?.read()).toBeUndefined()
    await tell(person, 'x')
    for (const page of pages.slice(1)) expect(await page.read()).toContain('"x"')
  })
})

describe('a stream', () => {
  /** Live events with a count of their listeners. */
  const counted = () => {
    const listeners = new Set<Parameters<LiveEvents['subscribe']>[1]>()
    const subscribe: LiveEvents['subscribe'] = (_userId, listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
    return { listeners, subscribe, close: async () => {} }
  }
  const appWith = async (live: ReturnType<typeof counted>) => {
    const app = await createApp({ ...test.server, live })
    await app.listen({ host: '127.0.0.1', port: 0 })
    return app
  }

  it('is cleared away when the page leaves', async () => {
    const live = counted()
    const app = await appWith(live)
    const page = await stream(await (await test.company()).person('reader'), addressOf(app))
    await page.read()
    expect(live.listeners.size).toBe(1)
    page.leave()
    await vi.waitFor(() => expect(live.listeners.size).toBe(0))
    await app.close()
  })

  it('is cut off when the page does not read, instead of filling the memory', async () => {
    const live = counted()
    const app = await appWith(live)
    const page = await stream(await (await test.company()).person('reader'), addressOf(app))
    await page.read()
    const [listener] = live.listeners
    const sessionId = 'x'.repeat(1_000_000)
    await vi.waitFor(() => {
      listener?.onEvent({ name: 'session-ended', sessionId })
      expect(live.listeners.size).toBe(0)
    })
    await app.close()
  })

  it('ends with the server, and when something may have been missed', async () => {
    const live = counted()
    const app = await appWith(live)
    const person = await (await test.company()).person('reader')
    const [first, second] = [await stream(person, addressOf(app)), await stream(person, addressOf(app))]
    for (const page of [first, second]) await page.read()
    const [listener] = live.listeners
    listener?.onGap()
    expect(await first.read()).toBeUndefined()
    await app.close()
    expect(await second.read()).toBeUndefined()
    expect(live.listeners.size).toBe(0)
  })

  it('gives a sign of life while nothing happens, and comes to an end after an hour', async () => {
    const person = await (await test.company()).person('reader')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    try {
      const app = await appWith(counted())
      const { read } = await stream(person, addressOf(app))
      await read()
      vi.advanceTimersByTime(25_000)
      expect(await read()).toMatch(/^:/)
      vi.setSystemTime(Date.now() + 61 * 60_000)
      vi.advanceTimersByTime(25_000)
      expect(await read()).toBeUndefined()
      await app.close()
    } finally {
      vi.useRealTimers()
    }
  })
})

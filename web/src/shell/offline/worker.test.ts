import { afterEach, expect, it, vi } from 'vitest'
import { startWorker } from './worker'

afterEach(() => vi.unstubAllEnvs())

it('Sales floor the worker that is there by then is asked for the files of the pages, and again the one that follows it', async () => {
  vi.useFakeTimers()
  vi.stubEnv('PROD', true)
  vi.stubGlobal('fetch', async () => new Response('a worker'))
  const asked: string[] = []
  const worker = (name: string) => ({ postMessage: (what: string) => asked.push(`${name}: ${what}`) })
  const registration = { active: worker('old') }
  const container = Object.assign(new EventTarget(), {
    register: async () => registration,
    ready: Promise.resolve(registration),
  })
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: container }))
  startWorker()
  await vi.advanceTimersByTimeAsync(1000)
  registration.active = worker('new')
  container.dispatchEvent(new Event('controllerchange'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual(['new: fetch-pages'])
  registration.active = worker('newer')
  container.dispatchEvent(new Event('controllerchange'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual(['new: fetch-pages', 'newer: fetch-pages'])
})

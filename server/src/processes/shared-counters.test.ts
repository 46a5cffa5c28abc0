import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCounters, createSharedCounts } from './shared-counters'

it('counts each key within its window', () => {
  let now = 0
  const count = createCounters(() => now)
  expect(count('a', 1_000)).toEqual({ current: 1, ttl: 1_000 })
  now = 400
  expect(count('a', 1_000)).toEqual({ current: 2, ttl: 600 })
  expect(count('b', 1_000)).toEqual({ current: 1, ttl: 1_000 })
  now = 1_000
  expect(count('a', 1_000)).toEqual({ current: 1, ttl: 1_000 })
})

it('forgets the oldest of very many', () => {
  const count = createCounters(() => 0)
  for (let key = 0; key <= 50_000; key++) count(String(key), 1_000)
  expect(count('50000', 1_000).current).toBe(2)
  expect(count('0', 1_000).current).toBe(1)
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Two processes and the first one, which answers at once. */
function twoProcesses(limit: number) {
  const count = createCounters()
  const messages: unknown[] = []
  const process = () =>
    createSharedCounts((told, then) => {
      messages.push(told)
      then(told.map(([key, times, window]) => count(key, window, times)))
    })
  const [one, other] = [process(), process()]
  const ask = (process: typeof one) => {
    let current = 0
    process('asha', 60_000, limit, (counted) => {
      current = counted.current
    })
    return current
  }
  return { one: () => ask(one), other: () => ask(other), messages }
}

it('few calls are told to the others a little later, all in one message', () => {
  const { one, other, messages } = twoProcesses(100)
  for (let call = 1; call <= 20; call++) expect(one()).toBe(call)
  expect(messages).toEqual([])
  vi.advanceTimersByTime(100)
  expect(messages).toEqual([[['asha', 20, 60_000]]])
  expect(other()).toBe(1)
  vi.advanceTimersByTime(100)
  expect(other()).toBe(22)
})

it('near the limit every call of every process is counted at once', () => {
  const { one, other } = twoProcesses(100)
  for (let call = 1; call <= 50; call++) one()
  for (let call = 1; call <= 50; call++) other()
  expect(one()).toBe(51)
  expect(other()).toBe(102)
  expect(one()).toBe(103)
  vi.advanceTimersByTime(60_000)
  expect(one()).toBe(1)
})

import { expect, it } from 'vitest'
import { createCounters } from './shared-counters'

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

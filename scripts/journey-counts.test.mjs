import { expect, it } from 'vitest'
import { journeyCounts } from './journey-counts.mjs'

it('counts the journeys that passed and those that failed', () => {
  const counts = journeyCounts({ stats: { expected: 2, unexpected: 1, flaky: 0, skipped: 0 }, errors: [] })
  expect(counts).toEqual({ passed: 2, failed: 1 })
})

it('counts what went wrong outside of any journey', () => {
  const counts = journeyCounts({ stats: { expected: 0, unexpected: 0 }, errors: [{ message: 'no server' }] })
  expect(counts).toEqual({ passed: 0, failed: 1 })
})

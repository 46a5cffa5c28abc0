import { expect, it } from 'vitest'
import { journeyCounts } from './journey-counts.mjs'

const spec = (title, status) => ({ title, file: 'tags/tags.spec.ts', line: 7, tests: [{ status }] })

it('counts a journey that passed at its second attempt and names it', () => {
  const counts = journeyCounts({
    stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [],
    suites: [
      {
        specs: [spec('a tag is added', 'expected')],
        suites: [{ specs: [spec('a tag is deleted', 'flaky'), spec('a tag is found', 'unexpected')] }],
      },
      { specs: [spec('a tag is shown', 'expected')] },
    ],
  })
  expect(counts).toEqual({
    passed: 3,
    failed: 1,
    remarks: ['passed at the second attempt: tags/tags.spec.ts:7 a tag is deleted'],
  })
})

it('counts what went wrong outside of any journey', () => {
  const counts = journeyCounts({
    stats: { expected: 0, unexpected: 0, flaky: 0 },
    errors: [{ message: 'no server' }],
    suites: [],
  })
  expect(counts).toEqual({ passed: 0, failed: 1, remarks: [] })
})

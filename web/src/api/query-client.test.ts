import { describe, expect, it } from 'vitest'
import { CallFailed } from './call-failed'
import { shouldRetry } from './query-client'

const failed = (status: number) => new CallFailed({ status, code: 'x', message: 'x' })

describe('trying again', () => {
  it('is done twice for what may pass by itself', () => {
    for (const status of [0, 500, 503]) {
      expect(shouldRetry(1, failed(status))).toBe(true)
      expect(shouldRetry(2, failed(status))).toBe(false)
    }
  })

  it('is not done after a refusal', () => {
    for (const status of [400, 401, 403, 404, 429]) expect(shouldRetry(0, failed(status))).toBe(false)
  })
})

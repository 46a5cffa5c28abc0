import { describe, expect, it } from 'vitest'
import { nextRun } from './cron'

const next = (cron: string, after: string) => nextRun(cron, new Date(after)).toISOString()

describe('a schedule of five fields', () => {
  it('names the next minute, never the present one', () => {
    expect(next('* * * * *', '2026-03-01T10:00:00Z')).toBe('2026-03-01T10:01:00.000Z')
    expect(next('17 3 * * *', '2026-03-01T03:16:59Z')).toBe('2026-03-01T03:17:00.000Z')
    expect(next('17 3 * * *', '2026-03-01T03:17:00Z')).toBe('2026-03-02T03:17:00.000Z')
  })

  it('knows steps, ranges and lists', () => {
    expect(next('*/10 * * * *', '2026-03-01T10:09:30Z')).toBe('2026-03-01T10:10:00.000Z')
    expect(next('5/20 9-17 * * *', '2026-03-01T17:50:00Z')).toBe('2026-03-02T09:05:00.000Z')
    expect(next('30,0 8 * * 1-5', '2026-03-06T08:30:00Z')).toBe('2026-03-09T08:00:00.000Z')
  })

  it('finds the ends of months and leap days', () => {
    expect(next('0 0 31 * *', '2026-04-01T00:00:00Z')).toBe('2026-05-31T00:00:00.000Z')
    expect(next('0 0 29 2 *', '2026-01-01T00:00:00Z')).toBe('2028-02-29T00:00:00.000Z')
  })

  it('takes either day where both are named', () => {
    expect(next('0 0 13 * 5', '2026-03-01T00:00:00Z')).toBe('2026-03-06T00:00:00.000Z')
    expect(next('0 0 13 * 5', '2026-03-06T00:00:00Z')).toBe('2026-03-13T00:00:00.000Z')
  })

  it.each([
    '',
    '* * * *',
    '60 * * * *',
    '* 24 * * *',
    '5-2 * * * *',
    '*/0 * * * *',
    'a * * * *',
    '0 0 30 2 *',
  ])('refuses "%s"', (cron) => {
    expect(() => nextRun(cron, new Date('2026-03-01T00:00:00Z'))).toThrow()
  })
})

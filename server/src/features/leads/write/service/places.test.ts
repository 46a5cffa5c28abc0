import { describe, expect, it } from 'vitest'
import { createPlaces, raised } from './places'

describe('a position at the top', () => {
  it.each([
    ['1773122400', 1, '1773122400.000001'],
    ['1773122400.123', 877_000, '1773122401'],
    ['1773122400.99999950001', 1, '1773122401.00000050001'],
    ['1773122400.5', 5_000, '1773122400.505'],
  ])('%s raised by %i is %s', (position, by, expected) => expect(raised(position, by)).toBe(expected))

  it('rises with every lead that arrives in the same stage', () => {
    const place = createPlaces({ a: '1773122400.5', b: '1773122400' })
    expect([place('a'), place('b'), place('a'), place('a')]).toEqual([
      '1773122400.5',
      '1773122400',
      '1773122400.500001',
      '1773122400.500002',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { createRandom } from './random'

const draw = (seed: number, stream: number, count: number) => {
  const random = createRandom(seed, stream)
  return Array.from({ length: count }, () => random.next())
}

describe('createRandom', () => {
  it('repeats itself for the same seed and stream only', () => {
    expect(draw(7, 0, 20)).toEqual(draw(7, 0, 20))
    expect(draw(7, 1, 20)).not.toEqual(draw(7, 0, 20))
    expect(draw(8, 0, 20)).not.toEqual(draw(7, 0, 20))
  })

  it('is even over its range and over neighbouring streams', () => {
    const first = Array.from({ length: 10_000 }, (_, stream) => draw(7, stream, 1)[0] ?? 0)
    for (const numbers of [draw(7, 0, 10_000), first]) {
      const tenths = Array.from(
        { length: 10 },
        (_, tenth) => numbers.filter((n) => Math.floor(n * 10) === tenth).length,
      )
      expect(Math.min(...tenths)).toBeGreaterThan(850)
      expect(Math.max(...tenths)).toBeLessThan(1150)
    }
  })

  it('keeps to the ends, the items and the weights it is given', () => {
    const random = createRandom(7, 0)
    const whole = new Set(Array.from({ length: 500 }, () => random.between(-1, 2)))
    const weighted = Array.from({ length: 1000 }, () =>
      random.weighted([
        ['often', 9],
        ['seldom', 1],
        ['never', 0],
      ]),
    )
    expect([...whole].sort((a, b) => a - b)).toEqual([-1, 0, 1, 2])
    expect(weighted).not.toContain('never')
    expect(weighted.filter((item) => item === 'seldom').length).toBeLessThan(200)
    expect(weighted).toContain('seldom')
  })
})

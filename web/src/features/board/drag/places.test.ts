import { describe, expect, it } from 'vitest'
import { stepAtEdge } from './edge-scroll'
import { indexOf, placeAt, placeOf, stepFrom } from './places'

const columns = [
  { stageId: 'a', cardIds: ['1', '2', '3'] },
  { stageId: 'b', cardIds: ['4'] },
  { stageId: 'c', cardIds: [] },
]
const [a] = columns as [(typeof columns)[0]]

describe('places of a column', () => {
  it('are counted without the card that is moved', () => {
    expect(placeOf(a, '2')).toEqual({ stageId: 'a', afterId: '1' })
    expect(placeOf(a, '1')).toEqual({ stageId: 'a', afterId: undefined })
    expect(placeAt(a, '2', 2)).toEqual({ stageId: 'a', afterId: '3' })
    expect(indexOf(a, '2', { stageId: 'a', afterId: '3' })).toBe(2)
  })

  it('are gone through with the arrows, and end at the edges', () => {
    const from = placeOf(a, '2')
    expect(stepFrom(columns, '2', from, 'ArrowDown')).toEqual({ stageId: 'a', afterId: '3' })
    const top = stepFrom(columns, '2', from, 'ArrowUp')
    expect(top).toEqual({ stageId: 'a', afterId: undefined })
    expect(stepFrom(columns, '2', top, 'ArrowUp')).toEqual(top)
    expect(stepFrom(columns, '2', top, 'ArrowLeft')).toEqual(top)
    const beside = stepFrom(columns, '2', { stageId: 'a', afterId: '3' }, 'ArrowRight')
    expect(beside).toEqual({ stageId: 'b', afterId: '4' })
    const empty = stepFrom(columns, '2', beside, 'ArrowRight')
    expect(empty).toEqual({ stageId: 'c', afterId: undefined })
    expect(stepFrom(columns, '2', empty, 'ArrowDown')).toEqual(empty)
  })
})

it('the nearer the edge, the faster it scrolls; not at all in the middle', () => {
  expect(stepAtEdge(500, 0, 1000)).toBe(0)
  expect(stepAtEdge(950, 0, 1000)).toBeGreaterThan(0)
  expect(stepAtEdge(999, 0, 1000)).toBeGreaterThan(stepAtEdge(950, 0, 1000))
  expect(stepAtEdge(2, 0, 1000)).toBeLessThan(0)
})

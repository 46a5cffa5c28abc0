import { expect, it } from 'vitest'
import { stageColour } from './stage-colour'

it('L-025 P-014 S-014 nine colours in turn: the tenth stage wears the first one again', () => {
  expect([1, 2, 8, 9, 10, 18, 19].map(stageColour)).toEqual([1, 2, 8, 9, 1, 9, 1])
  expect(stageColour(0)).toBe(1)
})

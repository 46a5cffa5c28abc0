import { expect, it } from 'vitest'
import { stageColour } from './stage-colour'

it('L-025 P-014 S-014 nine colours in turn: the tenth stage that was made wears the first one again', () => {
  const colourOf = (ordinal: number) => stageColour({ ordinal })
  expect([1, 2, 8, 9, 10, 18, 19].map(colourOf)).toEqual([1, 2, 8, 9, 1, 9, 1])
  expect(colourOf(0)).toBe(1)
})

it('L-025 P-014 a stage keeps its colour wherever it stands', () => {
  expect(stageColour({ ordinal: 3, sequence: 7 })).toBe(3)
  expect(stageColour({ ordinal: undefined, sequence: 7 })).toBe(7)
})

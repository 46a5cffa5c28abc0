import { expect, it } from 'vitest'
import { withRoom } from './label-room'

const at = (name: string, x: number, y: number) => ({ name, x, y })
const names = (labels: { name: string }[]) => labels.map(({ name }) => name)

it('keeps the first of names that would cover each other', () => {
  expect(names(withRoom([at('Delhi', 100, 100), at('New Delhi', 110, 104), at('Noida', 100, 140)]))).toEqual([
    'Delhi',
    'Noida',
  ])
})

it('gives a long name the room it needs', () => {
  const [long, beside] = [at('Thiruvananthapuram', 0, 0), at('Kollam', 100, 0)]
  expect(names(withRoom([long, beside]))).toEqual(['Thiruvananthapuram'])
  expect(names(withRoom([at('Goa', 0, 0), beside]))).toEqual(['Goa', 'Kollam'])
})

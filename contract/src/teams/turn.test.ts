import { describe, expect, it } from 'vitest'
import { inOrderOfTurn, limitOf, nextInTurn, type TurnPlace } from './turn'

const people = [
  { id: 'a', weight: 1 },
  { id: 'b', weight: 3 },
  { id: 'c', weight: 1 },
]

const next = (number: number, place: TurnPlace = { last: null, count: 1 }, those = people) => {
  let at = place
  return Array.from({ length: number }, () => {
    at = nextInTurn(those, at)
    return at.last
  }).join('')
}

describe('S-074 the turn', () => {
  it('gives each as many in a row as their weight, round after round', () =>
    expect(next(10)).toBe('abbbcabbbc'))

  it('goes on where it was, also after somebody who has left', () => {
    expect(next(3, { last: 'b', count: 2 })).toBe('bca')
    expect(next(2, { last: 'bb', count: 1 })).toBe('ca')
    expect(next(2, { last: 'd', count: 1 })).toBe('ab')
  })

  it('a smaller weight counts at once', () =>
    expect(
      next(
        2,
        { last: 'b', count: 2 },
        people.map((one) => ({ ...one, weight: 1 })),
      ),
    ).toBe('ca'))

  it('is shown with the next one first', () => {
    const order = (place: TurnPlace) =>
      inOrderOfTurn(people, place)
        .map(({ id }) => id)
        .join('')
    expect([order({ last: null, count: 1 }), order({ last: 'b', count: 1 })]).toEqual(['abc', 'bca'])
    expect([order({ last: 'b', count: 3 }), order({ last: 'c', count: 1 })]).toEqual(['cab', 'abc'])
    expect(inOrderOfTurn([], { last: null, count: 1 })).toEqual([])
  })
})

describe('which limit a lead falls under', () => {
  const limits = [
    { by: 'source' as const, value: 'Google Ads', id: 1 },
    { by: 'city' as const, value: 'Pune', id: 2 },
  ]
  it('the first that fits, however it is written', () => {
    expect(limitOf(limits, { source: ' google  ads', city: 'Pune' })?.id).toBe(1)
    expect(limitOf(limits, { source: 'Referral', city: 'PUNE' })?.id).toBe(2)
    expect(limitOf(limits, { source: null, city: 'Mumbai' })).toBeUndefined()
    expect(limitOf(limits, {})).toBeUndefined()
  })
  it('all leads', () =>
    expect(limitOf([...limits, { by: 'all' as const, value: '', id: 3 }], {})?.id).toBe(3))
})

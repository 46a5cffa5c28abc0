import { teamLines } from '@foyer/contract/analytics/team-day'
import { expect, it } from 'vitest'
import { callsQuery } from './calls-of-person'

const calls = {
  calls: 1,
  connected: 0,
  interested: 0,
  followUp: 0,
  noResponse: 0,
  notInterested: 0,
  repeated: 0,
}
const row = (number: number) => ({
  person: { id: `id-${number}`, fullName: `Person ${number}`, presence: 'here' as const },
  overdue: 0,
  untouched: 0,
  still: 0,
  calls,
  response: { leads: 0, answered: 0, averageMinutes: undefined },
})

it('Sales floor the calls of all together can be opened in a firm of any size', () => {
  const peopleOf = (count: number) => {
    const line = teamLines(
      Array.from({ length: count }, (_, at) => row(at)),
      { nobody: '', total: '' },
    ).at(-1)
    if (!line) throw new Error('no line')
    return callsQuery({ figure: 'calls', line }, { today: '2026-11-19', isWhole: true }).query.people
  }
  expect(peopleOf(200)).toHaveLength(200)
  expect(peopleOf(201)).toEqual([])
})
